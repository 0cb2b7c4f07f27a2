import { gql } from 'urql';

interface StoreUpdate {
  uuid: string;
  content: string;
  created_at: string;
}

export interface UpdatesData {
  findStoreUpdateLogByNoAuth: {
    list: StoreUpdate[];
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}

export const STORE_UPDATES = gql<UpdatesData, { id: string; after: string | null; pageSize: number }>`
  query StoreUpdates($id: ID!, $after: String, $pageSize: Int) {
    findStoreUpdateLogByNoAuth(store_id: $id, q: { pageSize: $pageSize, after: $after, orderField: "created_at-desc" }) {
      list {
        uuid
        content
        created_at
      }
      totalCount
      pageInfo { hasNextPage endCursor }
    }
  }
`;

const AT_FIRST = 3;

/** Returns the variables of the first query for a work's updates. */
export const newestUpdates = (id: string) => ({ id, after: null, pageSize: AT_FIRST });
