import type { PlanGrantState } from '@meowtale/contracts/inputs/wallet/plans';
import { gql } from 'urql';

export interface PlanGrant {
  uuid: string;
  user_uuid: string;
  user_name: string | null;
  actor_name: string | null;
  grade: number;
  reason: string;
  state: PlanGrantState;
  started_at: string;
  ended_at: string;
  /** Null unless staff ended it early. */
  end_actor_name: string | null;
  end_reason: string | null;
}

interface FindVariables {
  state: PlanGrantState;
  user: string | null;
  q: object;
}

export const findPlanGrants = gql<{ findPlanGrant: { list: PlanGrant[]; totalCount: number } }, FindVariables>`
  query DeskPlans($state: String, $user: ID, $q: ListQuery) {
    findPlanGrant(state: $state, user_uuid: $user, q: $q) {
      list {
        uuid
        user_uuid
        user_name
        actor_name
        grade
        reason
        state
        started_at
        ended_at
        end_actor_name
        end_reason
      }
      totalCount
    }
  }
`;

interface GrantVariables {
  user: string;
  grade: number;
  months: number;
  reason: string;
  key: string;
}

export const grantPlan = gql<{ grantPlan: { uuid: string; ended_at: string } }, GrantVariables>`
  mutation GrantPlan($user: ID!, $grade: Int!, $months: Int!, $reason: String!, $key: ID!) {
    grantPlan(user_uuid: $user, grade: $grade, months: $months, reason: $reason, idempotency_key: $key) {
      uuid
      ended_at
    }
  }
`;

export const endPlanGrant = gql<{ endPlanGrant: { uuid: string } }, { uuid: string; reason: string; key: string }>`
  mutation EndPlanGrant($uuid: ID!, $reason: String!, $key: ID!) {
    endPlanGrant(uuid: $uuid, reason: $reason, idempotency_key: $key) {
      uuid
    }
  }
`;

// An empty list names no grant.
export const TOUCHES_PLANS = { additionalTypenames: ['PlanGrant'] };
