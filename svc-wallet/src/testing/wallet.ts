import type { EventPayload } from '@meowtale/contracts/events/index';
import type { ServiceOverrides } from '@meowtale/service-kit';
import { type TestPerson, type TestService, testService } from '@meowtale/service-kit/testing';
import { v7 as uuidv7 } from 'uuid';
import { buildWallet, walletConsumers } from '../app.ts';
import type { WalletEnv } from '../env.ts';
import { personal, platform } from '../ledger/chart.ts';
import { grantSilver } from '../ledger/postings.ts';
import { type Balances, postTransfers, readBalances } from '../ledger/service.ts';
import { migrations } from '../migrations/index.ts';
import type { StripeAddress } from '../topups/stripe/client.ts';
import { SANDBOX_DEBTOR } from '../withdrawals/config.ts';
import { DEFAULT_FEE_RULES } from '../withdrawals/fees/default-rules.ts';
import { feeRulesSchema } from '../withdrawals/fees/rules.ts';

/** A wallet behind the gateway, on its own database; the test publishes the catalogue's events. */
export interface TestWallet extends TestService {
  /** Makes a person with coins and silver. */
  person(has?: { coins?: number; silver?: number }): Promise<TestPerson & { muid: string }>;
  /** Posts coins from issuance to each person. */
  gift(people: { muid: string } | { muid: string }[], coins: number): Promise<void>;
  /** Delivers a listing's event; returns its uuid. */
  listing(state?: Partial<EventPayload<'catalog.listing.changed'>>): Promise<string>;
  tell(type: (typeof walletConsumers)[number]['event'], aggregateId: string, payload: object): Promise<string>;
  /** Delivers the wallet's own paid-order events that weren't handled yet. */
  settleEvents(): Promise<void>;
  balances(person: { muid: string }): Promise<Balances>;
}

export interface TestWalletOptions {
  events?: boolean;
  overrides?: ServiceOverrides;
  /** NATS's address; the test run's own server by default. */
  natsUrl?: string;
  env?: Partial<WalletEnv>;
  stripeAddress?: StripeAddress;
}

export async function testWallet(options: TestWalletOptions = {}): Promise<TestWallet> {
  const service: TestService = await testService({
    migrations,
    events: options.events ?? false,
    ...(options.overrides && { overrides: options.overrides }),
    build: ({ env, db, overrides }) =>
      buildWallet({
        env: {
          ...env,
          NATS_URL: options.natsUrl ?? env.NATS_URL,
          SITE_URL: 'http://localhost:3000',
          PAYMENT_PROVIDERS: ['sandbox'],
          STRIPE: null,
          ...TEST_WITHDRAWALS,
          ...options.env,
        },
        db,
        overrides,
        ...(options.stripeAddress && { stripeAddress: options.stripeAddress }),
        deliverWebhook: async (body, headers) => {
          const answer = await service.inject(
            { method: 'POST', url: '/webhooks/sandbox/events', payload: body, headers },
            { stream: true },
          );
          if (answer.statusCode !== 204) throw new Error(`the webhook was answered with ${answer.statusCode}`);
        },
      }),
  });
  const { db } = service;

  async function tell(type: string, aggregateId: string, payload: object): Promise<string> {
    const consumer = walletConsumers.find(({ event }) => event === type);
    if (!consumer) throw new Error(`the wallet doesn't listen to ${type}`);
    return service.deliver(consumer, { aggregateId, payload });
  }

  async function gift(people: { muid: string } | { muid: string }[], coins: number): Promise<void> {
    const transfers = [people].flat().map(({ muid }) => ({ from: platform('issuance'), to: personal(muid, 'coin'), amount: coins }));
    await db.transaction((tx) => postTransfers(tx, { key: `test:${uuidv7()}`, reason: 'topup', cause: uuidv7(), transfers }));
  }

  return {
    ...service,
    tell,
    gift,
    async person({ coins = 0, silver = 0 } = {}) {
      const muid = uuidv7();
      if (coins > 0) await gift({ muid }, coins);
      if (silver > 0) {
        const transfers = grantSilver({ user: muid, silver });
        await db.transaction((tx) => postTransfers(tx, { key: `test-silver:${muid}`, reason: 'silver-grant', cause: muid, transfers }));
      }
      return { muid };
    },
    async listing(state = {}) {
      const listing = { ...LISTING, storeUuid: uuidv7(), ownerUuid: uuidv7(), ...state };
      await tell('catalog.listing.changed', listing.storeUuid, listing);
      return listing.storeUuid;
    },
    async settleEvents() {
      const { rows } = await db.raw<{ rows: { id: string; aggregate_id: string; payload: object }[] }>(
        `select id, aggregate_id, payload from outbox where type = 'wallet.order.paid'
         and id not in (select event_id from inbox where consumer = 'wallet-split') order by seq`,
      );
      const split = walletConsumers.find(({ name }) => name === 'wallet-split');
      for (const { id, aggregate_id, payload } of rows) if (split) await service.deliver(split, { id, aggregateId: aggregate_id, payload });
    },
    balances: ({ muid }) => readBalances(db, muid),
  };
}

/** Keys and rules of withdrawals in tests. */
const WITHDRAWALS: WalletEnv['WITHDRAWALS'] = {
  keys: new Map([['test', Buffer.alloc(32, 7)]]),
  feeRules: feeRulesSchema.parse(DEFAULT_FEE_RULES),
  minCoins: 0,
  twoStaffCoins: 100_000,
  debtor: SANDBOX_DEBTOR,
};
export const TEST_WITHDRAWALS = { WITHDRAWALS };

/** The event of a listing, The Intercept: 499 coins in the us. */
export const LISTING: Omit<EventPayload<'catalog.listing.changed'>, 'storeUuid' | 'ownerUuid'> = {
  revision: 1,
  platformKey: 'meowtale',
  authType: 1,
  agent: null,
  onSale: true,
  releasedAt: '2026-11-01T00:00:00.000Z',
  defaultLanguage: 'en-US',
  names: { 'en-US': 'The Intercept', 'zh-TW': '攔截' },
  coverUrl: null,
  appUuid: null,
  playKind: 'ink',
  prices: [{ country: 'us', coins: 499 }],
  rewardMinimumCoins: 0,
  activity: null,
  cps: { state: 1, shareBp: 2000, closedAt: null },
};

/** Returns a new idempotency key. */
export function newKey(): string {
  return uuidv7();
}
