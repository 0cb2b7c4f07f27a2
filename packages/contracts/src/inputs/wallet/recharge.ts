import { z } from 'zod';
import { CURRENCIES, PAGE_SIZE_MAX, RECHARGE_MAX_COINS } from '../../constants.ts';
import { uuid } from '../text.ts';

export const currencyId = z.enum(CURRENCIES, 'invalid.currency');
/** An exact amount to top up, in coins. */
export const rechargeAmount = z.int('invalid.number').min(1, 'invalid.too-small').max(RECHARGE_MAX_COINS, 'invalid.too-large');

export const rechargePlansInput = z.object({ currency_id: currencyId });

export const preRechargeInput = z.object({
  currency_id: currencyId.nullish().transform((value) => value ?? 'CNY'),
  amount: z.array(rechargeAmount).max(PAGE_SIZE_MAX, 'invalid.too-many'),
});

/** A plan's coins or an exact amount of coins, never both. */
export const rechargeInput = z
  .object({
    payment_provider_id: z.string('invalid.text').min(1, 'invalid.empty').max(64, 'invalid.too-long'),
    currency_id: currencyId,
    plan_id: z.string('invalid.text').max(64, 'invalid.too-long').nullish(),
    amount: rechargeAmount.nullish(),
    return_url: z.string('invalid.text').max(2048, 'invalid.too-long').nullish(),
    idempotency_key: uuid,
  })
  .refine(({ plan_id, amount }) => (plan_id == null) !== (amount == null), { path: ['amount'], message: 'invalid.plan-or-amount' });
export type RechargeInput = z.output<typeof rechargeInput>;
