import { z } from 'zod';
import { COMMENT_MAX, COMMENT_REPORT_MEMO_MAX, COMMENT_REPORT_REASONS } from '../../constants.ts';
import { lines, publicLines, uuid } from '../text.ts';
import { listQuery } from './listing.ts';
import { staffReason } from './override.ts';
import { seenRevision } from './seen-revision.ts';

/** Plain text of several lines, not empty. */
const comment = publicLines(COMMENT_MAX).refine((text) => text !== '', 'invalid.empty');

/** `idempotency_key`: repeating it returns the same comment. `parent_uuid`: the comment that it replies to. */
export const addStoreCommentInput = z.object({
  store_id: uuid,
  parent_uuid: uuid.nullish(),
  comment,
  /** Whether it reveals the plot. */
  is_spoiler: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
  idempotency_key: uuid.nullish(),
});

/** `uuid` is the comment's; `is_spoiler` stays unchanged unless given. `revision` is the one that was edited; without it any is replaced. */
export const setStoreCommentInput = z.object({ uuid, comment, is_spoiler: z.boolean().nullish(), revision: seenRevision });

export const delStoreCommentInput = z.object({ uuid });

/** `buyers-desc`: comments of buyers first, each group with the newest first. */
export const COMMENT_ORDERS = ['created_at-desc', 'created_at-asc', 'buyers-desc'] as const;
export type CommentOrder = (typeof COMMENT_ORDERS)[number];

export const storeCommentQuery = listQuery.extend({ orderField: z.enum(COMMENT_ORDERS, 'invalid.order').nullish() });

export const addStoreCommentReportInput = z
  .object({
    uuid,
    reason: z.enum(COMMENT_REPORT_REASONS, 'invalid.action'),
    memo: lines(COMMENT_REPORT_MEMO_MAX)
      .nullish()
      .transform((memo) => memo ?? ''),
  })
  .refine(({ reason, memo }) => reason !== 'other' || memo !== '', { path: ['memo'], error: 'invalid.empty' });

/** Which comments staff list: those with reports to decide, or those that staff hid. */
export const REPORTED_COMMENT_STATES = ['open', 'hidden'] as const;
export const findStoreCommentReportInput = z.object({
  state: z
    .enum(REPORTED_COMMENT_STATES, 'invalid.status')
    .nullish()
    .transform((state) => state ?? 'open'),
});

/** `show` undoes `hide`; `dismiss` closes the reports and leaves the comment. */
export const COMMENT_DECISIONS = ['hide', 'dismiss', 'show'] as const;
export const reviewStoreCommentInput = z.object({ uuid, action: z.enum(COMMENT_DECISIONS, 'invalid.action'), reason: staffReason });
