import { validate as isUuid } from 'uuid';
import type { Db } from '../database.ts';
import { StoreNotFound } from '../submits/errors.ts';
import { findSubmit, type SubmitRow } from '../submits/submissions.ts';
import { findReleased } from './repository.ts';

export { countComment, countLike, findStats } from './repository.ts';

/** The uuid of a listing that anybody may see, also when it is off sale. @throws StoreNotFound for what isn't out */
export async function requireReleased(db: Db, storeUuid: string): Promise<string> {
  const [listing] = isUuid(storeUuid) ? await findReleased(db, [storeUuid]) : [];
  if (!listing) throw new StoreNotFound();
  return listing.store_uuid;
}

/** The version before the public, of a listing that is out. */
export async function findReleasedSubmit(db: Db, storeUuid: string): Promise<SubmitRow | undefined> {
  const [listing] = await findReleased(db, [storeUuid]);
  return listing && findSubmit(db, listing.submit_uuid);
}
