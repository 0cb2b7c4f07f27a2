import type { CommentReportReason } from '@meowtale/contracts';
import type { Knex } from 'knex';
import type { PageRange } from '../../list-page.ts';
import type { CommentRow } from './repository.ts';

export interface ReportRow {
  uuid: string;
  comment_uuid: string;
  user_uuid: string;
  reason: CommentReportReason;
  memo: string;
  /** The comment as it was when it was reported. */
  words: string;
  created_at: Date;
  closed_at: Date | null;
}

/** A report with how many of its comment's reports are in the same state, open or closed, which is more than are returned at once. */
export interface CountedReport extends ReportRow {
  total: string;
}

/**
 * Inserts a report. A second report by the same person replaces an open one, which keeps its place in the queue, or a closed one if the
 * comment was changed since; otherwise it changes nothing, so that a report can't reopen what staff dismissed.
 */
export const insertReport = (tx: Knex, report: Omit<ReportRow, 'created_at' | 'closed_at'>, changedAt: Date): Promise<unknown> =>
  tx.raw(
    `insert into comment_reports as r (uuid, comment_uuid, user_uuid, reason, memo, words) values (?, ?, ?, ?, ?, ?)
     on conflict (comment_uuid, user_uuid) do update
       set reason = excluded.reason, memo = excluded.memo, words = excluded.words, closed_at = null,
         created_at = case when r.closed_at is null then r.created_at else excluded.created_at end
       where r.closed_at is null or r.closed_at < ?`,
    [report.uuid, report.comment_uuid, report.user_uuid, report.reason, report.memo, report.words, changedAt],
  );

/** Lists comments with open reports, the longest waiting first; returns one more than the page's size. */
export function listReported(db: Knex, { limit, offset }: PageRange): Promise<CommentRow[]> {
  const waiting = db('comment_reports').select('comment_uuid').min({ since: 'created_at' }).whereNull('closed_at').groupBy('comment_uuid');
  return db('store_comments')
    .select('store_comments.*')
    .join(waiting.as('w'), 'w.comment_uuid', 'store_comments.uuid')
    .orderBy(['w.since', 'store_comments.uuid'])
    .limit(limit + 1)
    .offset(offset);
}

export async function countReported(db: Knex): Promise<number> {
  const row = await db('comment_reports').whereNull('closed_at').countDistinct<{ total: string }[]>({ total: 'comment_uuid' }).first();
  return Number(row?.total ?? 0);
}

/** Lists comments that staff hid and that their writers haven't deleted, the last hidden first; returns one more than the page's size. */
export const listHidden = (db: Knex, { limit, offset }: PageRange): Promise<CommentRow[]> =>
  db<CommentRow>('store_comments')
    .whereNotNull('hidden_at')
    .whereNull('deleted_at')
    .orderBy([
      { column: 'hidden_at', order: 'desc' },
      { column: 'uuid', order: 'desc' },
    ])
    .limit(limit + 1)
    .offset(offset);

export async function countHidden(db: Knex): Promise<number> {
  const row = await db('store_comments')
    .whereNotNull('hidden_at')
    .whereNull('deleted_at')
    .count<{ total: string }[]>({ total: '*' })
    .first();
  return Number(row?.total ?? 0);
}

/** Returns the reports of these comments, the newest first: at most `most` of each, and the open ones alone while there are any. */
export async function findReports(db: Knex, commentUuids: readonly string[], most: number): Promise<CountedReport[]> {
  const { rows } = await db.raw<{ rows: CountedReport[] }>(
    `select report.* from unnest(cast(? as uuid[])) c, lateral (
       select *, count(*) over () as total from comment_reports where comment_uuid = c
         and (closed_at is null) = exists (select from comment_reports o where o.comment_uuid = c and o.closed_at is null)
       order by created_at desc, uuid desc limit ?) report`,
    [[...commentUuids], most],
  );
  return rows;
}

/** Returns the words of a comment as they were last reported; empty where it was never reported. */
export async function findReportedWords(db: Knex, commentUuid: string): Promise<string> {
  const row = await db<ReportRow>('comment_reports').where({ comment_uuid: commentUuid }).orderBy('created_at', 'desc').first('words');
  return row?.words ?? '';
}

/** Closes the open reports of a comment and returns how many there were. */
export const closeReports = (tx: Knex, commentUuid: string): Promise<number> =>
  tx('comment_reports')
    .where({ comment_uuid: commentUuid })
    .whereNull('closed_at')
    .update({ closed_at: tx.raw('clock_now()') });

/** Closes the open reports on the replies to a comment that isn't shown any more. */
export const closeReplyReports = (tx: Knex, parentUuid: string): Promise<unknown> =>
  tx('comment_reports')
    .whereIn('comment_uuid', tx('store_comments').select('uuid').where({ parent_uuid: parentUuid }))
    .whereNull('closed_at')
    .update({ closed_at: tx.raw('clock_now()') });

/** Opens again what `closeReplyReports` closed when the comment was hidden, but for replies that are gone themselves. */
export const reopenReplyReports = (tx: Knex, parentUuid: string, hiddenAt: Date): Promise<unknown> =>
  tx('comment_reports')
    .whereIn('comment_uuid', tx('store_comments').select('uuid').where({ parent_uuid: parentUuid, hidden_at: null, deleted_at: null }))
    .where('closed_at', '>=', hiddenAt)
    .update({ closed_at: null });
