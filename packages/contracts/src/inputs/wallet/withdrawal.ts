import { z } from 'zod';
import { lines, uuid } from '../text.ts';

/** SPEC §9: the most per withdrawal, in coins, which are cents. */
export const WITHDRAW_MAX = 999_999_999_999_999;
export const PAYOUT_RUN_MAX = 500;
/** Creators are paid within 30 days; after 20 staff are alarmed. */
export const PAYOUT_ALARM_DAYS = 20;

/** Steps in a withdrawal's history, each with its time. */
export const WITHDRAWAL_STEPS = [
  'requested',
  'taken',
  'agreed',
  'released',
  'correction-asked',
  'corrected',
  'in-run',
  'uncertain',
  'paid',
  'failed',
  'expired',
  'cancelled',
  'bounced',
] as const;
export type WithdrawalStep = (typeof WITHDRAWAL_STEPS)[number];

/** Staff's actions on a withdrawal. */
export const REVIEW_ACTIONS = ['take', 'release', 'agree', 'correct', 'uncertain', 'paid', 'failed', 'bounced'] as const;
export type ReviewAction = (typeof REVIEW_ACTIONS)[number];

const amount = z.int('invalid.number').min(1, 'invalid.too-small').max(WITHDRAW_MAX, 'invalid.too-large');

/** SPEC §3: type 0 is earnings; silver (1) is never paid out. `bill_no` is the bank's uuid. */
export const addAccountLogInput = z.object({
  account_log: z.object({
    amount,
    type: z
      .literal(0, 'invalid.type')
      .nullish()
      .transform((type) => type ?? 0),
    action_type: z
      .literal('withdraw', 'invalid.action')
      .nullish()
      .transform((action) => action ?? 'withdraw'),
    channel: z
      .literal('user_bank', 'invalid.action')
      .nullish()
      .transform((channel) => channel ?? 'user_bank'),
    bill_no: uuid,
  }),
  idempotency_key: uuid,
});
export type AddAccountLogInput = z.output<typeof addAccountLogInput>;

export const withdrawalFeeInput = z.object({ amount });
export const withdrawableInput = z.object({ type: z.literal([0, 1], 'invalid.type').nullish() });
export const cancelWithdrawalInput = z.object({ uuid, idempotency_key: uuid });

const memo = lines(1000);
/** A failed or returned withdrawal and one to correct need a memo for the creator, an uncertain one a memo for staff. */
export const reviewWithdrawalInput = z
  .object({
    uuid,
    action: z.enum(REVIEW_ACTIONS, 'invalid.action'),
    memo: memo.nullish().transform((text) => text ?? ''),
    idempotency_key: uuid,
  })
  .refine(({ action, memo: text }) => text !== '' || !['correct', 'uncertain', 'failed', 'bounced'].includes(action), {
    path: ['memo'],
    message: 'invalid.empty',
  });
export type ReviewWithdrawalInput = z.output<typeof reviewWithdrawalInput>;

/** Staff's queues: not taken, taken, waiting for the creator's correction, waiting for the bank, ended. */
export const WITHDRAWAL_QUEUES = ['waiting', 'taken', 'correcting', 'uncertain', 'ended'] as const;
export type WithdrawalQueue = (typeof WITHDRAWAL_QUEUES)[number];
export const withdrawalQueueInput = z.object({
  queue: z
    .enum(WITHDRAWAL_QUEUES, 'invalid.state')
    .nullish()
    .transform((queue) => queue ?? 'waiting'),
  run_uuid: uuid.nullish(),
});

const reason = memo.pipe(z.string().min(1, 'invalid.empty'));
/** Shows a person's complete bank data; saved in the audit log with its reason. */
export const openUserBankInput = z.object({ withdrawal_uuid: uuid, reason });

export const addPayoutRunInput = z.object({
  withdrawal_uuids: z
    .array(uuid)
    .min(1, 'invalid.empty')
    .max(PAYOUT_RUN_MAX, 'invalid.too-many')
    .refine((uuids) => new Set(uuids).size === uuids.length, 'invalid.twice'),
  idempotency_key: uuid,
});
export type AddPayoutRunInput = z.output<typeof addPayoutRunInput>;

export const payoutRunsInput = z.object({ uuid: uuid.nullish(), q: z.unknown().optional() });

export const PAYOUT_FORMATS = ['csv', 'pain.001'] as const;
export type PayoutFormat = (typeof PAYOUT_FORMATS)[number];
export const payoutFileInput = z.object({ uuid, format: z.enum(PAYOUT_FORMATS, 'invalid.action'), reason });
export type PayoutFileInput = z.output<typeof payoutFileInput>;
