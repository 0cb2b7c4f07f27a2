import { gql } from '@urql/core';

/** The query for the head of a creator's page, sent by the shell's server as a guest. */
export const CreatorHeadDocument = gql`
  query ShellCreatorHead($uuid: ID!) {
    findUserPublic(uuid: [$uuid]) {
      list {
        uuid
        nickname
        brief
        head { url width height }
      }
    }
  }
`;
