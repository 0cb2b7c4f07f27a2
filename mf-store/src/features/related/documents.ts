import { gql } from 'urql';
import { type ListingCardData, SHELF_CARD } from '../listings/documents.ts';

export const RELATED_STORES = gql<{ findStore: { list: ListingCardData[] } }, { id: string; pageSize: number; language: string }>`
  query RelatedStores($id: ID!, $pageSize: Int, $language: String) {
    findStore(search_type: "related", id: $id, q: { pageSize: $pageSize }) {
      list { ...ShelfCard_Store }
    }
  }
  ${SHELF_CARD}
`;
