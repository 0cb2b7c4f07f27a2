import { z } from 'zod';
import { PLATFORMS } from '../../constants.ts';
import { PLAN_GRADE } from '../../plans.ts';
import { uuid } from '../text.ts';
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
