import { z } from 'zod';
import { HOSTED_ACTIONS } from '../../constants.ts';
import { currencyId, rechargeAmount } from './recharge.ts';

const returnUrl = z.string('invalid.text').max(2048, 'invalid.too-long');

/** What a page is opened for, and what it begins with. Only a recharge begins with anything. */
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

/** The `data` of a hosted page's address, as it stands there. */
export const openHostedPageInput = z.object({
  data: z.string('invalid.text').min(1, 'invalid.empty').max(4096, 'invalid.too-long'),
  action: z.enum(HOSTED_ACTIONS, 'invalid.action'),
});
