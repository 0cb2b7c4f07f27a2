import { gql } from 'urql';

export const TOP_UP_OPTIONS = gql`
  query TopUpOptions($currency: String!) {
    findRechargePlan(currency_id: $currency) {
      list { id coin pay_amount amount currency_id }
    }
    findPaymentMethod(platform: "web") { method provider_key payment_provider_id support_currency }
    findPaymentProvider(state: 1, currency: $currency) { id provider_key method currencies }
  }
`;

export interface RechargePlan {
  id: string;
  /** Coins received, bonus included. */
  coin: number;
  /** Hundredths of the currency. */
  pay_amount: number;
  /** Coins without the bonus. */
  amount: number;
  currency_id: string;
}

export interface PaymentProvider {
  id: string;
  provider_key: string;
  method: string;
  currencies: string[];
}

export interface PaymentMethod {
  method: string;
  provider_key: string;
  payment_provider_id: string;
  /** Comma-separated. */
  support_currency: string;
}

export interface TopUpOptionsData {
  findRechargePlan: { list: RechargePlan[] };
  findPaymentMethod: PaymentMethod[];
  findPaymentProvider: PaymentProvider[];
}

export const EXACT_AMOUNT = gql`
  mutation ExactAmount($currency: String!, $amount: [Coins!]!) {
    preRechargeAccount(currency_id: $currency, amount: $amount) {
      currency_id
      list { amount pay_amount }
    }
  }
`;

export interface ExactAmountData {
  preRechargeAccount: { currency_id: string; list: { amount: number; pay_amount: number }[] };
}

export const START_PAYMENT = gql`
  mutation StartPayment(
    $provider: ID!
    $providerKey: String
    $method: String
    $currency: String!
    $plan: ID
    $amount: Coins
    $payAmount: Int
    $returnUrl: String
    $grant: String
    $key: ID!
  ) {
    rechargeAccount(
      payment_provider_id: $provider
      provider_key: $providerKey
      method: $method
      currency_id: $currency
      plan_id: $plan
      amount: $amount
      pay_amount: $payAmount
      return_url: $returnUrl
      hosted_grant: $grant
      idempotency_key: $key
    ) {
      uuid
      state
      payment_url
    }
  }
`;

export const PAYMENT = gql`
  query PaymentState($uuid: ID!, $grant: String) {
    findPayment(uuid: $uuid, hosted_grant: $grant) { uuid state coins }
  }
`;

export interface PaymentData {
  findPayment: { uuid: string; state: number; coins: number } | null;
}

/** The query for the person's debt, from a disputed payment or a penalty: a top-up fills it first. */
export const DEBT = gql<{ me: { uuid: string; wallet: { debt: number } | null } | null }, object>`
  query Debt {
    me { uuid wallet { debt } }
  }
`;
