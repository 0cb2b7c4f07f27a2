import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Buyer, makeBuyers } from '@meowtale/deploy/buyers';
import { fillPurses, publishListings } from '@meowtale/deploy/stock';
import { createDatabase, REQUEST_ID_HEADER, SIGNATURE_HEADER, signGatewayRequest } from '@meowtale/service-kit';
import { Pool } from 'undici';
import { type BenchServers, migrated } from '../servers.ts';
import type { Db } from './postings.ts';

const PROJECT = 'demo-meowtale';
const QUOTE = 'query Quote($store: ID!) { findStoreQuote(store_id: $store, use_silver: false) { uuid } }';
const PAY = 'mutation Pay($quote: ID!, $key: ID!) { addStoreOrder(quote_uuid: $quote, idempotency_key: $key) { orders { uuid state } } }';

/** A quote that its buyer can pay. */
export interface Bill {
  buyer: Buyer;
  quote: string;
}

/** The wallet as its own process, called as the gateway calls it, with people and listings. */
export interface Till {
  db: Db;
  databaseUrl: string;
  buyers: Buyer[];
  quote(buyer: Buyer, store: string): Promise<Bill>;
  pay(bill: Bill): Promise<void>;
  /** Resolves once every paid order is divided. */
  untilDivided(): Promise<void>;
  close(): Promise<void>;
}

export interface TillOptions {
  buyers: number;
  listings: readonly { storeUuid: string; price: number; ownerUuid: string }[];
  connections: number;
}

export async function openTill(house: BenchServers, { buyers: count, listings, connections }: TillOptions): Promise<Till> {
  const { runtimeUrl } = await migrated(house, 'svc-wallet', 'bench_till');
  const identity = await house.serve('identity', 'bench/ledger/identity.ts', {}, { readyPath: '/' });
  const env = { DATABASE_URL: runtimeUrl, FIREBASE_AUTH_EMULATOR_HOST: new URL(identity).host, SITE_URL: 'http://localhost:3000' };
  const wallet = await house.serve('wallet', 'svc-wallet/src/main.ts', env);
  const db = createDatabase(runtimeUrl, { name: 'bench' });
  const pool = new Pool(wallet, { connections });
  const buyers = await makeBuyers(identity, PROJECT, count);
  await fillPurses(db, buyers);
  await publishListings(db, listings);
  const heard = async () => Number((await db('listings').count<{ n: string }[]>('* as n'))[0]?.n) >= listings.length;
  while (!(await heard())) await pause(50);

  async function ask<T>({ token }: Buyer, query: string, variables: object): Promise<T> {
    const body = JSON.stringify({ query, variables });
    const signed = { method: 'POST' as const, path: '/graphql', body, authorization: `Bearer ${token}`, requestId: randomUUID() };
    const signature = signGatewayRequest(house.signingSecret, signed, new Date());
    const headers = { 'content-type': 'application/json', authorization: signed.authorization };
    const answer = await pool.request({
      ...signed,
      headers: { ...headers, [REQUEST_ID_HEADER]: signed.requestId, [SIGNATURE_HEADER]: signature },
    });
    const { data, errors } = (await answer.body.json()) as { data?: T; errors?: unknown[] };
    if (!data || errors) throw new Error(`the wallet refused: ${JSON.stringify(errors)}`);
    return data;
  }

  return {
    ...{ db, databaseUrl: runtimeUrl, buyers },
    async quote(buyer, store) {
      const { findStoreQuote } = await ask<{ findStoreQuote: { uuid: string } }>(buyer, QUOTE, { store });
      return { buyer, quote: findStoreQuote.uuid };
    },
    async pay({ buyer, quote }) {
      const { addStoreOrder } = await ask<{ addStoreOrder: { orders: { state: number }[] } }>(buyer, PAY, { quote, key: randomUUID() });
      if (addStoreOrder.orders[0]?.state !== 1) throw new Error('answered, and not paid');
    },
    async untilDivided() {
      const waiting = () => db('store_orders').where({ split_state: 'pending' }).first('uuid');
      while (await waiting()) await pause(5);
    },
    async close() {
      await pool.close();
      await db.destroy();
    },
  };
}
