import { type Currency, RECHARGE_MAX_COINS } from '@meowtale/contracts';
import type { RechargeInput } from '@meowtale/contracts/inputs/wallet/recharge';
import { coinsFor, payAmountFor, payAmountStep } from '@meowtale/contracts/money';
import { DomainError } from '@meowtale/service-kit';
import { rechargePlans } from './rates.ts';

export interface TopUpPrice {
  currency: Currency;
  coins: number;
  /** Hundredths of the currency. */
  pay_amount: number;
}

/**
 * Returns a top-up's coins and price, given by plan, by coins, or by money alone. Throws `input/invalid` for an unknown plan, for money
 * that isn't the price of the plan or the coins, and for money alone that doesn't buy whole coins or buys too many.
 */
export function priceOf({ plan_id, amount, pay_amount, currency_id: currency }: RechargeInput): TopUpPrice {
  if (plan_id == null && amount == null) return priceOfMoney(pay_amount ?? 0, currency);
  const coins = amount ?? rechargePlans(currency).find(({ id }) => id === plan_id)?.coin;
  if (coins === undefined) throw invalid('plan_id', 'invalid.plan');
  const price = { currency, coins, pay_amount: payAmountFor(coins, currency) };
  if (pay_amount != null && pay_amount !== price.pay_amount)
    throw invalid('pay_amount', 'invalid.pay-amount', { expected: price.pay_amount });
  return price;
}

function priceOfMoney(payAmount: number, currency: Currency): TopUpPrice {
  const most = payAmountFor(RECHARGE_MAX_COINS, currency);
  if (payAmount > most) throw invalid('pay_amount', 'invalid.too-large', { maximum: most });
  const coins = coinsFor(payAmount, currency);
  if (coins === null) throw invalid('pay_amount', 'invalid.multiple', { divisor: payAmountStep(currency) });
  return { currency, coins, pay_amount: payAmount };
}

/** Returns `input/invalid` for one field. */
export function invalid(path: string, key: string, params?: Record<string, number>): DomainError {
  return new DomainError('input/invalid', { fields: [{ path, key, ...(params && { params }) }] });
}
