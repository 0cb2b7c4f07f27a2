import { gql } from 'urql';
import { LISTING_CARD, type ListingCardData } from '../listings/documents.ts';

export const LIBRARY = gql`
  query Library($page: Int) {
    findStoreOrder(state: 1, q: { page: $page, pageSize: 30, orderField: "paid_at-desc" }) {
      list {
        uuid
        store_id
        store_name
        price
        silver_used
        state
        paid_at
        refundable_until
        store { ...ListingCard_Store }
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
  store_name: string;
  price: number;
  /** Coins of the price that silver paid for. */
  silver_used: number;
  state: number;
  paid_at: string | null;
  refundable_until: string | null;
  store: ListingCardData | null;
}

export interface LibraryData {
  findStoreOrder: { list: LibraryOrder[]; totalCount: number; pageInfo: { page: number; pageSize: number; pageCount: number } };
}

export const REFUND = gql`
  mutation RefundOrder($uuid: ID!, $key: ID!) {
    refundStoreOrder(uuid: $uuid, idempotency_key: $key) { uuid state }
  }
`;
