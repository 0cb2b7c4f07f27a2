import { useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { type PaymentProvider, START_PAYMENT } from './documents.ts';
import { returnAddress } from './payment-return.ts';
import { type Payment, usePayment } from './use-payment.ts';

/** Locale keys for a payment of coins. */
export const TOP_UP_WORDS = { paid: 'topUp.outcome.paid', timeout: 'topUp.outcome.timeout', left: 'topUp.outcome.left' };
/** The same for a held order, which spends the coins at once. */
export const ORDER_WORDS = { ...TOP_UP_WORDS, paid: 'topUp.outcome.paidOrder' };

export interface TopUpOrder {
  provider: PaymentProvider;
  currency: string;
  planId: string | null;
  amountCoins: number | null;
  /** The shown price, in hundredths: another price is rejected rather than paid. */
  payAmount: number;
}

export type TopUp = Omit<Payment<never>, 'start'> & { start(order: TopUpOrder): Promise<void> };

/**
 * Starts a payment for coins, and polls it.
 * @param messages its locale keys
 * @param grant that of a hosted page, whose account it is for
 */
export function useTopUp(returnUrl: string, messages: typeof TOP_UP_WORDS, grant?: string): TopUp {
  const { t } = useTranslation();
  const { navigation } = useHost();
  const payment = usePayment({ for: 'coins', document: START_PAYMENT, paidWords: t(messages.paid), grant });
  function start(order: TopUpOrder): Promise<void> {
    const { id: provider, provider_key: providerKey, method } = order.provider;
    const { currency, planId: plan, amountCoins: amount, payAmount } = order;
    return payment.start({
      provider,
      providerKey,
      method,
      currency,
      plan,
      amount,
      payAmount,
      returnUrl: returnAddress(navigation, returnUrl),
      grant,
    });
  }
  return { ...payment, start };
}
