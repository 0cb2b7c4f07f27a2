import { REPLIES_SHOWN } from '@meowtale/contracts';
import type { Db } from '../../database.ts';
import { findPublicPeople, type UserPublic } from '../../people/people/model.ts';
import type { Works } from '../../works.ts';
import { findBuyers } from '../entitlements/service.ts';
import { type CommentRow, countReplies, listReplies } from './repository.ts';

/** GraphQL's StoreComment. */
export interface StoreComment {
  uuid: string;
  store_id: string;
  parent_uuid: string | null;
  user: UserPublic;
  comment: string;
  is_spoiler: boolean;
  is_buyer: boolean;
  reply_count: number;
  replies: StoreComment[];
  created_at: Date;
  updated_at: Date;
  revision: number;
}

/** Returns comments of one listing with their writers and first replies, in a fixed number of queries. */
export async function toViews(db: Db, works: Works, storeUuid: string, rows: readonly CommentRow[]): Promise<StoreComment[]> {
  const parents = rows.filter(({ parent_uuid }) => parent_uuid === null).map(({ uuid }) => uuid);
  const [replies, counts] =
    parents.length > 0 ? await Promise.all([listReplies(db, parents, REPLIES_SHOWN), countReplies(db, parents)]) : [[], new Map()];
  const writers = [...rows, ...replies].map((row) => row.user_uuid);
  const [people, buyers] = await Promise.all([findPublicPeople(db, works, writers), findBuyers(db, storeUuid, writers)]);
  const ofParent = Map.groupBy(replies, ({ parent_uuid }) => parent_uuid);

  function toView(row: CommentRow): StoreComment[] {
    const { uuid, parent_uuid, comment, is_spoiler, created_at, updated_at, revision, user_uuid } = row;
    const user = people.get(user_uuid);
    if (!user) return [];
    const fields = { uuid, parent_uuid, comment, is_spoiler, created_at, updated_at, revision };
    const thread = { reply_count: counts.get(uuid) ?? 0, replies: (ofParent.get(uuid) ?? []).flatMap(toView) };
    return [{ ...fields, ...thread, store_id: storeUuid, user, is_buyer: buyers.has(user_uuid) }];
  }
  return rows.flatMap(toView);
}
