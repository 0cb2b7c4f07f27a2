import { type AppError, toAppError } from '@meowtale/web-kit';
import type { Client, CombinedError } from 'urql';
import { CART, type CartData } from '../cart/documents.ts';
import { CART_QUOTE, type Quote, STORE_QUOTE } from './documents.ts';

/**
 * What is quoted: one work from its page, a reward for one, or the cart, all of it or some of its works. `fromElsewhere`: the works may not
 * be in the cart.
 */
export type BillSubject =
  | { kind: 'store'; storeId: string; price?: number }
  | { kind: 'cart'; storeIds: readonly string[]; fromElsewhere: boolean };

/** A quote, and whether something requested isn't on it. */
export interface AskedQuote {
  quote: Quote;
  leftOut: boolean;
}

/** Thrown with the error when there is no quote. */
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

/** Returns the tracked link that led to a work, if any. */
export type AdLinkOf = (storeId: string) => Promise<string | null>;

/** Returns the cart's rows of the given works; null for the whole cart. */
async function rowsOf(client: Client, storeIds: readonly string[]): Promise<string[] | null> {
  if (storeIds.length === 0) return null;
  const { list } = required(await client.query<CartData>(CART, {}, NETWORK).toPromise()).findCartStore;
  return list.filter((row) => storeIds.includes(row.store_id)).map((row) => row.uuid);
}

/**
 * Returns variables for a quote of works by id, with the links that led to them. The ids come from an address, which is untrusted, so
 * nothing is put into the cart.
 */
async function byName(stores: readonly string[], adLinkOf: AdLinkOf) {
  const uids = await Promise.all([...new Set(stores)].map(adLinkOf));
  return { rows: null, stores, uids: uids.filter((uid) => uid !== null) };
}

/** Queries a quote. @throws NoQuote when nothing of it can be bought, or the query failed */
export async function askQuote(client: Client, subject: BillSubject, useSilver: boolean, adLinkOf: AdLinkOf): Promise<AskedQuote> {
  if (subject.kind === 'store') {
    const { storeId, price = null } = subject;
    const variables = { storeId, price, useSilver, uid: await adLinkOf(storeId) };
    const answer = await client.query<{ findStoreQuote: Quote }>(STORE_QUOTE, variables, NETWORK).toPromise();
    return { quote: required(answer).findStoreQuote, leftOut: false };
  }
  const { storeIds, fromElsewhere } = subject;
  const isNamed = fromElsewhere && storeIds.length > 0;
  const wanted = isNamed ? await byName(storeIds, adLinkOf) : { rows: await rowsOf(client, storeIds), stores: null, uids: null };
  if (wanted.rows?.length === 0) throw new NoQuote(NOTHING_LEFT);
  const answer = await client.query<{ findCartCheckout: Quote }>(CART_QUOTE, { ...wanted, useSilver }, NETWORK).toPromise();
  const quote = required(answer).findCartCheckout;
  if (quote.lines.length === 0) throw new NoQuote(NOTHING_LEFT);
  return { quote, leftOut: quote.lines.length < new Set(storeIds).size };
}

/** Returns the new quote that the service sends with a rejected payment; null without one. */
export function quoteInstead({ data }: AppError): Quote | null {
  const { quote } = (data ?? {}) as { quote?: Partial<Quote> };
  const whole = typeof quote?.uuid === 'string' && Array.isArray(quote.lines) && quote.lines.length > 0 && quote.balance !== undefined;
  return whole ? (quote as Quote) : null;
}
