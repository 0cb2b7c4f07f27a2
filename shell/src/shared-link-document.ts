import { gql } from '@urql/core';

/** The query whether a link to an unreleased work is valid. */
export const SharedLinkDocument = gql`
  query ShellSharedLink($token: String!) {
    findAppShare(token: $token) { kind }
  }
`;
