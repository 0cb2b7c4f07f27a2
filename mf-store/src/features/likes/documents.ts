import { gql } from 'urql';

export interface StoreLike {
  liked: boolean;
  like_count: number;
}

export const STORE_LIKE = gql<{ findStoreLike: StoreLike }, { id: string }>`
  query StoreLike($id: ID!) {
    findStoreLike(store_id: $id) { store_id liked like_count }
  }
`;

export const ADD_LIKE = gql<{ addStoreLike: StoreLike }, { id: string }>`
  mutation AddLike($id: ID!) {
    addStoreLike(store_id: $id) { store_id liked like_count }
  }
`;

export const DEL_LIKE = gql<{ delStoreLike: StoreLike }, { id: string }>`
  mutation DelLike($id: ID!) {
    delStoreLike(store_id: $id) { store_id liked like_count }
  }
`;
