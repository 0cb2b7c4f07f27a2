import { useTranslation } from 'react-i18next';
import { type PaymentProvider, START_PAYMENT } from './documents.ts';
import { type Payment, usePayment } from './use-payment.ts';

/** What is said of a payment for coins. */
export const TOP_UP_WORDS = { paid: 'topUp.outcome.paid', timeout: 'topUp.outcome.timeout' };

export interface TopUpOrder {
  provider: PaymentProvider;
  currency: string;
  planId: string | null;
  amountCoins: number | null;
  /** What was shown, in hundredths: another price is refused rather than paid. */
  payAmount: number;
}

export type TopUp = Omit<Payment<never>, 'start'> & { start(order: TopUpOrder): Promise<void> };

/**
 * Starts a payment for coins, and asks how it stands.
 * @param grant of a hosted page, whose account it is for
 */
export function useTopUp(returnUrl: string, grant?: string): TopUp {
  const { t } = useTranslation();
  const payment = usePayment({ for: 'coins', document: START_PAYMENT, paidWords: t('topUp.outcome.paid'), grant });
  function start(order: TopUpOrder): Promise<void> {
    const { id: provider, provider_key: providerKey, method } = order.provider;
    const { currency, planId: plan, amountCoins: amount, payAmount } = order;
    return payment.start({ provider, providerKey, method, currency, plan, amount, payAmount, returnUrl, grant });
  }
  return { ...payment, start };
}
