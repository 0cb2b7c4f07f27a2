import { type AppError, toAppError, useHost, useRequestKey } from '@meowtale/web-kit';
import { useEffect, useRef, useState } from 'react';
import { PAYMENT, type PaymentData, START_PAYMENT, type StartPaymentData } from './documents.ts';
import { type PaymentOutcome, pollPayment } from './poll-payment.ts';

export interface TopUpOrder {
  providerId: string;
  currency: string;
  planId: string | null;
  amountCoins: number | null;
}

export type TopUpStage =
  | { at: 'choosing' }
  | { at: 'starting' }
  | { at: 'waiting'; paymentUrl: string }
  | { at: 'ended'; outcome: Exclude<PaymentOutcome, 'stopped'> };

export interface TopUp {
  stage: TopUpStage;
  failure: AppError | null;
  start(order: TopUpOrder): Promise<void>;
  back(): void;
}

const NETWORK = { requestPolicy: 'network-only' } as const;

/**
 * Starts a payment in a new tab and asks how it stands (SPEC §4). The tab is opened inside the click, before any answer,
 * for a browser blocks tabs that open later.
 */
export function useTopUp(returnUrl: string, onPaid: () => void): TopUp {
  const host = useHost();
  const [stage, setStage] = useState<TopUpStage>({ at: 'choosing' });
  const [failure, setFailure] = useState<AppError | null>(null);
  const stop = useRef<AbortController | null>(null);
  const keys = useRequestKey();
  useEffect(() => () => stop.current?.abort(), []);

  async function readState(uuid: string): Promise<number | null> {
    const { data } = await host.urql.query<PaymentData>(PAYMENT, { uuid }, NETWORK).toPromise();
    return data?.findPayment?.state ?? null;
  }

  async function wait(uuid: string, paymentUrl: string): Promise<void> {
    stop.current = new AbortController();
    const { signal } = stop.current;
    setStage({ at: 'waiting', paymentUrl });
    const outcome = await pollPayment({ readState: () => readState(uuid), signal });
    if (outcome === 'stopped') return;
    setStage({ at: 'ended', outcome });
    if (outcome === 'paid') onPaid();
  }

  async function start(order: TopUpOrder): Promise<void> {
    const tab = window.open('about:blank', '_blank');
    if (!tab) return host.showError({ code: 'pay/new-tab-prevent' });
    setStage({ at: 'starting' });
    setFailure(null);
    const wanted = { provider: order.providerId, currency: order.currency, plan: order.planId, amount: order.amountCoins, returnUrl };
    const { data, error } = await host.urql.mutation<StartPaymentData>(START_PAYMENT, { ...wanted, key: keys.of(wanted) }).toPromise();
    const payment = data?.rechargeAccount;
    if (payment) keys.answered();
    if (error || !payment?.payment_url) {
      tab.close();
      setFailure(error ? toAppError(error) : { code: '9999' });
      setStage({ at: 'choosing' });
      return;
    }
    tab.opener = null;
    tab.location.replace(payment.payment_url);
    await wait(payment.uuid, payment.payment_url);
  }

  function back() {
    stop.current?.abort();
    setStage({ at: 'choosing' });
  }

  return { stage, failure, start, back };
}
