import type { AppError } from '@meowtale/web-kit';
import { useCallback, useRef, useState } from 'react';
import type { Client } from 'urql';
import { type Quote, WAITING_ORDERS } from './documents.ts';

/** A held order of works on the quote (ADR 16). */
export interface Waiting {
  until: string;
  /** The held quote, when it has the same works and coins as this one; null for another that has one of its works. */
  billId: string | null;
}

/** Holds the held order; `now` also returns it to a callback of an earlier render, after a top-up. */
export function useWaiting(): { waiting: Waiting | null; now(): Waiting | null; wait(found: Waiting | null): void } {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const latest = useRef<Waiting | null>(null);
  const now = useCallback(() => latest.current, []);
  const wait = useCallback((found: Waiting | null) => {
    latest.current = found;
    setWaiting(found);
  }, []);
  return { waiting, now, wait };
}

/** Queries which order of a quote's works is held. A failure is harmless, because the wallet pays no work twice. */
export async function findWaiting(client: Client, { lines }: Quote): Promise<Waiting | null> {
  const { data } = await client.query(WAITING_ORDERS, {}, { requestPolicy: 'network-only' }).toPromise();
  const orders = data?.findStoreOrder.list ?? [];
  const first = orders.find((order) => lines.some((line) => line.store_id === order.store_id));
  if (!first?.held_until) return null;
  const sameQuote = orders.filter((order) => order.bill_id === first.bill_id);
  const same = lines.every((line) =>
    sameQuote.some((order) => order.store_id === line.store_id && order.price === line.price && order.silver_used === line.silver_used),
  );
  return { until: first.held_until, billId: same && sameQuote.length === lines.length ? first.bill_id : null };
}

/** Returns what a rejected payment lacks, in coins, and the debt that a top-up fills before it; 0 where the wallet sends none. */
export function missingIn({ data }: AppError): { remain: number; debt: number } {
  const { remain, debt } = (data ?? {}) as { remain?: unknown; debt?: unknown };
  const coins = (amount: unknown) => (typeof amount === 'number' ? amount : 0);
  return { remain: coins(remain), debt: coins(debt) };
}

/** Returns a held quote with what the wallet now lacks for it. */
export function shortBy(quote: Quote, { remain, debt }: { remain: number; debt: number }): Quote {
  const meowcent = quote.total - quote.silver_used - remain;
  return {
    ...quote,
    remain,
    remain_local: remain === quote.remain ? quote.remain_local : undefined,
    balance: { ...quote.balance, meowcent, debt },
  };
}
