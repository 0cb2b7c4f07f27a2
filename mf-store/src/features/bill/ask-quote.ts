import { type AppError, isPassing, toAppError } from '@meowtale/web-kit';
import type { Client, CombinedError } from 'urql';
import { ADD_TO_CART, CART, type CartData } from '../cart/documents.ts';
import { CART_QUOTE, type Quote, STORE_QUOTE } from './documents.ts';

/**
 * What a bill is for: one work straight from its page, a reward for one, or the cart, all of it or some works of it.
 * `fromElsewhere`: the works may not lie in the cart yet.
 */
export type BillSubject =
  | { kind: 'store'; storeId: string; price?: number }
  | { kind: 'cart'; storeIds: readonly string[]; fromElsewhere: boolean };

/** A quote, and whether something that was asked for isn't on it. */
export interface AskedQuote {
  quote: Quote;
  leftOut: boolean;
}

/** Why there is no quote. */
export class NoQuote extends Error {
  readonly refusal: AppError;

  constructor(refusal: AppError) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

const NETWORK = { requestPolicy: 'network-only' } as const;
const NOTHING_LEFT: AppError = { code: 'cart/nothing-left', status: 409 };

function required<T>({ data, error }: { data?: T | null; error?: CombinedError }): T {
  if (error) throw new NoQuote(toAppError(error));
  if (!data) throw new Error('an answer without data and without an error');
  return data;
}

/** Which tracked link led to a work, if one did. */
export type AdLinkOf = (storeId: string) => Promise<string | null>;

/** Puts works into the cart and answers their rows: several are paid through it alone. One that can't be bought is left out. */
async function putIntoCart(client: Client, storeIds: readonly string[], adLinkOf: AdLinkOf): Promise<string[]> {
  const rows: string[] = [];
  let refusal: AppError | null = null;
  for (const storeId of storeIds) {
    const { data, error } = await client
      .mutation<{ addCartStore: { uuid: string } }>(
        ADD_TO_CART,
        { storeId, uid: await adLinkOf(storeId) },
        { additionalTypenames: ['CartStore'] },
      )
      .toPromise();
    if (data) rows.push(data.addCartStore.uuid);
    else if (error) {
      refusal = toAppError(error);
      if (isPassing(refusal)) throw new NoQuote(refusal);
    }
  }
  if (rows.length === 0 && refusal) throw new NoQuote(refusal);
  return rows;
}

/** The cart's rows of the works named; null for the whole cart. */
async function rowsOf(
  client: Client,
  { storeIds, fromElsewhere }: BillSubject & { kind: 'cart' },
  adLinkOf: AdLinkOf,
): Promise<string[] | null> {
  if (storeIds.length === 0) return null;
  const { list } = required(await client.query<CartData>(CART, {}, NETWORK).toPromise()).findCartStore;
  const there = list.filter((row) => storeIds.includes(row.store_id));
  const missing = storeIds.filter((id) => !there.some((row) => row.store_id === id));
  const rows = there.map((row) => row.uuid);
  if (missing.length === 0 || !fromElsewhere) return rows;
  try {
    return [...rows, ...(await putIntoCart(client, missing, adLinkOf))];
  } catch (error) {
    if (rows.length > 0 && error instanceof NoQuote && !isPassing(error.refusal)) return rows;
    throw error;
  }
}

/** Asks what a bill comes to now. @throws NoQuote when nothing of it can be bought, or nobody answers */
export async function askQuote(client: Client, subject: BillSubject, useSilver: boolean, adLinkOf: AdLinkOf): Promise<AskedQuote> {
  if (subject.kind === 'store') {
    const { storeId, price = null } = subject;
    const variables = { storeId, price, useSilver, uid: await adLinkOf(storeId) };
    const answer = await client.query<{ findStoreQuote: Quote }>(STORE_QUOTE, variables, NETWORK).toPromise();
    return { quote: required(answer).findStoreQuote, leftOut: false };
  }
  const rows = await rowsOf(client, subject, adLinkOf);
  if (rows?.length === 0) throw new NoQuote(NOTHING_LEFT);
  const answer = await client.query<{ findCartCheckout: Quote }>(CART_QUOTE, { rows, useSilver }, NETWORK).toPromise();
  const quote = required(answer).findCartCheckout;
  if (quote.lines.length === 0) throw new NoQuote(NOTHING_LEFT);
  return { quote, leftOut: quote.lines.length < subject.storeIds.length };
}

/** The quote that a refused payment offers instead, as the service sends it with its refusal; null when there is none. */
export function quoteInstead({ data }: AppError): Quote | null {
  const { quote } = (data ?? {}) as { quote?: Partial<Quote> };
  const whole = typeof quote?.uuid === 'string' && Array.isArray(quote.lines) && quote.lines.length > 0 && quote.balance !== undefined;
  return whole ? (quote as Quote) : null;
}
