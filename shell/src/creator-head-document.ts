import { gql } from '@urql/core';

/** What the head of a creator's page says; asked by the shell's server as a guest. */
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
