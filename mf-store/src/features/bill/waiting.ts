import type { AppError } from '@meowtale/web-kit';
import { useCallback, useRef, useState } from 'react';
import type { Client } from 'urql';
import { type Quote, WAITING_ORDERS } from './documents.ts';

/** Something of a bill was ordered already and waits for a top-up (ADR 16). */
export interface Waiting {
  until: string;
  /** The bill that waits, when it is this one work by work and coin by coin; null for another that has a work of it. */
  billId: string | null;
}

/** What waits; `now` tells it also to what goes on after a top-up in a view that is older. */
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

/** Asks what of a quote waits already. Nobody has to answer: the wallet pays no work twice for a top-up. */
export async function findWaiting(client: Client, { lines }: Quote): Promise<Waiting | null> {
  const { data } = await client.query(WAITING_ORDERS, {}, { requestPolicy: 'network-only' }).toPromise();
  const orders = data?.findStoreOrder.list ?? [];
  const first = orders.find((order) => lines.some((line) => line.store_id === order.store_id));
  if (!first?.held_until) return null;
  const bill = orders.filter((order) => order.bill_id === first.bill_id);
  const same = lines.every((line) =>
    bill.some((order) => order.store_id === line.store_id && order.price === line.price && order.silver_used === line.silver_used),
  );
  return { until: first.held_until, billId: same && bill.length === lines.length ? first.bill_id : null };
}

/** What a refused payment lacks, in coins, and the debt that a top-up fills before it; 0 where the wallet doesn't say. */
export function missingIn({ data }: AppError): { remain: number; debt: number } {
  const { remain, debt } = (data ?? {}) as { remain?: unknown; debt?: unknown };
  const coins = (amount: unknown) => (typeof amount === 'number' ? amount : 0);
  return { remain: coins(remain), debt: coins(debt) };
}

/** A bill that waits, with what the wallet now lacks for it. */
export function shortBy(quote: Quote, { remain, debt }: { remain: number; debt: number }): Quote {
  const meowcent = quote.total - quote.silver_used - remain;
  return {
    ...quote,
    remain,
    remain_local: remain === quote.remain ? quote.remain_local : undefined,
    balance: { ...quote.balance, meowcent, debt },
  };
}
