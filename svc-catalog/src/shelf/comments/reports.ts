import { COMMENT_REPORTS_PER_HOUR } from '@meowtale/contracts';
import {
  addStoreCommentReportInput,
  findStoreCommentReportInput,
  reviewStoreCommentInput,
} from '@meowtale/contracts/inputs/catalog/comment';
import { listQuery } from '@meowtale/contracts/inputs/catalog/listing';
import { beginning, shortened } from '@meowtale/contracts/text/characters';
import { inTransaction, parseInput, parseQuery, type UserActor } from '@meowtale/service-kit';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../database.ts';
import { recordStaffAction } from '../../desk/audit/service.ts';
import { cursorOf, type Page, toPage, toPageRange } from '../../list-page.ts';
import { notifyOfComment } from '../../people/notices/service.ts';
import { findPublicPeople, type UserPublic } from '../../people/people/model.ts';
import { requireNotSuspended } from '../../people/standing/service.ts';
import { countComment } from '../../publishing/listings/model.ts';
import type { Works } from '../../works.ts';
import type { PublicStore } from '../search/model.ts';
import { findPublicByUuids } from '../search/service.ts';
import { CommentDecided, CommentNotFound, TooManyPerHour } from './errors.ts';
import { requireOthers, requireShown } from './policy.ts';
import * as reports from './reports-repository.ts';
import { type CommentRow, findWords, lockComment, setHidden, shareComment, shareParent, waitMinutes } from './repository.ts';

/** Reports returned with a comment; staff need no more to decide. */
const REPORTS_SHOWN = 20;
/** Characters of a comment that the audit log shows as the subject's name. */
const SUBJECT_MAX = 100;
/** Characters returned of the comment that a reported one replies to. */
const PARENT_WORDS_MAX = 120;

/** GraphQL's ReportedComment. */
export interface ReportedComment {
  uuid: string;
  store_id: string;
  store: PublicStore | null;
  parent_words: string | null;
  user: UserPublic | null;
  comment: string;
  is_deleted: boolean;
  hidden_at: Date | null;
  created_at: Date;
  report_count: number;
  reports: (Pick<reports.ReportRow, 'uuid' | 'reason' | 'memo' | 'words' | 'created_at'> & { user: UserPublic | null })[];
}

/**
 * Reports another person's comment to staff; a repeated report replaces an open one.
 * @throws CommentNotFound; TooManyPerHour; DomainError `auth/forbidden` for the caller's own, `auth/suspended`, `input/invalid`
 */
export function addReport(db: Db, actor: UserActor, args: unknown): Promise<boolean> {
  const { uuid, reason, memo } = parseInput(addStoreCommentReportInput, args);
  return inTransaction(db, async (tx) => {
    const found = await shareComment(tx, uuid);
    const row = requireShown(found, await shareParent(tx, found));
    requireOthers(actor, row);
    await requireNotSuspended(tx, actor);
    const minutes = await waitMinutes(tx, 'comment_reports', { userUuid: actor.uuid, maximum: COMMENT_REPORTS_PER_HOUR });
    if (minutes > 0) throw new TooManyPerHour('reason', { maximum: COMMENT_REPORTS_PER_HOUR, minutes });
    const report = { uuid: uuidv7(), comment_uuid: uuid, user_uuid: actor.uuid, reason, memo, words: row.comment };
    await reports.insertReport(tx, report, row.updated_at);
    return true;
  });
}

/** Returns comments with open reports, the longest waiting first, or those that staff hid. @throws DomainError `input/invalid` */
export async function findReported(db: Db, works: Works, args: { q?: unknown }): Promise<Page<ReportedComment>> {
  const { state } = parseInput(findStoreCommentReportInput, args);
  const query = parseQuery(listQuery, args.q);
  const range = toPageRange({ ...query, after: null }, 'time');
  const [rows, total] = await (state === 'open'
    ? Promise.all([reports.listReported(db, range), reports.countReported(db)])
    : Promise.all([reports.listHidden(db, range), reports.countHidden(db)]));
  const cursor = (row: CommentRow) => cursorOf(row.created_at, row.uuid);
  return toPage(rows, { query, range, total, cursor }, await toReported(db, works, rows.slice(0, range.limit)));
}

/** Returns comments with what staff need to decide, in a fixed number of queries. */
async function toReported(db: Db, works: Works, rows: readonly CommentRow[]): Promise<ReportedComment[]> {
  const uuids = rows.map(({ uuid }) => uuid);
  const [found, parents, listings] = await Promise.all([
    reports.findReports(db, uuids, REPORTS_SHOWN),
    findWords(
      db,
      rows.flatMap(({ parent_uuid }) => parent_uuid ?? []),
    ),
    findPublicByUuids(
      db,
      works,
      rows.map(({ store_uuid }) => store_uuid),
    ),
  ]);
  const stores = new Map(listings.map((store) => [store.uuid, store]));
  const people = await findPublicPeople(
    db,
    works,
    [...rows, ...found].map(({ user_uuid }) => user_uuid),
  );
  const byComment = Map.groupBy(found, ({ comment_uuid }) => comment_uuid);
  return rows.map(({ uuid, store_uuid, user_uuid, parent_uuid, comment, deleted_at, hidden_at, created_at }) => {
    const ofIt = byComment.get(uuid) ?? [];
    return {
      ...{ uuid, store_id: store_uuid, comment, hidden_at, created_at },
      store: stores.get(store_uuid) ?? null,
      parent_words: parent_uuid && shortened(parents.get(parent_uuid) ?? '', PARENT_WORDS_MAX),
      is_deleted: deleted_at !== null,
      user: people.get(user_uuid) ?? null,
      report_count: Number(ofIt[0]?.total ?? 0),
      reports: ofIt.map((report) => ({ ...report, user: people.get(report.user_uuid) ?? null })),
    };
  });
}

/**
 * Hides a comment, dismisses its reports, or shows it again, and adds an audit entry; a deleted comment can only be dismissed. Hiding
 * notifies the writer with the reason, and closes the reports on the comment and on its replies, which no page shows then. Showing opens
 * the reports on the replies again.
 * @throws CommentNotFound; CommentDecided; DomainError `auth/forbidden` for the caller's own comment, `input/invalid`
 */
export function reviewComment(db: Db, staff: UserActor, args: unknown): Promise<boolean> {
  const { uuid, action, reason } = parseInput(reviewStoreCommentInput, args);
  return inTransaction(db, async (tx) => {
    const row = await lockComment(tx, uuid);
    if (!row) throw new CommentNotFound();
    requireOthers(staff, row);
    // No page shows a deleted comment, so it can't be hidden or shown again.
    if (row.deleted_at && action !== 'dismiss') throw new CommentDecided();
    const closed = action === 'show' ? 0 : await reports.closeReports(tx, uuid);
    if (action === 'dismiss' ? closed === 0 : (action === 'show') !== (row.hidden_at !== null)) throw new CommentDecided();
    if (action !== 'dismiss') await applyHidden(tx, row, { isHidden: action === 'hide', reason });
    const text = row.deleted_at ? await reports.findReportedWords(tx, uuid) : row.comment;
    const subject = { type: 'comment', uuid, name: beginning(text, SUBJECT_MAX) };
    const details = { store_id: row.store_uuid };
    await recordStaffAction(tx, { actorUuid: staff.uuid, action: `comment-${action}`, subject, reason, details });
    return true;
  });
}

async function applyHidden(tx: Db, row: CommentRow, { isHidden, reason }: { isHidden: boolean; reason: string }): Promise<void> {
  await setHidden(tx, row.uuid, isHidden);
  if (isHidden) await reports.closeReplyReports(tx, row.uuid);
  else if (row.hidden_at) await reports.reopenReplyReports(tx, row.uuid, row.hidden_at);
  if (!row.parent_uuid) await countComment(tx, row.store_uuid, isHidden ? -1 : 1);
  const notice = { storeUuid: row.store_uuid, to: row.user_uuid, details: { text: reason } };
  if (isHidden) await notifyOfComment(tx, { ...notice, key: 'comment-hidden' });
}
