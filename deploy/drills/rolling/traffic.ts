import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Buyer } from '../buyers.ts';
import type { PaidOrder } from '../outages/books.ts';
import type { Listing } from '../stock.ts';
import { type HttpAnswer, replyOf, WAIT_MS } from './reply.ts';

/** Of ten requests one is for a quote, one pays, and the others read. */
const CYCLE = 10;
const PAYS_AT = CYCLE / 2;
const RESPONDS_WITHIN_MS = 30_000;
/** How long a client repeats a request, as pages do. */
const PATIENCE_MS = 60_000;

const CARD = 'uuid store_info { language name } current_price { original amount }';
const SHELF = `query Shelf { findStore(q: { pageSize: 6 }) { list { ${CARD} } totalCount } }`;
const WORK = `query Work($id: ID!) { findStore(search_type: "detail", id: $id) { list { ${CARD} } } }`;
const ORDERS = 'query Orders { findStoreOrder(q: { pageSize: 5 }) { totalCount list { uuid store { uuid } } } }';
const QUOTE = 'query Quote($work: ID!) { findStoreQuote(store_id: $work, use_silver: false) { uuid } }';
const PAY = `mutation Pay($quote: ID!, $key: ID!) {
  addStoreOrder(quote_uuid: $quote, idempotency_key: $key) { orders { uuid price state } }
}`;

interface Operation {
  query: string;
  variables?: object;
  buyer?: Buyer;
}

/** A client's address, which the load balancer passes on; the gateway limits each. */
const addressOf = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

/** Sends an operation once. @throws when no response arrives */
async function send(origin: string, { query, variables = {}, buyer }: Operation, client: number): Promise<HttpAnswer> {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-version': 'v2',
      'x-forwarded-for': addressOf(client),
      ...(buyer && { authorization: `Bearer ${buyer.token}` }),
    },
    body: JSON.stringify({ query, variables }),
    signal: AbortSignal.timeout(RESPONDS_WITHIN_MS),
  });
  return { status: response.status, retryAfter: response.headers.get('retry-after'), text: await response.text() };
}

/** Purchases and reads of many people, through the gateway. */
export interface Traffic {
  /** Sends the next request, and repeats it as pages do. @throws when a rule rejects it, or it fails for a minute */
  next(): Promise<void>;
  /** Sends a read once, as one more person. */
  readOnce(): Promise<HttpAnswer>;
  /** How many requests have succeeded. */
  done(): number;
  /** The acknowledged orders. */
  sold: readonly (PaidOrder & { state: number })[];
  /** Why requests were repeated, and how often, since the last call. */
  takeRepeats(): Record<string, number>;
}

export interface TrafficOptions {
  origin: string;
  buyers: readonly Buyer[];
  listings: readonly Listing[];
}

/** Returns a purchase's buyer and work by its number; each pair occurs once, and a buyer's purchases are far apart. */
function pairOf({ buyers, listings }: TrafficOptions, n: number): { buyer: Buyer; listing: Listing } {
  const [buyer, listing] = [buyers[n % buyers.length], listings[Math.floor(n / buyers.length)]];
  if (!buyer || !listing) throw new Error('there are too few buyers or listings for so many purchases');
  return { buyer, listing };
}

export function createTraffic(options: TrafficOptions): Traffic {
  const { origin, buyers, listings } = options;
  const sold: (PaidOrder & { state: number })[] = [];
  const quotes = new Map<number, Promise<string>>();
  let repeats: Record<string, number> = {};
  let [sent, done, further] = [0, 0, 0];

  async function ask(operation: Operation, client: number): Promise<Record<string, unknown>> {
    for (const until = performance.now() + PATIENCE_MS; ; ) {
      const reply = await send(origin, operation, client).then(replyOf, (error: Error) => {
        const { code } = (error.cause ?? {}) as { code?: string };
        return { kind: 'again' as const, why: code ?? error.message, waitMs: WAIT_MS };
      });
      if (reply.kind === 'done') return reply.data;
      if (reply.kind === 'rejected') throw new Error(reply.why);
      if (performance.now() > until) throw new Error(`given up: ${reply.why}`);
      repeats[reply.why] = (repeats[reply.why] ?? 0) + 1;
      await pause(reply.waitMs);
    }
  }

  function quote(purchase: number): Promise<string> {
    const { buyer, listing } = pairOf(options, purchase);
    const operation = { query: QUOTE, variables: { work: listing.storeUuid }, buyer };
    const quoted = ask(operation, purchase).then(({ findStoreQuote }) => (findStoreQuote as { uuid: string }).uuid);
    quotes.set(purchase, quoted);
    return quoted;
  }

  async function pay(purchase: number): Promise<void> {
    const { buyer, listing } = pairOf(options, purchase);
    const quoteUuid = await quotes.get(purchase);
    quotes.delete(purchase);
    const { addStoreOrder } = await ask({ query: PAY, variables: { quote: quoteUuid, key: randomUUID() }, buyer }, purchase);
    const [order] = (addStoreOrder as { orders: { uuid: string; price: number; state: number }[] }).orders;
    if (!order) throw new Error('paid, and there is no order');
    sold.push({ ...order, buyer: buyer.uuid, work: listing.storeUuid });
  }

  function readOf(n: number): Operation {
    if (n % 3 === 0) return { query: SHELF };
    if (n % 3 === 1) return { query: WORK, variables: { id: listings[n % listings.length]?.storeUuid } };
    return { query: ORDERS, buyer: buyers[n % buyers.length] as Buyer };
  }

  return {
    sold,
    async next() {
      const n = sent;
      sent += 1;
      const purchase = Math.floor(n / CYCLE);
      if (n % CYCLE === 0) await quote(purchase);
      else if (n % CYCLE === PAYS_AT) await pay(purchase);
      else await ask(readOf(n), n);
      done += 1;
    },
    done: () => done,
    readOnce() {
      further += 1;
      return send(origin, further % 2 === 0 ? { query: SHELF } : readOf(1), 65_536 + further);
    },
    takeRepeats() {
      const taken = repeats;
      repeats = {};
      return taken;
    },
  };
}
