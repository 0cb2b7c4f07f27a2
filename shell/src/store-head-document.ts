import { gql } from '@urql/core';

/** The query for the head of a listing's page, sent by the shell's server as a guest. */
export const StoreHeadDocument = gql`
  query ShellStoreHead($id: ID!) {
    findStore(search_type: "detail", id: $id) {
      list {
        id
        auth_type
        category
        default_lang
        status
        released_at
        author { uuid nickname }
        store_info {
          language
          name
          brief
          data {
            cover { url width height }
            cover240x320 { url width height }
          }
        }
        store_price { country meowcent }
        store_activity { state percentage_discount ended_at }
      }
    }
  }
`;
