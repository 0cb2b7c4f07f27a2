import type { HostV1, Watchable } from '@meowtale/web-kit';
import { PAYMENT, type PaymentData } from './documents.ts';
import { keepPayment, readPayment } from './kept-payment.ts';
import { answerReturns } from './payment-return.ts';
import { type PaymentOutcome, pollPayment } from './poll-payment.ts';

export interface OpenPayment {
  uuid: string;
  paymentUrl: string;
  /** Of the hosted page that it was begun on: of its account, and not of whoever is signed in. */
  grant?: string;
  /** What is told when it is paid while nobody looks on; not known of one from before a reload. */
  paidWords?: string;
}

export type WatchState =
  | { at: 'nothing' }
  | { at: 'waiting'; payment: OpenPayment }
  | { at: 'ended'; payment: OpenPayment; outcome: Exclude<PaymentOutcome, 'stopped'> };

/** Follows a payment that was begun, whether or not its popup is open: nobody is to begin a second one for want of an answer. */
export interface PaymentWatch extends Watchable<WatchState> {
  /** Asks for a minute how a payment stands; again for one that nobody answered for. */
  follow(payment: OpenPayment): void;
  /** Leaves the payment to itself: what it pays for still arrives, and is told of, if it comes within the minute. */
  setAside(): void;
  /** Somebody looks on, and hears the end here; a payment that nobody answered for is asked about again. Answers how to leave. */
  lookOn(): () => void;
}

const NETWORK = { requestPolicy: 'network-only' } as const;
/** What somebody pays for in another tab. */
export type PaymentFor = 'coins' | 'plan';

const watches = new WeakMap<HostV1, Partial<Record<PaymentFor, PaymentWatch>>>();

/**
 * The tab's one watch of what is paid for. `tellPaid` says that it was paid when nobody looks on.
 * @param own of whoever is signed in: what they began before a reload is followed on; a hosted page is of its own account
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

/** What was begun before a reload is as one that nobody has answered for yet. */
function begunBefore(host: HostV1, kept: PaymentFor | null): WatchState {
  const person = personOf(host);
  const payment = kept && person && readPayment(kept, person);
  return payment ? { at: 'ended', payment, outcome: 'timeout' } : { at: 'nothing' };
}

/** `kept`: under which name its payment outlives a reload, if it does. */
function createPaymentWatch(host: HostV1, kept: PaymentFor | null, tellPaid: (payment: OpenPayment) => void): PaymentWatch {
  const listeners = new Set<() => void>();
  let state = begunBefore(host, kept);
  let onlookers = 0;
  let answersReturns = false;
  function become(next: WatchState): void {
    state = next;
    const person = personOf(host);
    const open = next.at === 'waiting' || (next.at === 'ended' && next.outcome === 'timeout') ? next.payment : null;
    if (kept && person) keepPayment(kept, person, open);
    for (const listener of listeners) listener();
  }

  async function readState({ uuid, grant }: OpenPayment): Promise<number | null> {
    const { data } = await host.urql.query<PaymentData>(PAYMENT, { uuid, grant }, NETWORK).toPromise();
    return data?.findPayment?.state ?? null;
  }
  const isFollowed = ({ uuid }: OpenPayment) => state.at !== 'nothing' && state.payment.uuid === uuid;
  const setAside = () => become({ at: 'nothing' });

  /** A tab that comes back may have brought the end of a payment that nobody answered for. */
  function onReturn(): void {
    if (state.at === 'ended' && state.outcome === 'timeout') void follow(state.payment);
  }
  async function follow(payment: OpenPayment): Promise<void> {
    if (!answersReturns) answerReturns(onReturn);
    answersReturns = true;
    become({ at: 'waiting', payment });
    const stop = new AbortController();
    const person = personOf(host);
    // Whoever signs in next has nothing to do with it.
    const unsubscribe = host.session.subscribe(() => personOf(host) !== person && stop.abort());
    const outcome = await pollPayment({ readState: () => readState(payment), signal: stop.signal });
    unsubscribe();
    const followed = isFollowed(payment);
    if (outcome === 'stopped') {
      if (followed) setAside();
      return;
    }
    if (followed) become({ at: 'ended', payment, outcome });
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
