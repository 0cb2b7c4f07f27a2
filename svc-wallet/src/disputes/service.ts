import type { Tx } from '../database.ts';
import { followPending } from '../earnings/service.ts';
import type { Owed, Transfer } from '../ledger/postings.ts';
import { giveBackPlan, giveBackTopUp, type Loss, loseDispute, lossOf, takeBackPlan, takeBackTopUp, undoLoss } from '../ledger/reversals.ts';
import { type Balances, balancesAfter, lockBalances, NO_BALANCES, type PostingReason, postTransfers } from '../ledger/service.ts';
import { followPlanPayment } from '../plans/service.ts';
import type { DisputeOutcome } from '../topups/provider.ts';
import { findDisputes, findLosses, findReversal, type ReversalRow, saveDispute, saveLoss, saveReversal, takeEvent } from './repository.ts';
import { type DisputeState, type MadePayment, type ReversalStatus, statusOf } from './reversal.ts';

/** What a provider says of a payment after it was paid. */
export type AfterPaying = { outcome: 'refunded' } | { outcome: DisputeOutcome; disputeRef: string };

const STATES: Record<DisputeOutcome, DisputeState> = { disputed: 'open', 'dispute-lost': 'lost', 'dispute-won': 'won' };

/** True for the first webhook with an id: each has one effect. */
export function isNewEvent(tx: Tx, providerKey: string, eventId: string): Promise<boolean> {
  return takeEvent(tx, providerKey, eventId);
}

/**
 * Notes what became of a payment that was made and moves what follows from all that is known of it, so that the end is the same in
 * whatever order it is told (TRUST 4). The payment's row is held by then. Answers whether the payment stands otherwise than before.
 */
export async function followReversal(tx: Tx, payment: MadePayment, told: AfterPaying): Promise<boolean> {
  const buyer = payment.user_uuid;
  const balances = (await lockBalances(tx, [buyer])).get(buyer) ?? NO_BALANCES;
  if (told.outcome !== 'refunded') {
    const { provider_key: providerKey, uuid: paymentUuid } = payment;
    await saveDispute(tx, { providerKey, disputeRef: told.disputeRef, paymentUuid, state: STATES[told.outcome] });
  }
  const before = (await findReversal(tx, payment.uuid)) ?? untouched(payment);
  const refunded = before.refunded || told.outcome === 'refunded';
  const status = statusOf({ refunded, disputes: await findDisputes(tx, payment.uuid) });
  const known = { ...before, refunded };
  const { transfers, row } = payment.vip_grade === null ? changeTo(status, known, payment, balances) : changePlanTo(status, known, payment);
  const step = status === before.status ? before.step : before.step + 1;
  await postTransfers(tx, {
    key: `topup-reversal:${payment.uuid}:${step}`,
    reason: reasonOf(status, known, payment),
    cause: payment.uuid,
    transfers,
  });
  await followPending(tx, transfers);
  await saveReversal(tx, { ...row, step });
  if (payment.vip_grade !== null) await followPlanPayment(tx, payment.uuid, row.status === 'standing');
  return status !== before.status;
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
  const nothing = { owed_coins: 0, written_off: 0, earnings_taken: 0 };
  return { payment_uuid: uuid, user_uuid, status: 'standing', step: 0, refunded: false, ...nothing };
}

interface Change {
  transfers: Transfer[];
  row: ReversalRow;
}

/** From one status to another, by way of `taken_back`: what it moves, and how the top-up stands then. */
function changeTo(status: ReversalStatus, row: ReversalRow, payment: MadePayment, balances: Balances): Change {
  if (status === row.status) return { transfers: [], row };
  if (row.status === 'standing') return andThen(takeBack(row, payment, balances), status, payment, balances);
  if (status === 'standing') return giveBack(row, payment, balances);
  return status === 'lost' ? lose(row, balances) : undo(row, balances);
}

/** A plan has no parts: its money is there or it isn't, and so is the plan. */
function changePlanTo(status: ReversalStatus, row: ReversalRow, { currency, pay_amount: payAmount }: MadePayment): Change {
  const [stood, stands] = [row.status === 'standing', status === 'standing'];
  const change = stands ? giveBackPlan : takeBackPlan;
  return { transfers: stood === stands ? [] : change({ currency, payAmount }), row: { ...row, status } };
}

function andThen(first: Change, status: ReversalStatus, payment: MadePayment, balances: Balances): Change {
  const next = changeTo(status, first.row, payment, balancesAfter(balances, payment.user_uuid, first.transfers));
  return { transfers: [...first.transfers, ...next.transfers], row: next.row };
}

function takeBack(row: ReversalRow, payment: MadePayment, { coin }: Balances): Change {
  const owed_coins = Math.max(0, payment.coins - coin);
  return { transfers: takeBackTopUp({ ...toppedUp(payment), coinBalance: coin }), row: { ...row, status: 'taken_back', owed_coins } };
}

function lose(row: ReversalRow, { debt, earnings_pending: pending, earnings_available: available }: Balances): Change {
  // A debt has no parts: at most what this dispute left owing is ended, and at most what is owed now.
  const owedCoins = Math.min(row.owed_coins, 0 - debt);
  const earnings = { pending, available };
  const { writtenOff: written_off, earningsTaken: earnings_taken } = lossOf(owedCoins, earnings);
  const transfers = loseDispute({ buyer: row.user_uuid, owedCoins, earnings });
  return { transfers, row: { ...row, status: 'lost', written_off, earnings_taken } };
}

function undo(row: ReversalRow, { coin }: Balances): Change {
  const transfers = undoLoss({ buyer: row.user_uuid, coinBalance: coin, ...lossIn(row) });
  return { transfers, row: { ...row, status: 'taken_back', written_off: 0, earnings_taken: 0 } };
}

function giveBack(row: ReversalRow, payment: MadePayment, { debt }: Balances): Change {
  const transfers = giveBackTopUp({ ...toppedUp(payment), ...lossIn(row), owedCoins: 0 - debt });
  return { transfers, row: { ...row, status: 'standing', owed_coins: 0, written_off: 0, earnings_taken: 0 } };
}

function toppedUp({ user_uuid: buyer, coins, currency, pay_amount: payAmount }: MadePayment) {
  return { buyer, coins, currency, payAmount };
}

function lossIn({ written_off: writtenOff, earnings_taken: earningsTaken }: ReversalRow): Loss {
  return { writtenOff, earningsTaken };
}

function reasonOf(status: ReversalStatus, { refunded }: ReversalRow, { vip_grade: grade }: MadePayment): PostingReason {
  if (refunded) return grade === null ? 'topup-refund' : 'plan-refund';
  return ({ standing: 'dispute-won', taken_back: 'dispute', lost: 'dispute-lost' } as const)[status];
}
