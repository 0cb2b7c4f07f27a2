import { gql } from 'urql';
import { LISTING_CARD, type ListingCardData } from '../listings/documents.ts';
import type { WorkName } from '../listings/localized-name.ts';

export const CART = gql`
  query Cart {
    findCartStore(state: 0) {
      list {
        uuid
        store_id
        store_name
        names { language name }
        buyable
        created_at
        store { ...ListingCard_Store }
      }
      totalCount
    }
  }
  ${LISTING_CARD}
`;

export interface CartRow {
  uuid: string;
  store_id: string;
  store_name: string;
  names: WorkName[];
  buyable: boolean;
  created_at: string;
  store: ListingCardData | null;
}

export interface CartData {
  findCartStore: { list: CartRow[]; totalCount: number };
}

export const ADD_TO_CART = gql`
  mutation AddToCart($storeId: ID!, $uid: String) {
    addCartStore(store_id: $storeId, store_ad_link_uid: $uid, data_creation_source: "detail") { uuid store_id }
  }
`;

export const REMOVE_FROM_CART = gql`
  mutation RemoveFromCart($uuid: ID!) {
    delCartStore(uuid: $uuid)
  }
`;

export const EMPTY_CART = gql`
  mutation EmptyCart {
    emptyCartStore
  }
`;
