import { gql } from 'urql';

export interface SilverGrant {
  uuid: string;
  user_uuid: string;
  user_name: string | null;
  actor_uuid: string;
  actor_name: string | null;
  silver: number;
  reason: string;
  created_at: string;
}

export const findSilverGrants = gql<{ findSilverGrant: { list: SilverGrant[]; totalCount: number } }, { user: string | null; q: object }>`
  query DeskSilver($user: ID, $q: ListQuery) {
    findSilverGrant(user_uuid: $user, q: $q) {
      list {
        uuid
        user_uuid
        user_name
        actor_uuid
        actor_name
        silver
        reason
        created_at
      }
      totalCount
    }
  }
`;

interface GiveVariables {
  user: string;
  silver: number;
  reason: string;
  key: string;
}

export const giveSilver = gql<{ grantSilver: { uuid: string } }, GiveVariables>`
  mutation GiveSilver($user: ID!, $silver: Coins!, $reason: String!, $key: ID!) {
    grantSilver(user_uuid: $user, silver: $silver, reason: $reason, idempotency_key: $key) {
      uuid
    }
  }
`;

// An empty list names no grant.
export const TOUCHES_SILVER = { additionalTypenames: ['SilverGrant'] };
