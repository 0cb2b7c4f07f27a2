import { z } from 'zod';
import { HOSTED_ACTIONS } from '../../constants.ts';
import { returnUrl } from '../return-url.ts';
import { currencyId, rechargeAmount } from './recharge.ts';

/** The purpose of a page, and its initial values, which only a recharge has. */
export const addHostedPageInput = z
  .object({
    action: z.enum(HOSTED_ACTIONS, 'invalid.action'),
    amount: rechargeAmount.nullish(),
    currency_id: currencyId.nullish(),
    return_url: returnUrl.nullish(),
  })
  .refine(({ action, amount, currency_id, return_url }) => action === 'recharge' || (amount ?? currency_id ?? return_url) == null, {
    path: ['action'],
    message: 'invalid.payload',
  });
export type AddHostedPageInput = z.output<typeof addHostedPageInput>;

/** The `data` parameter of a hosted page's address. */
export const openHostedPageInput = z.object({
  data: z.string('invalid.text').min(1, 'invalid.empty').max(4096, 'invalid.too-long'),
  action: z.enum(HOSTED_ACTIONS, 'invalid.action'),
});
