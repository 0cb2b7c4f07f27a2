import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { REQUEST_ID_HEADER, SIGNATURE_HEADER, signGatewayRequest } from '@meowtale/service-kit';
import type { Buyer } from './buyers.ts';

const TRY_AGAIN_MS = 100;
const ANSWER_WITHIN_MS = 30_000;

const QUOTE = 'query Quote($store: ID!, $silver: Boolean) { findStoreQuote(store_id: $store, use_silver: $silver) { uuid total } }';
const PAY = `mutation Pay($quote: ID!, $key: ID!) {
  addStoreOrder(quote_uuid: $quote, idempotency_key: $key) { orders { uuid price state } }
}`;

interface Answer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions?: { code?: string; status?: number } }[];
}

/** What one paid order was answered with. */
export interface PaidOrder {
  uuid: string;
  price: number;
  state: number;
}

export interface WalletClient {
  /** Quotes and pays, asking again with the same key for as long as nobody answers, as a browser does. */
  checkout(buyer: Buyer, store: string): Promise<PaidOrder>;
}

class Refused extends Error {
  override name = 'Refused';
  readonly code: string;
  constructor(code: string, answer: string) {
    super(`refused: ${answer}`);
    this.code = code;
  }
}

/** An answer that says nothing of what was asked: nobody there, too busy, or cut off in the middle. */
function saysNothing({ errors }: Answer): boolean {
  return errors?.some(({ extensions }) => (extensions?.status ?? 500) >= 500) ?? false;
}

/** Calls the wallet as the gateway does. Orders are given up when they take longer than `patienceMs`. */
export function walletClient(origin: string, signingSecret: string, patienceMs: number): WalletClient {
  async function send(buyer: Buyer, body: string): Promise<Answer> {
    const [authorization, requestId] = [`Bearer ${buyer.token}`, randomUUID()];
    const signed = { method: 'POST', path: '/graphql', body, authorization, requestId };
    const response = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization,
        [REQUEST_ID_HEADER]: requestId,
        [SIGNATURE_HEADER]: signGatewayRequest(signingSecret, signed, new Date()),
      },
      body,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    return (await response.json()) as Answer;
  }

  async function ask<T>(buyer: Buyer, query: string, variables: object): Promise<T> {
    const body = JSON.stringify({ query, variables });
    for (const until = performance.now() + patienceMs; performance.now() < until; await pause(TRY_AGAIN_MS)) {
      const answer = await send(buyer, body).catch(() => undefined);
      if (!answer || saysNothing(answer)) continue;
      if (answer.errors) throw new Refused(answer.errors[0]?.extensions?.code ?? '', JSON.stringify(answer.errors));
      return answer.data as T;
    }
    throw new Error(`nobody answered within ${patienceMs / 1000} s`);
  }

  return {
    async checkout(buyer, store) {
      const { findStoreQuote } = await ask<{ findStoreQuote: { uuid: string } }>(buyer, QUOTE, { store, silver: true });
      try {
        const variables = { quote: findStoreQuote.uuid, key: randomUUID() };
        const { addStoreOrder } = await ask<{ addStoreOrder: { orders: PaidOrder[] } }>(buyer, PAY, variables);
        const [order] = addStoreOrder.orders;
        if (!order) throw new Error('paid, and there is no order');
        return order;
      } catch (error) {
        // Another purchase took silver that this quote counted on: nothing was charged, and there is a new bill.
        if (error instanceof Refused && error.code === 'quote/changed') return this.checkout(buyer, store);
        throw error;
      }
    },
  };
}
