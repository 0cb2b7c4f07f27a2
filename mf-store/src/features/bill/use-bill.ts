import { type AppError, isPassing, toAppError, useHost } from '@meowtale/web-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAdLinkOf } from '../../app/use-ad-link-of.ts';
import { keepGrants } from '../play/grants.ts';
import { askQuote, type BillSubject, NoQuote, quoteInstead } from './ask-quote.ts';
import { PAY_CART, PAY_STORE, type PaidOrders, type Quote } from './documents.ts';

export interface Bill {
  quote: Quote | null;
  failure: AppError | null;
  loading: boolean;
  paying: boolean;
  /** Why the quote that was there gave way to this one: the person must look again. */
  changed: AppError | null;
  /** Something that was asked for can't be bought now, and isn't on the bill. */
  leftOut: boolean;
  refresh(useSilver?: boolean): Promise<void>;
  pay(): Promise<PaidOrders | null>;
}

/** Refusals after which there is another bill to look at: the quote is old, or the coins went elsewhere meanwhile. */
const REPLACED = new Set(['quote/changed', 'quote/expired', 'wallet/insufficient']);

/** A quote that comes with a refusal is for the works of the one before, and doesn't say what they are called. */
function namedAs(before: Quote | null, quote: Quote): Quote {
  const names = new Map(before?.lines.map((line) => [line.store_id, line.names]));
  return { ...quote, lines: quote.lines.map((line) => ({ ...line, names: line.names ?? names.get(line.store_id) })) };
}

/**
 * A bill: a quote that is asked for when the bill opens, again when the person decides about silver or has topped up, and
 * paid once. The key of a payment belongs to its quote, so that pressing again after a lost answer pays nothing twice.
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
  const silver = useRef(true);
  const keys = useRef(new Map<string, string>());
  const asked = useRef(0);
  const key = JSON.stringify(subject);

  const refresh = useCallback(
    async (useSilver = silver.current) => {
      const wanted = JSON.parse(key) as BillSubject | null;
      if (!wanted) return;
      silver.current = useSilver;
      asked.current += 1;
      const mine = asked.current;
      setLoading(true);
      setFailure(null);
      try {
        const answer = await askQuote(urql, wanted, useSilver, adLinkOf);
        if (mine !== asked.current) return;
        setQuote(answer.quote);
        setLeftOut(answer.leftOut);
      } catch (error) {
        if (mine !== asked.current) return;
        const refusal = error instanceof NoQuote ? error.refusal : { code: '9999' };
        setFailure(refusal);
        // A quote of before stands while nobody answers; one that is refused now can't be paid either.
        if (!isPassing(refusal)) setQuote(null);
      } finally {
        if (mine === asked.current) setLoading(false);
      }
    },
    [urql, key, adLinkOf],
  );

  useEffect(() => {
    void refresh();
  }, [refresh]);

  async function replace(refused: AppError): Promise<void> {
    setChanged(refused);
    const instead = quoteInstead(refused);
    if (instead) setQuote((before) => namedAs(before, instead));
    else await refresh();
  }

  async function pay(): Promise<PaidOrders | null> {
    if (!quote || !subject) return null;
    const idempotencyKey = keys.current.get(quote.uuid) ?? crypto.randomUUID();
    keys.current.set(quote.uuid, idempotencyKey);
    setPaying(true);
    setFailure(null);
    setChanged(null);
    const document = subject.kind === 'store' ? PAY_STORE : PAY_CART;
    const context = { additionalTypenames: ['CartStore', 'Store', 'StoreOrder', 'Wallet', 'StoreAuthorization'] };
    const { data, error } = await urql
      .mutation<Record<string, PaidOrders>>(document, { quote: quote.uuid, key: idempotencyKey }, context)
      .toPromise();
    setPaying(false);
    const paid = data?.addStoreOrder ?? data?.addCartCheckout;
    if (paid && !error) {
      keepGrants(paid.grants);
      return paid;
    }
    const refused = error ? toAppError(error) : { code: '9999' };
    if (REPLACED.has(refused.code)) await replace(refused);
    else {
      setFailure(refused);
      // Owned meanwhile, or off sale: this quote stays refused.
      if (!isPassing(refused)) setQuote(null);
    }
    return null;
  }

  return { quote, failure, loading, paying, changed, leftOut, refresh, pay };
}
