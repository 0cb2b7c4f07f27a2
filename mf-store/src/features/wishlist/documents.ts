import { gql } from 'urql';
import { LISTING_CARD, type ListingCardData } from '../listings/documents.ts';

export const WISHED = gql<{ findWishlist: { list: { uuid: string }[] } }, { id: string }>`
  query Wished($id: ID!) {
    findWishlist(store_id: $id) {
      list { uuid }
    }
  }
`;

export interface Wish {
  uuid: string;
  store_id: string;
  store: ListingCardData | null;
}

export interface WishlistData {
  findWishlist: { list: Wish[]; totalCount: number; pageInfo: { hasNextPage: boolean; endCursor: string | null } };
}

export const WISHLIST = gql<WishlistData, { after: string | null }>`
  query Wishlist($after: String) {
    findWishlist(q: { pageSize: 20, after: $after, orderField: "created_at-desc" }) {
      list {
        uuid
        store_id
        store { ...ListingCard_Store }
      }
      totalCount
      pageInfo { hasNextPage endCursor }
    }
  }
  ${LISTING_CARD}
`;

/** `uid` is the tracked link that led to the work. */
export const ADD_WISH = gql<{ addWishlist: { uuid: string } }, { id: string; uid: string | null }>`
  mutation AddWish($id: ID!, $uid: String) {
    addWishlist(store_id: $id, store_ad_link_uid: $uid) { uuid }
  }
`;

export const DEL_WISH = gql<{ delWishlist: boolean }, { uuid: string }>`
  mutation DelWish($uuid: ID!) {
    delWishlist(uuid: $uuid)
  }
`;

/** An empty list names no wish, and removing one returns none. */
export const TOUCHES_WISHLIST = { additionalTypenames: ['Wishlist'] };
