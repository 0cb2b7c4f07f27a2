import type { HostV1, Watchable } from '@meowtale/web-kit';
import { PAYMENT, type PaymentData } from './documents.ts';
import { answerReturns } from './payment-return.ts';
import { type PaymentOutcome, pollPayment } from './poll-payment.ts';
import { readPayment, storePayment } from './stored-payment.ts';

export interface OpenPayment {
  uuid: string;
  paymentUrl: string;
  /** The grant of the hosted page on which it was begun, whose account it is for. */
  grant?: string;
  /** The person left its page without paying, as far as the provider says: it may still be paid. */
  left?: boolean;
  /** The message when it is paid while the popup is closed; missing after a reload. */
  paidWords?: string;
}

export type WatchState =
  | { at: 'nothing' }
  | { at: 'waiting'; payment: OpenPayment }
  | { at: 'ended'; payment: OpenPayment; outcome: Exclude<PaymentOutcome, 'stopped'> };

/** Follows a payment, whether or not its popup is open, so that a missing response doesn't lead to a second payment. */
export interface PaymentWatch extends Watchable<WatchState> {
  /** Polls a payment for a minute; for another one when it is followed again. */
  follow(payment: OpenPayment): void;
  /** Stops showing the payment: its result still arrives with a message, if it comes within the minute. */
  setAside(): void;
  /** Registers a viewer who sees the end here; a payment that timed out is polled again. Returns the function that unregisters. */
  lookOn(): () => void;
}

const NETWORK = { requestPolicy: 'network-only' } as const;
/** What is paid for in another tab. */
export type PaymentFor = 'coins' | 'plan';

const watches = new WeakMap<HostV1, Partial<Record<PaymentFor, PaymentWatch>>>();

/**
 * Returns the tab's only watch of a kind of payment. `tellPaid` shows that it was paid while there is no viewer.
 * @param own for the signed-in person: a payment from before a reload is followed further; false for a hosted page, which has its own
 * account
 */
export function paymentWatch(host: HostV1, what: PaymentFor, own: boolean, tellPaid: (payment: OpenPayment) => void): PaymentWatch {
  const known = watches.get(host) ?? {};
  watches.set(host, known);
  const watch = known[what] ?? createPaymentWatch(host, own ? what : null, tellPaid);
  known[what] = watch;
  return watch;
}

const personOf = ({ session }: HostV1): string | null => {
  const state = session.get();
  return state.status === 'signed-in' ? state.person.uuid : null;
};

/** Returns the state after a reload: a stored payment counts as timed out. */
function begunBefore(host: HostV1, stored: PaymentFor | null): WatchState {
  const person = personOf(host);
  const payment = stored && person && readPayment(stored, person);
  return payment ? { at: 'ended', payment, outcome: 'timeout' } : { at: 'nothing' };
}

/** `stored`: the name under which its payment survives a reload, if it does. */
function createPaymentWatch(host: HostV1, stored: PaymentFor | null, tellPaid: (payment: OpenPayment) => void): PaymentWatch {
  const listeners = new Set<() => void>();
  let state = begunBefore(host, stored);
  let onlookers = 0;
  let answersReturns = false;
  /** Whether the polled payment was followed again since its minute began, because its page was left or opened again. */
  let followedAgain = false;
  function become(next: WatchState): void {
    state = next;
    const person = personOf(host);
    const open = next.at === 'waiting' || (next.at === 'ended' && next.outcome === 'timeout') ? next.payment : null;
    if (stored && person) storePayment(stored, person, open);
    for (const listener of listeners) listener();
  }

  async function readState({ uuid, grant }: OpenPayment): Promise<number | null> {
    const { data } = await host.urql.query<PaymentData>(PAYMENT, { uuid, grant }, NETWORK).toPromise();
    return data?.findPayment?.state ?? null;
  }
  const isFollowed = ({ uuid }: OpenPayment) => state.at !== 'nothing' && state.payment.uuid === uuid;
  const setAside = () => become({ at: 'nothing' });

  /** A returning tab may have ended a payment that timed out, or have left one, which is shown at once. */
  function onReturn(left: string | null): void {
    if (state.at === 'nothing') return;
    const { payment } = state;
    if (state.at === 'waiting' || state.outcome === 'timeout') void follow({ ...payment, left: payment.left || payment.uuid === left });
  }
  async function poll(payment: OpenPayment, signal: AbortSignal): Promise<PaymentOutcome> {
    followedAgain = false;
    const outcome = await pollPayment({ readState: () => readState(payment), signal });
    return outcome === 'timeout' && followedAgain && isFollowed(payment) ? poll(payment, signal) : outcome;
  }
  async function follow(payment: OpenPayment): Promise<void> {
    if (!answersReturns) answerReturns(onReturn);
    answersReturns = true;
    const isPolled = state.at === 'waiting' && isFollowed(payment);
    become({ at: 'waiting', payment });
    // The payment is polled once at a time: the running polling gets another minute.
    if (isPolled) {
      followedAgain = true;
      return;
    }
    const stop = new AbortController();
    const person = personOf(host);
    // The next person who signs in has nothing to do with it.
    const unsubscribe = host.session.subscribe(() => personOf(host) !== person && stop.abort());
    const outcome = await poll(payment, stop.signal);
    unsubscribe();
    const followed = isFollowed(payment);
    if (outcome === 'stopped') {
      if (followed) setAside();
      return;
    }
    if (state.at !== 'nothing' && followed) become({ at: 'ended', payment: state.payment, outcome });
    if (outcome !== 'paid') return;
    void host.session.refresh();
    if (followed && onlookers > 0) return;
    tellPaid(payment);
    if (followed) setAside();
  }
  function lookOn(): () => void {
    onlookers += 1;
    if (state.at === 'ended' && state.outcome === 'timeout') void follow(state.payment);
    return () => {
      onlookers -= 1;
      // The end was seen.
      if (onlookers === 0 && state.at === 'ended' && state.outcome !== 'timeout') setAside();
    };
  }
  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    follow: (payment) => void follow(payment),
    setAside,
    lookOn,
  };
}
