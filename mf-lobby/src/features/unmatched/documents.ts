import { gql } from 'urql';

export interface UnmatchedPayment {
  payment_uuid: string;
  user_uuid: string;
  user_name: string | null;
  provider_key: string;
  provider_ref: string | null;
  coins: number;
  vip_grade: number | null;
  /** Hundredths of `asked_currency`. */
  asked_currency: string;
  pay_amount: number;
  /** Hundredths of `currency`: what the provider received and refunded, and how much of the latter is booked. */
  currency: string;
  paid_amount: number;
  refunded_amount: number;
  booked_refund: number;
  /** The coins that booking takes, below 0 those that it returns; null where it can't be booked. */
  book_coins: number | null;
  state: 'open' | 'booked' | 'left' | 'matched';
  reason: string | null;
  opened_at: string;
  closed_at: string | null;
}

interface UnmatchedData {
  findUnmatchedPayment: { list: UnmatchedPayment[]; totalCount: number };
}

export const findUnmatchedPayments = gql<UnmatchedData, { state: string; q: object }>`
  query UnmatchedPayments($state: String, $q: ListQuery) {
    findUnmatchedPayment(state: $state, q: $q) {
      list {
        payment_uuid
        user_uuid
        user_name
        provider_key
        provider_ref
        coins
        vip_grade
        asked_currency
        pay_amount
        currency
        paid_amount
        refunded_amount
        booked_refund
        book_coins
        state
        reason
        opened_at
        closed_at
      }
      totalCount
    }
  }
`;

export interface ReconcileVariables {
  payment: string;
  decision: 'book' | 'leave';
  refunded: number;
  reason: string;
  key: string;
}

export const reconcilePayment = gql<{ reconcilePayment: { payment_uuid: string; state: string } }, ReconcileVariables>`
  mutation ReconcilePayment($payment: ID!, $decision: String!, $refunded: Int!, $reason: String!, $key: ID!) {
    reconcilePayment(payment_uuid: $payment, decision: $decision, refunded_amount: $refunded, reason: $reason, idempotency_key: $key) {
      payment_uuid
      state
    }
  }
`;

// An empty list names no payment.
export const TOUCHES_UNMATCHED = { additionalTypenames: ['UnmatchedPayment'] };
