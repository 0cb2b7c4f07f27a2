import { type AppError, toAppError, useHost } from '@meowtale/web-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Client, CombinedError } from 'urql';
import { CART, type CartData } from '../cart/documents.ts';
import { keepGrants } from '../play/grants.ts';
import { CART_QUOTE, PAY_CART, PAY_STORE, type PaidOrders, type Quote, STORE_QUOTE } from './documents.ts';

/** What a bill is for: one work straight from its page, a reward for one, or the cart (all of it, or some works of it). */
export type BillSubject = { kind: 'store'; storeId: string; price?: number } | { kind: 'cart'; storeIds?: readonly string[] };

export interface Bill {
  quote: Quote | null;
  failure: AppError | null;
  loading: boolean;
  paying: boolean;
  /** True after a quote that no longer held was replaced: the person must look again. */
  changed: boolean;
  refresh(useSilver?: boolean): Promise<void>;
  pay(): Promise<PaidOrders | null>;
}

const NETWORK = { requestPolicy: 'network-only' } as const;
const REPLACED = new Set(['quote/changed', 'quote/expired']);

function required<T>(data: T | null | undefined, error: CombinedError | undefined): T {
  if (error) throw error;
  if (!data) throw new Error('an answer without data and without an error');
  return data;
}

async function rowsOf(client: Client, storeIds: readonly string[] | undefined): Promise<string[] | null> {
  if (!storeIds?.length) return null;
  const { data, error } = await client.query<CartData>(CART, {}, NETWORK).toPromise();
  return required(data, error)
    .findCartStore.list.filter((row) => storeIds.includes(row.store_id))
    .map((row) => row.uuid);
}

async function askQuote(client: Client, subject: BillSubject, useSilver: boolean): Promise<Quote> {
  if (subject.kind === 'store') {
    const variables = { storeId: subject.storeId, price: subject.price ?? null, useSilver };
    const { data, error } = await client.query<{ findStoreQuote: Quote }>(STORE_QUOTE, variables, NETWORK).toPromise();
    return required(data, error).findStoreQuote;
  }
  const rows = await rowsOf(client, subject.storeIds);
  const { data, error } = await client.query<{ findCartCheckout: Quote }>(CART_QUOTE, { rows, useSilver }, NETWORK).toPromise();
  return required(data, error).findCartCheckout;
}

function asAppError(error: unknown): AppError {
  return error instanceof Error && 'graphQLErrors' in error ? toAppError(error as CombinedError) : { code: '9999' };
}

/**
 * A bill: a quote that is asked for when the bill opens, again when the person decides about silver or has topped up, and
 * paid once. The key of a payment belongs to its quote, so that pressing again after a lost answer pays nothing twice.
 */
export function useBill(subject: BillSubject | null): Bill {
  const { urql } = useHost();
  const [quote, setQuote] = useState<Quote | null>(null);
  const [failure, setFailure] = useState<AppError | null>(null);
  const [loading, setLoading] = useState(true);
  const [paying, setPaying] = useState(false);
  const [changed, setChanged] = useState(false);
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
        const answer = await askQuote(urql, wanted, useSilver);
        if (mine === asked.current) setQuote(answer);
      } catch (error) {
        if (mine === asked.current) setFailure(asAppError(error));
      } finally {
        if (mine === asked.current) setLoading(false);
      }
    },
    [urql, key],
  );

  useEffect(() => {
    void refresh();
  }, [refresh]);

  async function pay(): Promise<PaidOrders | null> {
    if (!quote || !subject) return null;
    const idempotencyKey = keys.current.get(quote.uuid) ?? crypto.randomUUID();
    keys.current.set(quote.uuid, idempotencyKey);
    setPaying(true);
    setFailure(null);
    setChanged(false);
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
    if (REPLACED.has(refused.code)) {
      setChanged(true);
      await refresh();
    } else setFailure(refused);
    return null;
  }

  return { quote, failure, loading, paying, changed, refresh, pay };
}
