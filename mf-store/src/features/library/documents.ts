import { gql } from 'urql';
import { LISTING_CARD, type ListingCardData } from '../listings/documents.ts';

export const LIBRARY = gql`
  query Library($page: Int) {
    findStoreOrder(state: 1, q: { page: $page, pageSize: 30, orderField: "paid_at-desc" }) {
      list {
        uuid
        store_id
        store_name
        names { language name }
        price
        silver_used
        state
        paid_at
        refundable_until
        refund_request { state answer created_at }
        store { ...ListingCard_Store refund_segments }
      }
      totalCount
      pageInfo { page pageSize pageCount }
    }
  }
  ${LISTING_CARD}
`;

export interface LibraryOrder {
  uuid: string;
  store_id: string;
  /** In the work's default language; `names` has it by language, where the wallet knows them. */
  store_name: string;
  names: { language: string; name: string }[];
  price: number;
  /** Coins of the price that silver paid for. */
  silver_used: number;
  state: number;
  paid_at: string | null;
  refundable_until: string | null;
  /** The buyer's refund request. */
  refund_request: { state: 'open' | 'granted' | 'declined'; answer: string | null; created_at: string } | null;
  /** With the segments of its shortest path, by which it is refunded at once; null where the time since it was opened decides. */
  store: (ListingCardData & { refund_segments: number | null }) | null;
}

export interface LibraryData {
  findStoreOrder: { list: LibraryOrder[]; totalCount: number; pageInfo: { page: number; pageSize: number; pageCount: number } };
}

export const REFUND = gql`
  mutation RefundOrder($uuid: ID!, $key: ID!) {
    refundStoreOrder(uuid: $uuid, idempotency_key: $key) { uuid state }
  }
`;

export const ASK_REFUND = gql<{ askStoreOrderRefund: { uuid: string } }, { uuid: string; reason: string; key: string }>`
  mutation AskRefund($uuid: ID!, $reason: String!, $key: ID!) {
    askStoreOrderRefund(uuid: $uuid, reason: $reason, idempotency_key: $key) {
      uuid
      refund_request { state answer created_at }
    }
  }
`;

/** Refunding or cancelling an order changes balances and access. */
export const TOUCHED = { additionalTypenames: ['StoreOrder', 'Wallet', 'Store', 'StoreAuthorization'] };

/** An order that isn't in the library: held, refunded or cancelled. */
export interface OtherOrder {
  uuid: string;
  store_id: string;
  /** In the work's default language; `names` has it by language, where the wallet knows them. */
  store_name: string;
  names: { language: string; name: string }[];
  price: number;
  silver_used: number;
  state: number;
  paid_at: string | null;
  held_until: string | null;
  /** The quote with which it was ordered; it is paid as a whole. */
  bill_id: string;
  updated_at: string;
  /** Staff's answer when they refunded it on request. */
  refund_request: { state: 'open' | 'granted' | 'declined'; answer: string | null } | null;
  store: ListingCardData | null;
}

interface OtherOrdersData {
  findStoreOrder: { list: OtherOrder[]; totalCount: number; pageInfo: { hasNextPage: boolean; endCursor: string | null } };
}

export const OTHER_ORDERS = gql<OtherOrdersData, { after: string | null }>`
  query OtherOrders($after: String) {
    findStoreOrder(states: [0, 2, 3, 4], q: { pageSize: 20, after: $after, orderField: "updated_at-desc" }) {
      list {
        uuid
        store_id
        store_name
        names { language name }
        price
        silver_used
        state
        paid_at
        held_until
        bill_id
        updated_at
        refund_request { state answer }
        store { ...ListingCard_Store }
      }
      totalCount
      pageInfo { hasNextPage endCursor }
    }
  }
  ${LISTING_CARD}
`;

export const CANCEL_ORDER = gql<{ cancelStoreOrder: { uuid: string; state: number } }, { uuid: string }>`
  mutation CancelOrder($uuid: ID!) {
    cancelStoreOrder(uuid: $uuid) { uuid state }
  }
`;

export interface Recent {
  app_uuid: string;
  title: string;
  store_id: string | null;
  updated_at: string;
  store: ListingCardData | null;
}

/** The works to continue, from any browser, the last played first. */
export interface RecentData {
  findPlayRecent: { list: Recent[] };
}

export const RECENT = gql<RecentData>`
  query Recent {
    findPlayRecent(q: { pageSize: 12 }, continuing: true) {
      list {
        app_uuid
        title
        store_id
        updated_at
        store { ...ListingCard_Store }
      }
    }
  }
  ${LISTING_CARD}
`;
