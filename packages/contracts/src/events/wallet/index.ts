import { z } from 'zod';
import { BASIS_POINTS } from '../../constants.ts';
import { AUDIT_ACTIONS } from '../../inputs/catalog/audit.ts';

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

/** What one of staff did in the wallet, for the audit log, which is the catalogue's. The aggregate id is that of what it was done to. */
export const staffActed = z.object({
  actorUuid: z.uuid(),
  action: z.enum(AUDIT_ACTIONS),
  subject: z.object({ type: z.string(), uuid: z.uuid(), name: z.string() }),
  reason: z.string(),
  /** Of a penalty: what was sold elsewhere, and what it came to. */
  penalty: z.object({ soldCoins: coins, coins }).optional(),
});
export type StaffActed = z.infer<typeof staffActed>;

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
