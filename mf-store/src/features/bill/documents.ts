import { gql } from 'urql';
import type { LocalMoney } from '../listings/documents.ts';
import type { WorkName } from '../listings/localized-name.ts';

export const BILL_QUOTE = gql`
  fragment Bill_Quote on Quote {
    uuid
    state
    expires_at
    total
    total_local { currency amount }
    silver_used
    coin_used
    remain
    remain_local { currency amount }
    use_silver
    balance { meowcent silver debt }
    lines { store_id store_name names { language name } original price percentage_discount silver_used }
  }
`;

export const CART_QUOTE = gql`
  query CartQuote($rows: [ID!], $stores: [ID!], $uids: [String!], $useSilver: Boolean) {
    findCartCheckout(cart_store_uuid: $rows, store_id: $stores, store_ad_link_uid: $uids, use_silver: $useSilver) { ...Bill_Quote }
  }
  ${BILL_QUOTE}
`;

export const STORE_QUOTE = gql`
  query StoreQuote($storeId: ID!, $price: Coins, $useSilver: Boolean, $uid: String) {
    findStoreQuote(store_id: $storeId, price: $price, use_silver: $useSilver, store_ad_link_uid: $uid) { ...Bill_Quote }
  }
  ${BILL_QUOTE}
`;

const PAID = gql`
  fragment Bill_Paid on PaidOrders {
    orders { uuid store_id state price held_until }
    grants { store_id grant }
    wallet { meowcent silver }
  }
`;

export const PAY_CART = gql`
  mutation PayCart($quote: ID!, $key: ID!, $awaitTopUp: Boolean) {
    addCartCheckout(quote_uuid: $quote, idempotency_key: $key, data_creation_source: "bill", awaitTopUp: $awaitTopUp) { ...Bill_Paid }
  }
  ${PAID}
`;

export const PAY_STORE = gql`
  mutation PayStore($quote: ID!, $key: ID!, $awaitTopUp: Boolean) {
    addStoreOrder(quote_uuid: $quote, idempotency_key: $key, awaitTopUp: $awaitTopUp) { ...Bill_Paid }
  }
  ${PAID}
`;

export interface WaitingOrder {
  store_id: string;
  bill_id: string;
  /** Until when its price is held. */
  held_until: string | null;
  price: number;
  silver_used: number;
}

/** The query for the person's held orders. */
export const WAITING_ORDERS = gql<{ findStoreOrder: { list: WaitingOrder[] } }>`
  query WaitingOrders {
    findStoreOrder(state: 0, q: { pageSize: 100 }) {
      list { uuid store_id bill_id held_until price silver_used }
    }
  }
`;

export interface QuoteLine {
  store_id: string;
  store_name: string;
  /** By language; a quote in an error has none. */
  names?: WorkName[];
  original: number;
  price: number;
  percentage_discount: number;
  silver_used: number;
}

/** A quote, valid for ten minutes; every amount in coins. */
export interface Quote {
  uuid: string;
  state: string;
  expires_at: string;
  total: number;
  total_local: LocalMoney;
  silver_used: number;
  coin_used: number;
  remain: number;
  /** Missing once a held order lacks another amount than at first. */
  remain_local?: LocalMoney;
  use_silver: boolean;
  /** A debt is filled first by the next coins. */
  balance: { meowcent: number; silver: number; debt: number };
  lines: QuoteLine[];
}

export interface PaidOrders {
  orders: { uuid: string; store_id: string; state: number; price: number; held_until: string | null }[];
  grants: { store_id: string; grant: string }[];
  wallet: { meowcent: number; silver: number };
}
