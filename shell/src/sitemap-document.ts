import { gql } from '@urql/core';

/** The query for all works, for search engines, sent by the shell's server as a guest. */
export const SitemapDocument = gql`
  query ShellSitemap($q: StoreQuery!) {
    findStore(q: $q) {
      totalCount
      list { uuid updated_at }
      pageInfo { hasNextPage endCursor }
    }
  }
`;
