import { storeLikeInput } from '@meowtale/contracts/inputs/catalog/like';
import { inTransaction, parseInput, type UserActor } from '@meowtale/service-kit';
import type { Db } from '../../database.ts';
import { countLike, findStats, requireReleased } from '../../publishing/listings/model.ts';
import * as likes from './repository.ts';

/** GraphQL's StoreLike. */
export interface StoreLike {
  store_id: string;
  liked: boolean;
  like_count: number;
}

/** Returns whether the caller likes a released listing, and the number of likes. @throws StoreNotFound; DomainError `input/invalid` */
export async function findLike(db: Db, actor: UserActor, args: unknown): Promise<StoreLike> {
  const { store_id } = parseInput(storeLikeInput, args);
  const store_uuid = await requireReleased(db, store_id);
  const like = await likes.findLike(db, { store_uuid, user_uuid: actor.uuid });
  return { store_id, liked: like !== undefined, like_count: await countOf(db, store_id) };
}

/** Likes a released listing, once per person; its creator may like it too. @throws StoreNotFound; DomainError `input/invalid` */
export function addLike(db: Db, actor: UserActor, args: unknown): Promise<StoreLike> {
  const { store_id } = parseInput(storeLikeInput, args);
  return inTransaction(db, async (tx) => {
    const store_uuid = await requireReleased(tx, store_id);
    if (await likes.insertLike(tx, { store_uuid, user_uuid: actor.uuid })) await countLike(tx, store_uuid, 1);
    return { store_id, liked: true, like_count: await countOf(tx, store_uuid) };
  });
}

/** Removes a like. @throws StoreNotFound; DomainError `input/invalid` */
export function delLike(db: Db, actor: UserActor, args: unknown): Promise<StoreLike> {
  const { store_id } = parseInput(storeLikeInput, args);
  return inTransaction(db, async (tx) => {
    const store_uuid = await requireReleased(tx, store_id);
    if (await likes.deleteLike(tx, { store_uuid, user_uuid: actor.uuid })) await countLike(tx, store_uuid, -1);
    return { store_id, liked: false, like_count: await countOf(tx, store_uuid) };
  });
}

async function countOf(db: Db, storeUuid: string): Promise<number> {
  const [stats] = await findStats(db, [storeUuid]);
  return stats?.like_count ?? 0;
}
