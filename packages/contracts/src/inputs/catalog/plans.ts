import { z } from 'zod';
import { PLATFORMS } from '../../constants.ts';
import { PLAN_SERVICES } from '../../plans.ts';

export const serviceSumInput = z.object({
  platform_key: z.enum(PLATFORMS, 'invalid.platform').nullish(),
  key: z.enum(PLAN_SERVICES, 'invalid.service').nullish(),
});
export type ServiceSumInput = z.output<typeof serviceSumInput>;
