import { z } from 'zod';
import { CURRENCIES, PAGE_SIZE_MAX, RECHARGE_MAX_COINS } from '../../constants.ts';
import { returnUrl } from '../return-url.ts';
import { uuid } from '../text.ts';

export const currencyId = z.enum(CURRENCIES, 'invalid.currency');
/** An exact amount to top up, in coins. */
export const rechargeAmount = z.int('invalid.number').min(1, 'invalid.too-small').max(RECHARGE_MAX_COINS, 'invalid.too-large');

export const rechargePlansInput = z.object({ currency_id: currencyId });

export const preRechargeInput = z.object({
  currency_id: currencyId.nullish().transform((value) => value ?? 'CNY'),
  amount: z.array(rechargeAmount).max(PAGE_SIZE_MAX, 'invalid.too-many'),
});

/** Money in hundredths of its currency, up to the price of the most coins in the weakest currency. */
const payAmount = z
  .int('invalid.number')
  .min(1, 'invalid.too-small')
  .max(32 * RECHARGE_MAX_COINS, 'invalid.too-large');
const method = z.string('invalid.text').min(1, 'invalid.empty').max(64, 'invalid.too-long');

/** Where the person pays. */
const PAYMENT_PLATFORMS = ['web', 'android', 'windows', 'ios', 'macos'] as const;

export const paymentMethodInput = z.object({ platform: z.enum(PAYMENT_PLATFORMS, 'invalid.platform').nullish() });
export type PaymentMethodInput = z.output<typeof paymentMethodInput>;

export const paymentProviderInput = z.object({
  state: z
    .int('invalid.number')
    .nullish()
    .transform((value) => value ?? 1),
  currency: currencyId.nullish(),
  method: method.nullish(),
  methods: z.array(method).min(1, 'invalid.empty').max(PAGE_SIZE_MAX, 'invalid.too-many').nullish(),
});
export type PaymentProviderInput = z.output<typeof paymentProviderInput>;

/** The payment of any purchase. `pay_amount` is the amount that was shown. */
export const payingInput = {
  payment_provider_id: z.string('invalid.text').min(1, 'invalid.empty').max(64, 'invalid.too-long'),
  provider_key: method.nullish(),
  method: method.nullish(),
  pay_amount: payAmount.nullish(),
  return_url: returnUrl.nullish(),
};

/** The grant of a hosted page, after its credential was used. */
const hostedGrant = z.string('invalid.text').regex(/^[A-Za-z0-9_-]{43}$/, 'invalid.credential');

export const findPaymentInput = z.object({ uuid, hosted_grant: hostedGrant.nullish() });

export const paymentLogInput = z.object({ q: z.unknown().optional(), hosted_grant: hostedGrant.nullish() });

/** A plan's coins, an exact amount of coins, or an amount of money. Money together with one of the others must be its price. */
export const rechargeInput = z
  .object({
    ...payingInput,
    currency_id: currencyId,
    plan_id: z.string('invalid.text').max(64, 'invalid.too-long').nullish(),
    amount: rechargeAmount.nullish(),
    hosted_grant: hostedGrant.nullish(),
    idempotency_key: uuid,
  })
  .refine(({ plan_id, amount }) => plan_id == null || amount == null, { path: ['amount'], message: 'invalid.plan-or-amount' })
  .refine(({ plan_id, amount, pay_amount }) => plan_id != null || amount != null || pay_amount != null, {
    path: ['amount'],
    message: 'invalid.plan-or-amount',
  });
export type RechargeInput = z.output<typeof rechargeInput>;
