import { z } from 'zod';
import { BASIS_POINTS } from '../../constants.ts';
import { staffAction } from '../staff-action.ts';

const coins = z.int().nonnegative();
const basisPoints = z.int().min(0).max(BASIS_POINTS);

/** An order's snapshot with all that its split needs, fixed when it was paid (DESIGN §4). */
export const orderPaid = z.object({
  orderUuid: z.uuid(),
  storeUuid: z.uuid(),
  buyerUuid: z.uuid(),
  ownerUuid: z.uuid(),
  agent: z.object({ userUuid: z.uuid(), rateBp: basisPoints }).nullable(),
  promoter: z.object({ userUuid: z.uuid(), rateBp: basisPoints }).nullable(),
  priceCoins: coins,
  silverCoins: coins,
  paidAt: z.iso.datetime(),
});
export type OrderPaid = z.infer<typeof orderPaid>;

export const orderRefunded = z.object({
  orderUuid: z.uuid(),
  storeUuid: z.uuid(),
  buyerUuid: z.uuid(),
  priceCoins: coins,
  reason: z.string(),
});
export type OrderRefunded = z.infer<typeof orderRefunded>;

export const topUpSucceeded = z.object({
  paymentUuid: z.uuid(),
  userUuid: z.uuid(),
  coins,
  currency: z.enum(['USD', 'TWD', 'CNY']),
  payAmount: z.int().nonnegative(),
});
export type TopUpSucceeded = z.infer<typeof topUpSucceeded>;

/** Whether an AI job's coins were charged. The aggregate is the job. */
export const aiChargeDecided = z.object({
  jobUuid: z.uuid(),
  userUuid: z.uuid(),
  state: z.enum(['charged', 'refused']),
  /** The job's price. */
  coins,
  /** Why it was refused: too few coins, or the job had ended before. Null for a charged one. */
  reason: z.enum(['insufficient', 'ended']).nullable(),
  /** For too few coins: how many are missing, and the debt that a top-up pays first. */
  missing: z.object({ remainCoins: coins, debtCoins: coins }).nullable(),
});
export type AiChargeDecided = z.infer<typeof aiChargeDecided>;

/** A staff action in the wallet. */
export const staffActed = staffAction.extend({
  /** For a penalty: the coins sold outside the platform, and the penalty. */
  penalty: z.object({ soldCoins: coins, coins }).optional(),
  /** For a decision about a refund: the order's buyer and price. */
  refund: z.object({ buyerUuid: z.uuid(), priceCoins: coins }).optional(),
  /** For a grant of silver: the amount. */
  silver: coins.optional(),
  /** For a grant of a plan, and its end: the plan's grade, and when it ends. */
  plan: z.object({ grade: z.int().positive(), endedAt: z.iso.datetime() }).optional(),
  /** For a withdrawal: its person and amount. */
  withdrawal: z.object({ userUuid: z.uuid(), amountCoins: coins }).optional(),
});
export type StaffActed = z.infer<typeof staffActed>;

/** The outcome of a withdrawal (DESIGN §3). The aggregate is the withdrawal. */
export const withdrawalDecided = z.object({
  withdrawalUuid: z.uuid(),
  userUuid: z.uuid(),
  outcome: z.enum(['paid', 'failed', 'needs-correction', 'expired']),
  amountCoins: coins,
  /** Part of the amount; the rest is paid out. */
  feeCoins: coins,
  /** The reason of a failure, or what to correct. */
  memo: z.string(),
  /** Until when it can be corrected; null for other outcomes. */
  correctUntil: z.iso.datetime().nullable(),
  /** Whether it had been paid, and failed because the bank returned it. */
  bounced: z.boolean().optional(),
});
export type WithdrawalDecided = z.infer<typeof withdrawalDecided>;

/** A person's plans with their times. No event is published when one ends. The aggregate is the person. */
export const planChanged = z.object({
  userUuid: z.uuid(),
  revision: z.int().positive(),
  plans: z.array(z.object({ grade: z.int().positive(), startedAt: z.iso.datetime(), endedAt: z.iso.datetime() })),
});
export type PlanChanged = z.infer<typeof planChanged>;

/** Whether a person may play a work now. The aggregate id is `<user>.<store>`. */
export const entitlementChanged = z.object({
  userUuid: z.uuid(),
  storeUuid: z.uuid(),
  revision: z.int().positive(),
  active: z.boolean(),
  orderUuid: z.uuid(),
});
export type EntitlementChanged = z.infer<typeof entitlementChanged>;
