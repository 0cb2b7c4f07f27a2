import { z } from 'zod';
import { PLATFORMS } from '../../constants.ts';
import { PLAN_GRADE, PLAN_GRANT_MONTHS_MAX } from '../../plans.ts';
import { lines, uuid } from '../text.ts';
import { currencyId, payingInput } from './recharge.ts';

const platformKey = z
  .enum(PLATFORMS, 'invalid.platform')
  .nullish()
  .transform((key) => key ?? 'meowtale');

export const vipPlansInput = z.object({ platform_key: platformKey });

/** PRO is the only plan that is bought: everyone has Basic, and Enterprise is agreed with staff. */
export const vipOrderInput = z.object({
  ...payingInput,
  platform_key: platformKey,
  grade: z.literal(PLAN_GRADE.pro, 'invalid.plan'),
  currency_id: currencyId,
  idempotency_key: uuid,
});
export type VipOrderInput = z.output<typeof vipOrderInput>;

const reason = lines(1000).pipe(z.string().min(1, 'invalid.empty'));

/** A plan that staff grant from now on, for calendar months; the reason is saved with the staff member. */
export const grantPlanInput = z.object({
  user_uuid: uuid,
  grade: z.literal([PLAN_GRADE.pro, PLAN_GRADE.enterprise], 'invalid.plan'),
  months: z.int('invalid.number').min(1, 'invalid.too-small').max(PLAN_GRANT_MONTHS_MAX, 'invalid.too-large'),
  reason,
  idempotency_key: uuid,
});
export type GrantPlanInput = z.output<typeof grantPlanInput>;

export const endPlanGrantInput = z.object({ uuid, reason, idempotency_key: uuid });
export type EndPlanGrantInput = z.output<typeof endPlanGrantInput>;

/** Grants that run, or that are over: by their time or because staff ended them. */
export const PLAN_GRANT_STATES = ['running', 'over'] as const;
export type PlanGrantState = (typeof PLAN_GRANT_STATES)[number];

export const planGrantsInput = z.object({
  state: z.enum(PLAN_GRANT_STATES, 'invalid.state').nullish(),
  user_uuid: uuid.nullish(),
  q: z.unknown().optional(),
});
