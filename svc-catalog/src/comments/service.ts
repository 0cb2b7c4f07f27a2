import { COMMENTS_PER_HOUR } from '@meowtale/contracts';
import { addStoreCommentInput, setStoreCommentInput } from '@meowtale/contracts/inputs/catalog/comment';
import { newestFirstQuery } from '@meowtale/contracts/inputs/catalog/listing';
import { inTransaction, parseInput, type UserActor, withIdempotency } from '@meowtale/service-kit';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../database.ts';
import { cursorOf, type Page, toPage, toStretch } from '../list-page.ts';
import { countComment, requireReleased } from '../listings/released.ts';
import { findPublicPeople, type UserPublic } from '../people/public-view.ts';
import { findBuyers } from '../play/service.ts';
import { requireNotSuspended } from '../standing/standing.ts';
import type { Works } from '../works.ts';
import { TooManyComments } from './errors.ts';
import { requireWriter } from './policy.ts';
import type { CommentRow } from './repository.ts';
import * as comments from './repository.ts';

/** GraphQL's StoreComment. */
export interface StoreComment {
  uuid: string;
  store_id: string;
  user: UserPublic;
  comment: string;
  is_spoiler: boolean;
  is_buyer: boolean;
  created_at: Date;
  updated_at: Date;
}

/**
 * What people say of a released listing, the newest first unless asked otherwise (SPEC §7).
 * @throws StoreNotFound; DomainError `input/invalid`
 */
export async function findComments(db: Db, works: Works, args: { store_id: string; q?: unknown }): Promise<Page<StoreComment>> {
  const query = parseInput(newestFirstQuery, args.q ?? {});
  const storeUuid = await requireReleased(db, args.store_id);
  const stretch = toStretch(query, 'time');
  const direction = query.orderField === 'created_at-asc' ? 'asc' : 'desc';
  const [rows, total] = await Promise.all([
    comments.listComments(db, storeUuid, direction, stretch),
    comments.countComments(db, storeUuid),
  ]);
  const cursor = (row: CommentRow) => cursorOf(row.created_at, row.uuid);
  return toPage(rows, { query, stretch, total, cursor }, await toViews(db, works, storeUuid, rows.slice(0, stretch.limit)));
}

/**
 * Says something of a released listing, once for each `idempotency_key`; its `comment_count` grows with it.
 * @throws StoreNotFound; TooManyComments within an hour; DomainError `input/invalid`, `idempotency/conflict` for a key that other words had
 */
export async function addComment(db: Db, works: Works, actor: UserActor, args: unknown): Promise<StoreComment> {
  const { store_id, comment, is_spoiler, idempotency_key: key } = parseInput(addStoreCommentInput, args);
  const row = await inTransaction(db, async (tx) => {
    const storeUuid = await requireReleased(tx, store_id);
    await requireNotSuspended(tx, actor);
    const say = async () => {
      if ((await comments.countRecent(tx, actor.uuid)) >= COMMENTS_PER_HOUR) throw new TooManyComments();
      const added = await comments.insertComment(tx, { uuid: uuidv7(), store_uuid: storeUuid, user_uuid: actor.uuid, comment, is_spoiler });
      await countComment(tx, storeUuid);
      return added.uuid;
    };
    // A plain comment is remembered as it always was, so that a key from before is known again.
    const request = { store_id, comment, ...(is_spoiler && { is_spoiler }) };
    const uuid = key ? await withIdempotency(tx, { scope: `addStoreComment:${actor.uuid}`, key, request }, say) : await say();
    return comments.findComment(tx, uuid);
  });
  return onlyView(db, works, row);
}

/** @throws CommentNotFound for what isn't one's own; DomainError `input/invalid` */
export async function setComment(db: Db, works: Works, actor: UserActor, args: unknown): Promise<StoreComment> {
  const { uuid, comment, is_spoiler } = parseInput(setStoreCommentInput, args);
  const row = await inTransaction(db, async (tx) => {
    requireWriter(actor, await comments.lockComment(tx, uuid));
    await requireNotSuspended(tx, actor);
    return comments.changeComment(tx, uuid, { comment, ...(is_spoiler != null && { is_spoiler }) });
  });
  return onlyView(db, works, row);
}

async function onlyView(db: Db, works: Works, row: CommentRow): Promise<StoreComment> {
  const [view] = await toViews(db, works, row.store_uuid, [row]);
  if (!view) throw new Error(`comment ${row.uuid} has no writer`);
  return view;
}

/** Comments of one store with their writers, in a fixed number of queries. */
async function toViews(db: Db, works: Works, storeUuid: string, rows: readonly CommentRow[]): Promise<StoreComment[]> {
  const writers = rows.map((row) => row.user_uuid);
  const [people, buyers] = await Promise.all([findPublicPeople(db, works, writers), findBuyers(db, storeUuid, writers)]);
  return rows.flatMap(({ store_uuid: _, user_uuid, ...said }) => {
    const user = people.get(user_uuid);
    return user ? [{ ...said, store_id: storeUuid, user, is_buyer: buyers.has(user_uuid) }] : [];
  });
}
