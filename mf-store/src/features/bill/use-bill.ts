import { ORDER_STATE } from '@meowtale/contracts';
import { type AppError, isPassing, toAppError, useHost } from '@meowtale/web-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAdLinkOf } from '../../app/use-ad-link-of.ts';
import { keepGrants } from '../play/grants.ts';
import { askQuote, type BillSubject, NoQuote, quoteInstead } from './ask-quote.ts';
import { PAY_CART, PAY_STORE, type PaidOrders, type Quote } from './documents.ts';
import { findWaiting, missingIn, shortBy, useWaiting, type Waiting } from './waiting.ts';

/** The result of paying: paid, or ordered and held for the missing coins. */
export type Payment = { paid: PaidOrders } | { missingCoins: number };

export interface Bill {
  quote: Quote | null;
  failure: AppError | null;
  loading: boolean;
  paying: boolean;
  /** Why the quote was replaced by this one: the person must check it again. */
  changed: AppError | null;
  /** Something requested can't be bought now, and isn't on the quote. */
  leftOut: boolean;
  /** Whether the person wants it bought as soon as the coins suffice. */
  awaits: boolean;
  setAwaits(awaits: boolean): void;
  /** The held order, if any. */
  waiting: Waiting | null;
  refresh(useSilver?: boolean): Promise<void>;
  /**
   * Resolves to null after an error. With `awaitTopUp` a work that the coins don't suffice for is ordered and held; a held order is paid,
   * or reported as still short.
   */
  pay(awaitTopUp?: boolean): Promise<Payment | null>;
}

/** Errors that come with a new quote: the old one has expired or changed, or the coins were spent meanwhile. */
const REPLACED = new Set(['quote/changed', 'quote/expired', 'wallet/insufficient']);

/** Adds the names of the earlier quote to one from an error, which has the same works without names. */
function namedAs(before: Quote | null, quote: Quote): Quote {
  const names = new Map(before?.lines.map((line) => [line.store_id, line.names]));
  return { ...quote, lines: quote.lines.map((line) => ({ ...line, names: line.names ?? names.get(line.store_id) })) };
}

/**
 * Holds a checkout: a quote is queried when it opens, and again when the person changes the use of silver or has topped up, and paid once.
 * The idempotency key belongs to the quote, so that pressing again after a lost response pays nothing twice.
 */
export function useBill(subject: BillSubject | null): Bill {
  const { urql } = useHost();
  const adLinkOf = useAdLinkOf();
  const [quote, setQuote] = useState<Quote | null>(null);
  const [leftOut, setLeftOut] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const [loading, setLoading] = useState(subject !== null);
  const [paying, setPaying] = useState(false);
  const [changed, setChanged] = useState<AppError | null>(null);
  const [awaits, setAwaits] = useState(false);
  const { waiting, now: waitingNow, wait } = useWaiting();
  const silver = useRef(true);
  const keys = useRef(new Map<string, string>());
  const attempts = useRef(0);
  const key = JSON.stringify(subject);

  const refresh = useCallback(
    async (useSilver = silver.current) => {
      const wanted = JSON.parse(key) as BillSubject | null;
      if (!wanted) return;
      silver.current = useSilver;
      attempts.current += 1;
      const mine = attempts.current;
      setLoading(true);
      setFailure(null);
      try {
        const answer = await askQuote(urql, wanted, useSilver, adLinkOf);
        if (mine !== attempts.current) return;
        setQuote(answer.quote);
        setLeftOut(answer.leftOut);
        const found = answer.quote.remain > 0 ? await findWaiting(urql, answer.quote) : null;
        if (mine === attempts.current) wait(found);
      } catch (error) {
        if (mine !== attempts.current) return;
        const appError = error instanceof NoQuote ? error.refusal : { code: '9999' };
        setFailure(appError);
        // An earlier quote stays during an outage; one that is rejected now can't be paid either.
        if (!isPassing(appError)) setQuote(null);
      } finally {
        if (mine === attempts.current) setLoading(false);
      }
    },
    [urql, key, adLinkOf, wait],
  );

  useEffect(() => {
    void refresh();
  }, [refresh]);

  async function replace(error: AppError): Promise<void> {
    setChanged(error);
    const instead = quoteInstead(error);
    wait(null);
    if (instead) setQuote((before) => namedAs(before, instead));
    else await refresh();
  }

  async function pay(awaitTopUp = false): Promise<Payment | null> {
    if (!quote || !subject) return null;
    const billId = waitingNow()?.billId ?? quote.uuid;
    const request = `${billId} ${awaitTopUp}`;
    const idempotencyKey = keys.current.get(request) ?? crypto.randomUUID();
    keys.current.set(request, idempotencyKey);
    setPaying(true);
    setFailure(null);
    setChanged(null);
    const document = subject.kind === 'store' ? PAY_STORE : PAY_CART;
    const context = { additionalTypenames: ['CartStore', 'Store', 'StoreOrder', 'Wallet', 'StoreAuthorization'] };
    const { data, error } = await urql
      .mutation<Record<string, PaidOrders>>(document, { quote: billId, key: idempotencyKey, awaitTopUp }, context)
      .toPromise();
    setPaying(false);
    const answer = data?.addStoreOrder ?? data?.addCartCheckout;
    if (!answer || error) return refuse(error ? toAppError(error) : { code: '9999' });
    const waits = answer.orders.find(({ state }) => state === ORDER_STATE.ordered);
    if (waits?.held_until) {
      wait({ until: waits.held_until, billId });
      return { missingCoins: quote.remain + quote.balance.debt };
    }
    keepGrants(answer.grants);
    return { paid: answer };
  }

  async function refuse(error: AppError): Promise<Payment | null> {
    if (error.code === 'wallet/insufficient' && waitingNow()?.billId) {
      const missing = missingIn(error);
      setQuote((before) => before && shortBy(before, missing));
      return { missingCoins: missing.remain + missing.debt };
    }
    if (REPLACED.has(error.code)) await replace(error);
    else {
      setFailure(error);
      // Owned meanwhile, or off sale: this quote stays rejected.
      if (!isPassing(error)) setQuote(null);
    }
    return null;
  }

  return { quote, failure, loading, paying, changed, leftOut, awaits, setAwaits, waiting, refresh, pay };
}
