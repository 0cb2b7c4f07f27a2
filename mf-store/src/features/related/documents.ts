import { gql } from 'urql';
import { LISTING_CARD, type ListingCardData } from '../listings/documents.ts';

export const RELATED_STORES = gql<{ findStore: { list: ListingCardData[] } }, { id: string; pageSize: number }>`
  query RelatedStores($id: ID!, $pageSize: Int) {
    findStore(search_type: "related", id: $id, q: { pageSize: $pageSize }) {
      list { ...ListingCard_Store }
    }
  }
  ${LISTING_CARD}
`;
