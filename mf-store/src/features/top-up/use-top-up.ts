import { type AppError, toAppError, useHost, useRequestKey } from '@meowtale/web-kit';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { type PaymentProvider, START_PAYMENT, type StartPaymentData } from './documents.ts';
import { paymentWatch, type WatchState } from './payment-watch.ts';

export interface TopUpOrder {
  provider: PaymentProvider;
  currency: string;
  planId: string | null;
  amountCoins: number | null;
  /** What was shown, in hundredths: another price is refused rather than paid. */
  payAmount: number;
}

export type TopUpStage = { at: 'choosing' } | { at: 'starting' } | Exclude<WatchState, { at: 'nothing' }>;

export interface TopUp {
  stage: TopUpStage;
  failure: AppError | null;
  start(order: TopUpOrder): Promise<void>;
  /** Goes on asking about the payment that nobody answered for. */
  askAgain(): void;
  /** Leaves the payment that was begun, to begin another. */
  beginAnother(): void;
}

/**
 * Starts a payment in a new tab and asks how it stands (SPEC §4). The tab is opened inside the click, before any answer,
 * for a browser blocks tabs that open later.
 */
export function useTopUp(returnUrl: string): TopUp {
  const { t } = useTranslation();
  const host = useHost();
  const watch = paymentWatch(host, () => host.notify(t('topUp.outcome.paid'), 'success'));
  const watched = useSyncExternalStore(watch.subscribe, watch.get);
  const [starting, setStarting] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const keys = useRequestKey();
  useEffect(() => watch.lookOn(), [watch]);

  async function start(order: TopUpOrder): Promise<void> {
    const tab = window.open('about:blank', '_blank');
    if (!tab) return host.showError({ code: 'pay/new-tab-prevent' });
    setStarting(true);
    setFailure(null);
    const { id: provider, provider_key: providerKey, method } = order.provider;
    const { currency, planId: plan, amountCoins: amount, payAmount } = order;
    const wanted = { provider, providerKey, method, currency, plan, amount, payAmount, returnUrl };
    const { data, error } = await host.urql.mutation<StartPaymentData>(START_PAYMENT, { ...wanted, key: keys.of(wanted) }).toPromise();
    const payment = data?.rechargeAccount;
    if (payment) keys.answered();
    setStarting(false);
    if (error || !payment?.payment_url) {
      tab.close();
      setFailure(error ? toAppError(error) : { code: '9999' });
      return;
    }
    tab.opener = null;
    tab.location.replace(payment.payment_url);
    watch.follow({ uuid: payment.uuid, paymentUrl: payment.payment_url });
  }

  const stage: TopUpStage = starting ? { at: 'starting' } : watched.at === 'nothing' ? { at: 'choosing' } : watched;
  return {
    stage,
    failure,
    start,
    askAgain: () => watched.at === 'ended' && watch.follow(watched.payment),
    beginAnother: watch.setAside,
  };
}
