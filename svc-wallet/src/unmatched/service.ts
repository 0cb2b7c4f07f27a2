import { PAYMENT_STATE } from '@meowtale/contracts';
import type { ReconcilePaymentInput } from '@meowtale/contracts/inputs/wallet/unmatched';
import { createGauge, DomainError, inTransaction, recordEvent, withIdempotency } from '@meowtale/service-kit';
import type { Db, Tx } from '../database.ts';
import { coinsBehind, followReversal, type PaymentStatus } from '../disputes/service.ts';
import { type Listed, parsePage } from '../lists/page.ts';
import {
  type BookedPayment,
  closeByStaff,
  closeMatched,
  countOpenUnmatched,
  findAllUnmatched,
  findUnmatched,
  type ListedUnmatched,
  lockOpen,
  openUnmatched,
  type ReportedMoney,
  UNMATCHED_COLUMNS,
  type UnmatchedRow,
} from './repository.ts';

/** A payment in which the provider's books and ours differ, in hundredths of the currency that the provider received. */
export interface Unmatched {
  paymentUuid: string;
  currency: string;
  paidAmount: number;
  refundedAmount: number;
}

/** Returns the gauge of payments that wait to be reconciled. */
export const unmatchedGauge = (db: Db) =>
  createGauge('payments_unmatched', 'Payments that differ from their provider’s books and wait for staff', () => countOpenUnmatched(db));

/**
 * Records whether a payment's provider and our books agree: opens a row for staff when they don't, reopens it when the provider's
 * report changes, and closes it once they do. The payment's row must be locked. Returns a new difference, or null.
 */
export async function followMatch(
  tx: Tx,
  { paymentUuid, currency, payAmount }: { paymentUuid: string; currency: string; payAmount: number },
  { status, refundedAmount, bookedRefund }: PaymentStatus,
  isAsAsked: boolean,
): Promise<Unmatched | null> {
  const reported: ReportedMoney = { payment_uuid: paymentUuid, currency, paid_amount: payAmount, refunded_amount: refundedAmount };
  // Once the whole payment is reversed, differences of its parts no longer matter.
  const isMatched = status !== 'standing' || (isAsAsked && refundedAmount === bookedRefund);
  if (isMatched) await closeMatched(tx, reported);
  else if (await openUnmatched(tx, reported)) return { paymentUuid, currency, paidAmount: payAmount, refundedAmount };
  return null;
}

/**
 * Reconciles a payment by a staff decision, once per idempotency key: books its refund in proportion, which takes or returns coins,
 * or leaves the books unchanged. Throws `404` when nothing is open and for a payment of their own, and `input/invalid` when the
 * refunded amount has changed meanwhile, and for booking a payment that was never credited.
 */
export function reconcilePayment(
  db: Db,
  input: ReconcilePaymentInput,
  { staff, requestId }: { staff: string; requestId: string },
): Promise<UnmatchedView> {
  const { idempotency_key: key, ...request } = input;
  const { payment_uuid: paymentUuid, decision, reason } = request;
  return inTransaction(db, (tx) =>
    withIdempotency(tx, { scope: `reconcile-payment:${staff}`, key, request }, async () => {
      const open = await lockOpen(tx, paymentUuid);
      if (!open || open.payment.user_uuid === staff) throw new DomainError('404');
      const { payment, row } = open;
      if (row.refunded_amount !== request.refunded_amount) throw invalid('refunded_amount', 'invalid.revision');
      if (decision === 'book') await book(tx, payment, row);
      await closeByStaff(tx, paymentUuid, { state: decision === 'book' ? 'booked' : 'left', decided_by: staff, reason });
      await recordEvent(tx, 'wallet.staff.acted', {
        aggregateId: paymentUuid,
        payload: {
          actorUuid: staff,
          action: decision === 'book' ? 'payment-book' : 'payment-leave',
          subject: { type: 'payment', uuid: paymentUuid, name: payment.provider_ref ?? paymentUuid },
          reason,
        },
        requestId,
      });
      return viewOf(await findUnmatched(tx, paymentUuid));
    }),
  );
}

async function book(tx: Tx, payment: BookedPayment, row: UnmatchedRow): Promise<void> {
  if (
    !isBookable({
      ...row,
      ...payment,
      asked_currency: payment.currency,
      currency: row.currency,
      is_paid: payment.state === PAYMENT_STATE.paid,
    })
  )
    throw invalid('decision', 'invalid.action');
  await followReversal(tx, payment, row.refunded_amount);
}

type Bookable = Pick<ListedUnmatched, 'is_paid' | 'currency' | 'asked_currency' | 'paid_amount' | 'pay_amount'>;

function isBookable({ is_paid, currency, asked_currency, paid_amount, pay_amount }: Bookable): boolean {
  return is_paid && currency === asked_currency && paid_amount === pay_amount;
}

export interface UnmatchedView extends ListedUnmatched {
  /** The coins that booking takes, negative when it returns coins; null when it can't be booked. */
  book_coins: number | null;
}

/** Lists payment differences: open ones oldest first, closed ones newest first, unless `q` orders them. */
export async function listUnmatched(db: Db, queue: 'open' | 'closed', q: unknown): Promise<Listed<UnmatchedView>> {
  const page = parsePage(q, UNMATCHED_COLUMNS, queue === 'open' ? 'opened_at-asc' : 'closed_at-desc');
  const { list, ...rest } = await findAllUnmatched(db, queue === 'open', page);
  return { list: list.map((row) => viewOf(row)), ...rest };
}

function viewOf(row: ListedUnmatched | null): UnmatchedView {
  if (!row) throw new DomainError('404');
  const canBook = row.state === 'open' && isBookable(row);
  return { ...row, book_coins: canBook ? coinsBehind(row, row.refunded_amount) - row.booked_coins : null };
}

function invalid(path: string, key: string): DomainError {
  return new DomainError('input/invalid', { fields: [{ path, key }] });
}
