import { gql } from 'urql';
import type { PaymentMethod, PaymentProvider } from '../top-up/documents.ts';
import type { StartedPayment } from '../top-up/use-payment.ts';

export interface PlanService {
  key: string;
  /** Null: without a limit. */
  value: number | null;
  /** Locale keys. */
  name: string;
  desc: string | null;
}

export interface Plan {
  grade: number;
  /** Its duration once paid. */
  seconds: number | null;
  /** In hundredths of each currency; empty where it can't be bought. */
  price: { currency_id: string; pay_amount: number }[];
  services: PlanService[];
}

export interface PlanOptionsData {
  /** The address for Enterprise; null without one. */
  getConfig2?: { contactEmail: string | null };
  findVipPlan: { list: Plan[] };
  findPaymentMethod: PaymentMethod[];
  findPaymentProvider: PaymentProvider[];
}

export const PLAN_OPTIONS = gql<PlanOptionsData, { currency: string }>`
  query PlanOptions($currency: String!) {
    getConfig2 { contactEmail }
    findVipPlan {
      list {
        grade
        seconds
        price { currency_id pay_amount }
        services { key value name desc }
      }
    }
    findPaymentMethod(platform: "web") { method provider_key payment_provider_id support_currency }
    findPaymentProvider(state: 1, currency: $currency) { id provider_key method currencies }
  }
`;

export interface MyPlan {
  /** 1 while it is active. */
  state: number;
  grade: number;
  started_at: string;
  ended_at: string;
}

export interface MyPlansData {
  me: { user_vip: MyPlan[] | null } | null;
}

export const MY_PLANS = gql<MyPlansData, Record<string, never>>`
  query MyPlans {
    me {
      uuid
      user_vip { state grade started_at ended_at }
    }
  }
`;

export const BUY_PLAN = gql<{ addVipOrder: StartedPayment }>`
  mutation BuyPlan(
    $grade: Int!
    $provider: ID!
    $providerKey: String
    $method: String
    $currency: String!
    $payAmount: Int
    $returnUrl: String
    $key: ID!
  ) {
    addVipOrder(
      grade: $grade
      payment_provider_id: $provider
      provider_key: $providerKey
      method: $method
      currency_id: $currency
      pay_amount: $payAmount
      return_url: $returnUrl
      idempotency_key: $key
    ) {
      uuid
      state
      payment_url
    }
  }
`;
