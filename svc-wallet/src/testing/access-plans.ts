import type { Field } from './access-world.ts';
import { newKey } from './wallet.ts';

const NO = 'auth/required';
const NOT = 'auth/forbidden';
const BUY_PLAN = `mutation ($key: ID!) {
  addVipOrder(grade: 1, payment_provider_id: "sandbox", currency_id: "TWD", idempotency_key: $key) { state }
}`;

/** Expected access to plans and to grants of plans, by hand. */
export const PLAN_FIELDS: Record<string, Field> = {
  'Query.findVipPlan': {
    call: () => ['{ findVipPlan { totalCount } }'],
    read: (data) => data.findVipPlan.totalCount,
    cells: [3, 3, 3, 3, 3, 3],
  },
  'Mutation.addVipOrder': {
    call: () => [BUY_PLAN, { key: newKey() }],
    read: (data) => data.addVipOrder.state,
    cells: [NO, NO, 0, 0, 0, 0],
  },
  'Query.findPlanGrant': {
    call: () => ['{ findPlanGrant { totalCount } }'],
    read: (data) => data.findPlanGrant.totalCount >= 0,
    cells: [NO, NO, NOT, NOT, true, NOT],
  },
  'Mutation.grantPlan': {
    call: ({ buyerUuid }) => [
      'mutation ($u: ID!, $key: ID!) { grantPlan(user_uuid: $u, grade: 2, months: 1, reason: "x", idempotency_key: $key) { grade } }',
      { u: buyerUuid, key: newKey() },
    ],
    read: (data) => data.grantPlan.grade,
    cells: [NO, NO, NOT, NOT, 2, NOT],
  },
  'Mutation.endPlanGrant': {
    call: () => [
      'mutation ($u: ID!, $key: ID!) { endPlanGrant(uuid: $u, reason: "x", idempotency_key: $key) { state } }',
      { u: newKey(), key: newKey() },
    ],
    read: (data) => data.endPlanGrant.state,
    cells: [NO, NO, NOT, NOT, '404', NOT],
  },
};
