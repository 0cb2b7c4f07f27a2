import { gql } from 'urql';
import type { FileRef } from '../listings/documents.ts';

export interface StoreComment {
  uuid: string;
  comment: string;
  /** Its writer says that it gives the story away. */
  is_spoiler: boolean;
  is_buyer: boolean;
  created_at: string;
  updated_at: string;
  user: { uuid: string; nickname: string; head: FileRef | null };
}

export interface CommentsData {
  findStoreComment: { list: StoreComment[]; totalCount: number; pageInfo: { hasNextPage: boolean; endCursor: string | null } };
}

export const STORE_COMMENTS = gql<CommentsData, { id: string; after: string | null }>`
  query StoreComments($id: ID!, $after: String) {
    findStoreComment(store_id: $id, q: { pageSize: 10, after: $after, orderField: "created_at-desc" }) {
      list {
        uuid
        comment
        is_spoiler
        is_buyer
        created_at
        updated_at
        user { uuid nickname head { uuid url } }
      }
      totalCount
      pageInfo { hasNextPage endCursor }
    }
  }
`;

export const ADD_COMMENT = gql<{ addStoreComment: { uuid: string } }, { id: string; comment: string; spoils: boolean; key: string }>`
  mutation AddStoreComment($id: ID!, $comment: String!, $spoils: Boolean, $key: ID!) {
    addStoreComment(store_id: $id, comment: $comment, is_spoiler: $spoils, idempotency_key: $key) { uuid }
  }
`;

export const SET_COMMENT = gql<{ setStoreComment: { uuid: string } }, { uuid: string; comment: string; spoils: boolean }>`
  mutation SetStoreComment($uuid: ID!, $comment: String!, $spoils: Boolean) {
    setStoreComment(uuid: $uuid, comment: $comment, is_spoiler: $spoils) { uuid }
  }
`;

/** An empty list names no comment. */
export const TOUCHES_COMMENTS = { additionalTypenames: ['StoreComment'] };
