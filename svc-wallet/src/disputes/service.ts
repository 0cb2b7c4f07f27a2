import type { Tx } from '../database.ts';
import { followPending } from '../earnings/service.ts';
import type { Owed, Transfer } from '../ledger/postings.ts';
import { type Balances, lockBalances, NO_BALANCES, type PostingReason, postTransfers } from '../ledger/service.ts';
import { followPlanPayment } from '../plans/service.ts';
import type { DisputeOutcome, ProviderPayment } from '../topups/provider.ts';
import { changePlanTo, changeTo } from './changes.ts';
import {
  findDisputes,
  findLosses,
  findRefundedAmount,
  findReversal,
  type ReversalRow,
  saveDispute,
  saveLoss,
  saveRefund,
  saveReversal,
  takeEvent,
} from './repository.ts';
import { type DisputeState, type MadePayment, type ReversalStatus, statusOf } from './reversal.ts';

export { coinsBehind } from './reversal.ts';

/** How a payment stands at its provider and in our books. */
export interface Standing {
  /** Taken back or lost as a whole, or standing with its buyer. */
  status: ReversalStatus;
  /** What the provider gave back, in hundredths of the payment's currency; and what of it is booked while the payment stands. */
  refundedAmount: number;
  bookedRefund: number;
  /** Whether its status has changed by what was told now. */
  changed: boolean;
}

const STATES: Record<DisputeOutcome, DisputeState> = { disputed: 'open', 'dispute-lost': 'lost', 'dispute-won': 'won' };

/** True for the first webhook with an id: each has one effect. */
export function isNewEvent(tx: Tx, providerKey: string, eventId: string): Promise<boolean> {
  return takeEvent(tx, providerKey, eventId);
}

/** Saves what a provider tells of a payment after it was paid: its refunds, and a dispute about it. Its row is locked by then. */
export async function noteAfterPaying(tx: Tx, { provider_key: providerKey, uuid: paymentUuid }: MadePayment, told: ProviderPayment) {
  for (const refund of told.refunds ?? []) await saveRefund(tx, { ...refund, providerKey, paymentUuid });
  if ('disputeRef' in told) await saveDispute(tx, { providerKey, disputeRef: told.disputeRef, paymentUuid, state: STATES[told.outcome] });
}

/** Returns how a payment that isn't in our books stands at its provider, which was paid so much. */
export async function standingOf(tx: Tx, paymentUuid: string, paidAmount: number): Promise<Standing> {
  const refundedAmount = (await findRefundedAmount(tx, paymentUuid)) ?? 0;
  const status = statusOf({ refunded: refundedAmount >= paidAmount, disputes: await findDisputes(tx, paymentUuid) });
  return { status, refundedAmount, bookedRefund: 0, changed: false };
}

/**
 * Moves what follows from all that was told of a payment that was made, so that the end is the same in whatever order it is told
 * (TRUST 4); a partial refund is booked only as far as `bookRefund` says, in hundredths, and as it was before without it. The
 * payment's row is locked by then. Returns how it stands.
 */
export async function followReversal(tx: Tx, payment: MadePayment, bookRefund?: number): Promise<Standing> {
  const [refundedAmount, disputes] = [await findRefundedAmount(tx, payment.uuid), await findDisputes(tx, payment.uuid)];
  if (refundedAmount === null && disputes.length === 0 && !(await findReversal(tx, payment.uuid)))
    return { status: 'standing', refundedAmount: 0, bookedRefund: 0, changed: false };
  const buyer = payment.user_uuid;
  const balances = (await lockBalances(tx, [buyer])).get(buyer) ?? NO_BALANCES;
  const before = (await findReversal(tx, payment.uuid)) ?? untouched(payment);
  // A release before this one saved that the whole was refunded, and no refund.
  const refunded = refundedAmount === null ? before.refunded : refundedAmount >= payment.pay_amount;
  const target = { status: statusOf({ refunded, disputes }), bookedRefund: bookRefund ?? before.booked_refund };
  const known = { ...before, refunded };
  const { transfers, row } = payment.vip_grade === null ? changeTo(target, known, payment, balances) : changePlanTo(target, known, payment);
  const step = transfers.length === 0 ? before.step : before.step + 1;
  await postTransfers(tx, {
    key: `topup-reversal:${payment.uuid}:${step}`,
    reason: reasonOf(target.status, { isWhole: refunded || before.refunded, isBooking: bookRefund !== undefined }, payment),
    cause: payment.uuid,
    transfers,
  });
  await followPending(tx, transfers);
  await saveReversal(tx, { ...row, step });
  if (payment.vip_grade !== null) await followPlanPayment(tx, payment.uuid, row.status === 'standing');
  const { status, booked_refund: bookedRefund } = row;
  return { status, bookedRefund, refundedAmount: refundedAmount ?? (refunded ? payment.pay_amount : 0), changed: status !== before.status };
}

/**
 * What coins of a refunded order have to fill: what their buyer owes, and what disputes that they lost had taken for good.
 * The buyer's balances are held.
 */
export async function owedBy(tx: Tx, buyer: string, { debt }: Balances): Promise<Required<Owed>> {
  const losses = await findLosses(tx, buyer);
  const sum = (read: (row: ReversalRow) => number) => losses.reduce((all, row) => all + read(row), 0);
  return { debt: 0 - debt, writtenOff: sum((row) => row.written_off), earningsTaken: sum((row) => row.earnings_taken) };
}

/** Takes off the oldest losses what a refund's transfers made up for. */
export async function followRecovery(tx: Tx, buyer: string, transfers: readonly Transfer[]): Promise<void> {
  let writtenOff = filledFromCoin(transfers, buyer, 'chargeback_loss');
  let earningsTaken = filledFromCoin(transfers, buyer, 'earnings_available');
  if (writtenOff + earningsTaken === 0) return;
  for (const loss of await findLosses(tx, buyer)) {
    const recovered = { written_off: Math.min(loss.written_off, writtenOff), earnings_taken: Math.min(loss.earnings_taken, earningsTaken) };
    writtenOff -= recovered.written_off;
    earningsTaken -= recovered.earnings_taken;
    await saveLoss(tx, loss.payment_uuid, {
      written_off: loss.written_off - recovered.written_off,
      earnings_taken: loss.earnings_taken - recovered.earnings_taken,
    });
  }
}

function filledFromCoin(transfers: readonly Transfer[], buyer: string, kind: 'chargeback_loss' | 'earnings_available'): number {
  const lines = transfers.filter(({ from, to }) => from.owner === buyer && from.kind === 'coin' && to.kind === kind);
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

function untouched({ uuid, user_uuid }: MadePayment): ReversalRow {
  const nothing = { booked_refund: 0, booked_coins: 0, owed_coins: 0, written_off: 0, earnings_taken: 0 };
  return { payment_uuid: uuid, user_uuid, status: 'standing', step: 0, refunded: false, ...nothing };
}

function reasonOf(
  status: ReversalStatus,
  { isWhole, isBooking }: { isWhole: boolean; isBooking: boolean },
  { vip_grade: grade }: MadePayment,
): PostingReason {
  if (grade !== null && (isWhole || isBooking)) return 'plan-refund';
  if (isWhole) return 'topup-refund';
  if (isBooking) return 'topup-refund-part';
  return ({ standing: 'dispute-won', taken_back: 'dispute', lost: 'dispute-lost' } as const)[status];
}
