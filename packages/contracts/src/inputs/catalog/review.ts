import { z } from 'zod';
import { lines, uuid } from '../text.ts';

export const REVIEW_ACTIONS = ['take', 'pass', 'refuse'] as const;
export const REVIEW_MEMO_MAX = 2000;
const REJECTION_TYPES = ['unknown', 'pass', 'bug', 'loli_reason', 'political_sensitivity', 'store_information_missing'] as const;
/** Why a submission may be refused; `pass` is what a passed one carries (SPEC §4). */
export const REFUSAL_TYPES = REJECTION_TYPES.filter((type) => type !== 'pass');

/** A refusal says why, in a type and a memo that the creator reads. */
export const reviewInput = z
  .object({
    uuid,
    action: z.enum(REVIEW_ACTIONS, 'invalid.action'),
    rejection_type: z.enum(REJECTION_TYPES, 'invalid.rejection-type').nullish(),
    memo: lines(REVIEW_MEMO_MAX).nullish(),
  })
  .superRefine((input, ctx) => {
    if (input.action !== 'refuse') return;
    if (!input.rejection_type || input.rejection_type === 'pass') {
      ctx.addIssue({ code: 'custom', path: ['rejection_type'], message: 'invalid.rejection-type', input: input.rejection_type });
    }
    if (!input.memo) ctx.addIssue({ code: 'custom', path: ['memo'], message: 'invalid.empty', input: input.memo });
  });
export type ReviewInput = z.output<typeof reviewInput>;

export const reviewQueueInput = z.object({
  state: z
    .enum(['waiting', 'reviewing', 'decided'], 'invalid.state')
    .nullish()
    .transform((value) => value ?? 'waiting'),
});
