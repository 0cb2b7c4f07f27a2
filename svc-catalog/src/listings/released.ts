import { validate as isUuid } from 'uuid';
import type { Db } from '../database.ts';
import { StoreNotFound } from '../submits/errors.ts';
import { findReleased } from './repository.ts';

export { countComment, countLike, findStats } from './repository.ts';

/** The uuid of a listing that anybody may see, also when it is off sale. @throws StoreNotFound for what isn't out */
export async function requireReleased(db: Db, storeUuid: string): Promise<string> {
  const [listing] = isUuid(storeUuid) ? await findReleased(db, [storeUuid]) : [];
  if (!listing) throw new StoreNotFound();
  return listing.store_uuid;
}
