import type { Db } from '../../database.ts';
import { listWishes } from './repository.ts';

/** Returns the listings on a person's wishlist, the newest first. */
export async function findWished(db: Db, userUuid: string, limit: number): Promise<string[]> {
  const rows = await listWishes(db, { userUuid, storeUuid: null }, 'desc', { limit, offset: 0, after: null });
  return rows.slice(0, limit).map((row) => row.store_uuid);
}
