import { type AppError, toAppError, useHost, useRequestKey } from '@meowtale/web-kit';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { AnyVariables, TypedDocumentNode } from 'urql';
import { type PaymentFor, paymentWatch, type WatchState } from './payment-watch.ts';

export interface StartedPayment {
  uuid: string;
  payment_url: string | null;
}

export type PaymentStage = { at: 'choosing' } | { at: 'starting' } | Exclude<WatchState, { at: 'nothing' }>;

export interface Payment<Variables> {
  stage: PaymentStage;
  failure: AppError | null;
  /** `variables`: everything that the payment is for; an idempotency key is added. */
  start(variables: Variables): Promise<void>;
  /** Polls the payment that timed out, or whose page was opened again. */
  askAgain(): void;
  /** Abandons the current payment, so that another can be started. */
  beginAnother(): void;
}

interface PaymentOptions {
  /** What is paid for: each kind is watched separately. */
  for: PaymentFor;
  /** Starts the payment; its only field returns it. */
  document: TypedDocumentNode<Record<string, StartedPayment>, AnyVariables>;
  /** The message when it is paid while the popup is closed. */
  paidWords: string;
  /** The grant of the hosted page on which it is begun. */
  grant?: string;
}

/**
 * Starts a payment in a new tab and polls it (SPEC §4). The tab is opened inside the click handler, before any response, because browsers
 * block tabs that open later.
 */
export function usePayment<Variables extends object>({ for: what, document, paidWords, grant }: PaymentOptions): Payment<Variables> {
  const host = useHost();
  const watch = paymentWatch(host, what, grant === undefined, (payment) => host.notify(payment.paidWords ?? paidWords, 'success'));
  const watched = useSyncExternalStore(watch.subscribe, watch.get);
  const [starting, setStarting] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const keys = useRequestKey();
  useEffect(() => watch.lookOn(), [watch]);

  async function start(wanted: Variables): Promise<void> {
    const tab = window.open('about:blank', '_blank');
    if (!tab) return host.showError({ code: 'pay/new-tab-prevent' });
    setStarting(true);
    setFailure(null);
    const { data, error } = await host.urql.mutation(document, { ...wanted, key: keys.of(wanted) }).toPromise();
    const payment = data && Object.values(data).find((answer) => answer?.uuid);
    if (payment) keys.answered();
    setStarting(false);
    if (error || !payment?.payment_url) {
      tab.close();
      setFailure(error ? toAppError(error) : { code: '9999' });
      return;
    }
    tab.opener = null;
    tab.location.replace(payment.payment_url);
    watch.follow({ uuid: payment.uuid, paymentUrl: payment.payment_url, grant, paidWords });
  }

  const stage: PaymentStage = starting ? { at: 'starting' } : watched.at === 'nothing' ? { at: 'choosing' } : watched;
  return {
    stage,
    failure,
    start,
    askAgain: () => watched.at !== 'nothing' && watch.follow({ ...watched.payment, left: false }),
    beginAnother: watch.setAside,
  };
}
