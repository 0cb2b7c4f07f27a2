import { gql } from '@urql/core';

/** Whether a link to a work that is in no store yet still leads somewhere. */
export const SharedLinkDocument = gql`
  query ShellSharedLink($token: String!) {
    findAppShare(token: $token) { kind }
  }
`;
