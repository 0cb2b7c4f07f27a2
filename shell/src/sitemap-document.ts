import { gql } from '@urql/core';

/** Which works there are, for search engines; asked by the shell's server as a guest. */
export const SitemapDocument = gql`
  query ShellSitemap($q: StoreQuery!) {
    findStore(q: $q) {
      totalCount
      list { uuid updated_at }
      pageInfo { hasNextPage endCursor }
    }
  }
`;
