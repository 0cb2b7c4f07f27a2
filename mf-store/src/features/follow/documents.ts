import { gql } from 'urql';

export const FOLLOWING = gql<{ findFollow: { list: { uuid: string }[] } }, { user: string }>`
  query Following($user: ID!) {
    findFollow(user_uuid: $user) {
      list { uuid }
    }
  }
`;

export const ADD_FOLLOW = gql<{ addFollow: { uuid: string } }, { user: string }>`
  mutation AddFollow($user: ID!) {
    addFollow(user_uuid: $user) { uuid }
  }
`;

export const DEL_FOLLOW = gql<{ delFollow: boolean }, { user: string }>`
  mutation DelFollow($user: ID!) {
    delFollow(user_uuid: $user)
  }
`;

/** The follower count changes too. */
export const TOUCHES_FOLLOWS = { additionalTypenames: ['Follow'] };
