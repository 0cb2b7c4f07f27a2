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

/** A payment's status at its provider and in our books. */
export interface PaymentStatus {
  status: ReversalStatus;
  /** What the provider refunded, and the part of it that is booked, in hundredths of the payment's currency. */
  refundedAmount: number;
  bookedRefund: number;
  /** Whether the last report changed the status. */
  changed: boolean;
}

const STATES: Record<DisputeOutcome, DisputeState> = { disputed: 'open', 'dispute-lost': 'lost', 'dispute-won': 'won' };

/** Records a webhook's event id; returns whether it is new. */
export function isNewEvent(tx: Tx, providerKey: string, eventId: string): Promise<boolean> {
  return takeEvent(tx, providerKey, eventId);
}

/** Saves the refunds and the dispute that a provider reports of a payment, and posts nothing. The payment's row must be locked. */
export async function noteAfterPaying(tx: Tx, { provider_key: providerKey, uuid: paymentUuid }: MadePayment, reported: ProviderPayment) {
  for (const refund of reported.refunds ?? []) await saveRefund(tx, { ...refund, providerKey, paymentUuid });
  if ('disputeRef' in reported)
    await saveDispute(tx, { providerKey, disputeRef: reported.disputeRef, paymentUuid, state: STATES[reported.outcome] });
}

/** Returns the status at its provider of a payment that isn't in our books; `paidAmount` is what the provider received. */
export async function paymentStatusOf(tx: Tx, paymentUuid: string, paidAmount: number): Promise<PaymentStatus> {
  const refundedAmount = (await findRefundedAmount(tx, paymentUuid)) ?? 0;
  const status = statusOf({ refunded: refundedAmount >= paidAmount, disputes: await findDisputes(tx, paymentUuid) });
  return { status, refundedAmount, bookedRefund: 0, changed: false };
}

/**
 * Posts what follows from all reports of a paid payment, with the same result in any order of reports (TRUST 4), and returns its
 * status. `bookRefund` sets the booked part of a partial refund, in hundredths; without it that part stays as it was. The payment's
 * row must be locked.
 */
export async function followReversal(tx: Tx, payment: MadePayment, bookRefund?: number): Promise<PaymentStatus> {
  const [refundedAmount, disputes] = [await findRefundedAmount(tx, payment.uuid), await findDisputes(tx, payment.uuid)];
  if (refundedAmount === null && disputes.length === 0 && !(await findReversal(tx, payment.uuid)))
    return { status: 'standing', refundedAmount: 0, bookedRefund: 0, changed: false };
  const buyer = payment.user_uuid;
  const balances = (await lockBalances(tx, [buyer])).get(buyer) ?? NO_BALANCES;
  const before = (await findReversal(tx, payment.uuid)) ?? untouched(payment);
  // An earlier release saved only the flag of a whole refund, but not the refund.
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
 * Returns what coins of a refunded order fill first: the buyer's debt and their losses of lost disputes. The buyer's balances must be
 * locked.
 */
export async function owedBy(tx: Tx, buyer: string, { debt }: Balances): Promise<Required<Owed>> {
  const losses = await findLosses(tx, buyer);
  const sum = (read: (row: ReversalRow) => number) => losses.reduce((all, row) => all + read(row), 0);
  return { debt: 0 - debt, writtenOff: sum((row) => row.written_off), earningsTaken: sum((row) => row.earnings_taken) };
}

/** Reduces the oldest losses by what a refund's transfers recovered. */
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
