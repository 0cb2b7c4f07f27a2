import { COMMENTS_PER_HOUR } from '@meowtale/contracts';
import {
  addStoreCommentInput,
  delStoreCommentInput,
  setStoreCommentInput,
  storeCommentQuery,
} from '@meowtale/contracts/inputs/catalog/comment';
import { DomainError, inTransaction, parseInput, parseQuery, type UserActor, withIdempotency } from '@meowtale/service-kit';
import { validate as isUuid, v7 as uuidv7 } from 'uuid';
import type { Db } from '../../database.ts';
import { cursorOf, type Page, type PageRange, toPage, toPageRange } from '../../list-page.ts';
import { notifyOfComment } from '../../people/notices/service.ts';
import { requireNotSuspended } from '../../people/standing/service.ts';
import { countComment, requireReleased } from '../../publishing/listings/model.ts';
import { isRepeat } from '../../seen-revision.ts';
import type { Works } from '../../works.ts';
import { TooManyPerHour } from './errors.ts';
import { requireDeletable, requireShown, requireThread, requireWriter } from './policy.ts';
import { closeReplyReports } from './reports-repository.ts';
import type { CommentRow, ListedComment } from './repository.ts';
import * as comments from './repository.ts';
import { type StoreComment, toViews } from './views.ts';

/** With buyers first a cursor consists of group and time. */
const BUYERS_CURSOR = /^[01] \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/**
 * Returns the comments of a released listing, or with `parent_uuid` the replies to one of them; by default comments are newest first and
 * replies oldest first (SPEC §7). Deleted and hidden comments are left out, and their replies with them.
 * @throws StoreNotFound; CommentNotFound; DomainError `input/invalid`
 */
export async function findComments(
  db: Db,
  works: Works,
  args: { store_id: string; parent_uuid?: string | null; q?: unknown },
): Promise<Page<StoreComment>> {
  const query = parseQuery(storeCommentQuery, args.q);
  const storeUuid = await requireReleased(db, args.store_id);
  const parentUuid = args.parent_uuid ?? null;
  if (parentUuid) requireThread(storeUuid, isUuid(parentUuid) ? await comments.findComment(db, parentUuid) : undefined);
  const order = query.orderField ?? (parentUuid ? 'created_at-asc' : 'created_at-desc');
  const range = toPageRange(query, order === 'buyers-desc' ? 'text' : 'time');
  if (order === 'buyers-desc') requireBuyersCursor(range);
  const filter = { storeUuid, parentUuid };
  const [rows, total] = await Promise.all([comments.listComments(db, filter, order, range), comments.countComments(db, filter)]);
  const cursor = (row: ListedComment) => cursorOf(order === 'buyers-desc' ? comments.buyersCursor(row) : row.created_at, row.uuid);
  return toPage(rows, { query, range, total, cursor }, await toViews(db, works, storeUuid, rows.slice(0, range.limit)));
}

function requireBuyersCursor({ after }: PageRange): void {
  const [, time = ''] = String(after?.value).split(' ');
  if (!after || (BUYERS_CURSOR.test(String(after.value)) && !Number.isNaN(Date.parse(time)))) return;
  throw new DomainError('input/invalid', { fields: [{ path: 'q.after', key: 'invalid.cursor' }] });
}

/**
 * Adds a comment to a released listing, or a reply to one, once for each `idempotency_key`. `comment_count` counts comments without
 * replies; a reply notifies the comment's writer.
 * @throws StoreNotFound; CommentNotFound for the one to reply to; TooManyPerHour; DomainError `input/invalid`, `auth/suspended`,
 *   `idempotency/conflict` for a key that was used with another input
 */
export async function addComment(db: Db, works: Works, actor: UserActor, args: unknown): Promise<StoreComment> {
  const { idempotency_key: key, ...input } = parseInput(addStoreCommentInput, args);
  const { store_id, comment, is_spoiler, parent_uuid } = input;
  const row = await inTransaction(db, async (tx) => {
    const storeUuid = await requireReleased(tx, store_id);
    await requireNotSuspended(tx, actor);
    const add = () => insertComment(tx, actor, { ...input, store_id: storeUuid });
    // Optional fields are left out unless set, so that a repeat of a request from before they existed is recognized.
    const request = { store_id, comment, ...(is_spoiler && { is_spoiler }), ...(parent_uuid && { parent_uuid }) };
    const uuid = key ? await withIdempotency(tx, { scope: `addStoreComment:${actor.uuid}`, key, request }, add) : await add();
    const added = await comments.findComment(tx, uuid);
    return requireShown(added, await comments.shareParent(tx, added));
  });
  return onlyView(db, works, row);
}

interface NewComment {
  store_id: string;
  parent_uuid?: string | null | undefined;
  comment: string;
  is_spoiler: boolean;
}

async function insertComment(tx: Db, actor: UserActor, { store_id, parent_uuid, comment, is_spoiler }: NewComment): Promise<string> {
  const minutes = await comments.waitMinutes(tx, 'store_comments', { userUuid: actor.uuid, maximum: COMMENTS_PER_HOUR });
  if (minutes > 0) throw new TooManyPerHour('comment', { maximum: COMMENTS_PER_HOUR, minutes });
  const parent = parent_uuid ? requireThread(store_id, await comments.shareComment(tx, parent_uuid)) : null;
  const uuid = uuidv7();
  const row = { uuid, store_uuid: store_id, user_uuid: actor.uuid, parent_uuid: parent?.uuid ?? null, comment, is_spoiler };
  await comments.insertComment(tx, row);
  if (!parent) await countComment(tx, store_id, 1);
  else if (parent.user_uuid !== actor.uuid)
    await notifyOfComment(tx, { key: 'comment-reply', storeUuid: store_id, to: parent.user_uuid, details: { who_uuid: actor.uuid } });
  return uuid;
}

/**
 * Changes the caller's own comment.
 * @throws CommentNotFound; DomainError `input/invalid`, `auth/suspended`, `input/conflict` when it was changed since `revision`
 */
export async function setComment(db: Db, works: Works, actor: UserActor, args: unknown): Promise<StoreComment> {
  const { uuid, comment, is_spoiler, revision: seen } = parseInput(setStoreCommentInput, args);
  const change = { comment, ...(is_spoiler != null && { is_spoiler }) };
  const row = await inTransaction(db, async (tx) => {
    const locked = await comments.lockComment(tx, uuid);
    const current = requireWriter(actor, locked, await comments.shareParent(tx, locked));
    await requireNotSuspended(tx, actor);
    const { revision, updated_at } = current;
    const toState = () => ({ revision, comment: current.comment, is_spoiler: current.is_spoiler, updated_at });
    if (isRepeat(current, change, { seen, current: revision, toState })) return current;
    return comments.changeComment(tx, uuid, change);
  });
  return onlyView(db, works, row);
}

/**
 * Deletes the caller's own comment and its text; its replies are no longer shown, and reports on them are closed.
 * @throws CommentNotFound; DomainError `input/invalid`
 */
export function delComment(db: Db, actor: UserActor, args: unknown): Promise<boolean> {
  const { uuid } = parseInput(delStoreCommentInput, args);
  return inTransaction(db, async (tx) => {
    const row = requireDeletable(actor, await comments.lockComment(tx, uuid));
    await comments.eraseComment(tx, uuid);
    await closeReplyReports(tx, uuid);
    if (!row.parent_uuid && !row.hidden_at) await countComment(tx, row.store_uuid, -1);
    return true;
  });
}

async function onlyView(db: Db, works: Works, row: CommentRow): Promise<StoreComment> {
  const [view] = await toViews(db, works, row.store_uuid, [row]);
  if (!view) throw new Error(`comment ${row.uuid} has no writer`);
  return view;
}
