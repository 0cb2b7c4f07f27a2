import { z } from 'zod';
import { BASIS_POINTS } from '../../constants.ts';
import { staffDeed } from '../staff-deed.ts';

const coins = z.int().nonnegative();
const basisPoints = z.int().min(0).max(BASIS_POINTS);

/** An order's own snapshot: all that its split needs, frozen when it was paid (DESIGN §4). */
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

/** Whether an AI job's coins were taken. The aggregate id is the job's. */
export const aiChargeDecided = z.object({
  jobUuid: z.uuid(),
  userUuid: z.uuid(),
  state: z.enum(['charged', 'refused']),
  /** The job's price. */
  coins,
  /** Why it was refused: the coins don't reach, or the job had ended before it was paid. Null of one that was charged. */
  reason: z.enum(['insufficient', 'ended']).nullable(),
  /** Of what doesn't reach: the coins that are missing, and what a top-up fills before them. */
  missing: z.object({ remainCoins: coins, debtCoins: coins }).nullable(),
});
export type AiChargeDecided = z.infer<typeof aiChargeDecided>;

/** A deed of staff's in the wallet. */
export const staffActed = staffDeed.extend({
  /** Of a penalty: what was sold elsewhere, and what it came to. */
  penalty: z.object({ soldCoins: coins, coins }).optional(),
  /** Of an order that was taken back, or wasn't: whose it is, and what was paid for it. */
  refund: z.object({ buyerUuid: z.uuid(), priceCoins: coins }).optional(),
  /** Of silver: how much was given. */
  silver: coins.optional(),
  /** Of a withdrawal: whose it is, and how much was asked for. */
  withdrawal: z.object({ userUuid: z.uuid(), amountCoins: coins }).optional(),
});
export type StaffActed = z.infer<typeof staffActed>;

/** What became of a payout that somebody asked for (DESIGN §3). The aggregate id is the withdrawal's. */
export const withdrawalDecided = z.object({
  withdrawalUuid: z.uuid(),
  userUuid: z.uuid(),
  outcome: z.enum(['paid', 'failed', 'needs-correction', 'expired']),
  amountCoins: coins,
  /** Of the amount; what is paid is the rest. */
  feeCoins: coins,
  /** Why it failed, or what is to be corrected. */
  memo: z.string(),
  /** Until when it can be corrected; null where it needn't be. */
  correctUntil: z.iso.datetime().nullable(),
});
export type WithdrawalDecided = z.infer<typeof withdrawalDecided>;

/** For which times somebody has which plans. They run by themselves: nothing is told when one ends. The aggregate id is the person's. */
export const planChanged = z.object({
  userUuid: z.uuid(),
  revision: z.int().positive(),
  plans: z.array(z.object({ grade: z.int().positive(), startedAt: z.iso.datetime(), endedAt: z.iso.datetime() })),
});
export type PlanChanged = z.infer<typeof planChanged>;

/** Whether one person may play one work now. The aggregate id is `<user>.<store>`. */
export const entitlementChanged = z.object({
  userUuid: z.uuid(),
  storeUuid: z.uuid(),
  revision: z.int().positive(),
  active: z.boolean(),
  orderUuid: z.uuid(),
});
export type EntitlementChanged = z.infer<typeof entitlementChanged>;
