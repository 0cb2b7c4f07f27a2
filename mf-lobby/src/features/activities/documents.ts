import type { ACTIVITY_STATE } from '@meowtale/contracts';
import { gql } from 'urql';

export interface Activity {
  uuid: string;
  /** Language → name. */
  names: Readonly<Record<string, string>>;
  percentage_discount: number;
  state: (typeof ACTIVITY_STATE)[keyof typeof ACTIVITY_STATE];
  started_at: string;
  ended_at: string;
  revision: number;
}

const ACTIVITY = gql`
  fragment Desk_Activity on StoreActivityOfficial {
    uuid
    names
    percentage_discount
    state
    started_at
    ended_at
    revision
  }
`;

export const findActivities = gql<{ findStoreActivityOfficial: { list: Activity[] } }, Record<string, never>>`
  query DeskActivities {
    findStoreActivityOfficial {
      list { ...Desk_Activity }
    }
  }
  ${ACTIVITY}
`;

interface ActivityVariables {
  names: { language: string; name: string }[];
  percentage_discount: number;
  started_at: string;
  ended_at: string;
  state: number;
  reason: string;
}

export const addActivity = gql<{ addStoreActivityOfficial: Activity }, ActivityVariables>`
  mutation AddActivity(
    $names: [StoreActivityOfficialNameInput!]!
    $percentage_discount: Int!
    $started_at: DateTime!
    $ended_at: DateTime!
    $state: Int!
    $reason: String!
  ) {
    addStoreActivityOfficial(
      names: $names
      percentage_discount: $percentage_discount
      started_at: $started_at
      ended_at: $ended_at
      state: $state
      reason: $reason
    ) {
      ...Desk_Activity
    }
  }
  ${ACTIVITY}
`;

interface Seen {
  uuid: string;
  revision: number;
}

export const setActivity = gql<{ setStoreActivityOfficial: Activity }, ActivityVariables & Seen>`
  mutation SetActivity(
    $uuid: ID!
    $revision: Int!
    $names: [StoreActivityOfficialNameInput!]!
    $percentage_discount: Int!
    $started_at: DateTime!
    $ended_at: DateTime!
    $state: Int!
    $reason: String!
  ) {
    setStoreActivityOfficial(
      uuid: $uuid
      revision: $revision
      names: $names
      percentage_discount: $percentage_discount
      started_at: $started_at
      ended_at: $ended_at
      state: $state
      reason: $reason
    ) {
      ...Desk_Activity
    }
  }
  ${ACTIVITY}
`;

export const closeActivity = gql<{ closeStoreActivityOfficial: Activity }, Seen & { reason: string }>`
  mutation CloseActivity($uuid: ID!, $revision: Int!, $reason: String!) {
    closeStoreActivityOfficial(uuid: $uuid, revision: $revision, reason: $reason) {
      ...Desk_Activity
    }
  }
  ${ACTIVITY}
`;

export const TOUCHES_ACTIVITIES = ['StoreActivityOfficial'];
