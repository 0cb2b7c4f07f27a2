import type { Transfer } from '../ledger/postings.ts';
import { giveBackPlan, giveBackTopUp, type Loss, loseDispute, lossOf, takeBackPlan, takeBackTopUp, undoLoss } from '../ledger/reversals.ts';
import { type Balances, balancesAfter } from '../ledger/service.ts';
import type { ReversalRow } from './repository.ts';
import { coinsBehind, type MadePayment, type ReversalStatus } from './reversal.ts';

export interface Change {
  transfers: Transfer[];
  row: ReversalRow;
}

/** The state that a payment must reach: its status, and the booked part of partial refunds while it is `standing`, in hundredths. */
export interface Target {
  status: ReversalStatus;
  bookedRefund: number;
}

/**
 * Returns the transfers that bring a top-up to its target, and its new row. A partial refund is booked only in status `standing`, so
 * that a dispute takes the rest, in whatever order the two are reported.
 */
export function changeTo(target: Target, row: ReversalRow, payment: MadePayment, balances: Balances): Change {
  const next = stepTo(target, row, payment, balances);
  if (!next) return { transfers: [], row };
  const rest = changeTo(target, next.row, payment, balancesAfter(balances, payment.user_uuid, next.transfers));
  return { transfers: [...next.transfers, ...rest.transfers], row: rest.row };
}

/** Returns the same for a plan. Its time ends only with a whole refund; a partial one moves only money. */
export function changePlanTo(target: Target, row: ReversalRow, { currency, pay_amount }: MadePayment): Change {
  const next = { ...row, status: target.status, booked_refund: target.bookedRefund };
  const taken = ({ status, booked_refund }: ReversalRow) => (status === 'standing' ? booked_refund : pay_amount);
  const payAmount = taken(next) - taken(row);
  const transfers = payAmount > 0 ? takeBackPlan({ currency, payAmount }) : giveBackPlan({ currency, payAmount: 0 - payAmount });
  return { transfers, row: next };
}

function stepTo({ status, bookedRefund }: Target, row: ReversalRow, payment: MadePayment, balances: Balances): Change | null {
  const isBooked = row.booked_refund === bookedRefund;
  if (row.status === status && isBooked) return null;
  if (row.status === 'standing') return isBooked ? takeBack(row, payment, balances) : book(bookedRefund, row, payment, balances);
  if (status === 'standing' || !isBooked) return giveBack(row, payment, balances);
  return status === 'lost' ? lose(row, balances) : undo(row, balances);
}

function book(bookedRefund: number, row: ReversalRow, payment: MadePayment, { coin, debt }: Balances): Change {
  const booked_coins = coinsBehind(payment, bookedRefund);
  const [coins, payAmount] = [booked_coins - row.booked_coins, bookedRefund - row.booked_refund];
  const { user_uuid: buyer, currency } = payment;
  const transfers =
    payAmount > 0
      ? takeBackTopUp({ buyer, currency, coins, payAmount, coinBalance: coin })
      : giveBackTopUp({
          buyer,
          currency,
          coins: 0 - coins,
          payAmount: 0 - payAmount,
          owedCoins: 0 - debt,
          writtenOff: 0,
          earningsTaken: 0,
        });
  return { transfers, row: { ...row, booked_refund: bookedRefund, booked_coins } };
}

function takeBack(row: ReversalRow, payment: MadePayment, { coin }: Balances): Change {
  const rest = restOf(row, payment);
  const owed_coins = Math.max(0, rest.coins - coin);
  return { transfers: takeBackTopUp({ ...rest, coinBalance: coin }), row: { ...row, status: 'taken_back', owed_coins } };
}

function lose(row: ReversalRow, { debt, earnings_pending: pending, earnings_available: available }: Balances): Change {
  // Debts of several causes are one balance: end at most what this dispute left owing, and at most the current debt.
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
  const transfers = giveBackTopUp({ ...restOf(row, payment), ...lossIn(row), owedCoins: 0 - debt });
  return { transfers, row: { ...row, status: 'standing', owed_coins: 0, written_off: 0, earnings_taken: 0 } };
}

/** Returns the part of a top-up that no partial refund has taken. */
function restOf({ booked_coins, booked_refund }: ReversalRow, { user_uuid: buyer, coins, currency, pay_amount }: MadePayment) {
  return { buyer, coins: coins - booked_coins, currency, payAmount: pay_amount - booked_refund };
}

function lossIn({ written_off: writtenOff, earnings_taken: earningsTaken }: ReversalRow): Loss {
  return { writtenOff, earningsTaken };
}
