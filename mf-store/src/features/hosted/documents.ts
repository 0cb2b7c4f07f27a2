import type { HostedAction } from '@meowtale/contracts';
import { gql } from 'urql';

export const ADD_HOSTED_PAGE = gql<
  { addHostedPage: { url: string; expires_at: string } },
  { action: HostedAction; amount?: number; currency?: string; returnUrl?: string }
>`
  mutation AddHostedPage($action: String!, $amount: Coins, $currency: String, $returnUrl: String) {
    addHostedPage(action: $action, amount: $amount, currency_id: $currency, return_url: $returnUrl) { url expires_at }
  }
`;

/** An opened hosted page: whose account it is for, its initial values, and the grant of its calls. */
export interface HostedAccess {
  hosted_grant: string;
  nickname: string | null;
  payload: { amount: number | null; currency_id: string | null; return_url: string | null };
  expires_at: string;
}

export const OPEN_HOSTED_PAGE = gql<{ openHostedPage: HostedAccess }, { data: string; action: HostedAction }>`
  mutation OpenHostedPage($data: String!, $action: String!) {
    openHostedPage(data: $data, action: $action) {
      hosted_grant
      nickname
      payload { amount currency_id return_url }
      expires_at
    }
  }
`;

export interface LoggedPayment {
  uuid: string;
  /** 1 paid, 2 failed, otherwise pending. */
  state: number;
  /** What happened after the payment. */
  reversal: 'refunded' | 'disputed' | 'lost' | null;
  coins: number;
  /** The plan that was paid; null for coins. */
  vip_grade: number | null;
  currency_id: string;
  /** Hundredths of the currency. */
  pay_amount: number;
  provider_key: string;
  created_at: string;
}

interface PaymentLogData {
  findPaymentLog: { list: LoggedPayment[]; totalCount: number };
}

export const PAYMENT_LOG = gql<PaymentLogData, { page: number; grant: string }>`
  query PaymentLog($page: Int, $grant: String) {
    findPaymentLog(q: { page: $page, pageSize: 30 }, hosted_grant: $grant) {
      list {
        uuid
        state
        reversal
        coins
        vip_grade
        currency_id
        pay_amount
        provider_key
        created_at
      }
      totalCount
    }
  }
`;
