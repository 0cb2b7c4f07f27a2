import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { buildService, createDatabase, defineConsumer, inTransaction, recordEvent, serviceEnvSchema } from '@meowtale/service-kit';
import { type BenchServers, migrated } from '../servers.ts';

export const topUp = (coins: number) => ({
  ...{ paymentUuid: randomUUID(), userUuid: randomUUID(), coins, currency: 'USD' as const, payAmount: coins },
});

/** A service that only publishes events with a relay and, with `listens`, handles them with an inbox. */
export interface Outbox {
  /** Records `count` events in one transaction; resolves at the commit. */
  record(count: number): Promise<void>;
  untilPublished(): Promise<void>;
  /** Returns how many events were handled, each counted once. */
  handled(): Promise<number>;
  untilHandled(count: number): Promise<void>;
  close(): Promise<void>;
}

const AGGREGATES = 400;

export async function openOutbox(house: BenchServers, namespace: string, listens: boolean): Promise<Outbox> {
  const { runtimeUrl } = await migrated(house, 'svc-drama-ai', namespace);
  const db = createDatabase(runtimeUrl, { name: 'bench' });
  let seen = 0;
  const consumer = defineConsumer({
    name: 'bench',
    event: 'wallet.topup.succeeded',
    handle: async () => {
      seen += 1;
    },
  });
  const env = serviceEnvSchema.parse({
    ...{
      NODE_ENV: 'development',
      PORT: 0,
      LOG_LEVEL: 'error',
      DATABASE_URL: runtimeUrl,
      NATS_URL: house.natsUrl,
      FIREBASE_PROJECT_ID: 'demo-meowtale',
    },
    ...{ GATEWAY_SIGNING_SECRET: house.signingSecret, GRANT_SIGNING_SECRET: house.signingSecret },
  });
  const app = await buildService({
    ...{ name: 'bench', env, db, typeDefs: ['extend type Query { bench: String }'], resolvers: [] },
    consumers: listens ? [consumer] : [],
    overrides: { eventNamespace: namespace },
  });
  await app.ready();
  return {
    async record(count) {
      await inTransaction(db, async (tx) => {
        // The last event is recorded as usual, which wakes the relay; the others are inserted as it would insert them.
        await tx.raw(
          `insert into outbox (id, shard, type, version, is_state, aggregate_id, payload)
           select uuidv7(), abs(hashtext(aggregate) % 16), 'wallet.topup.succeeded', 1, false, aggregate,
             jsonb_build_object('paymentUuid', gen_random_uuid(), 'userUuid', gen_random_uuid(), 'coins', n, 'currency', 'USD', 'payAmount', n)
           from generate_series(1, ?) as n, lateral (select 'a' || n % ? as aggregate) as named`,
          [count - 1, AGGREGATES],
        );
        await recordEvent(tx, 'wallet.topup.succeeded', { aggregateId: 'last', payload: topUp(1) });
      });
    },
    async untilPublished() {
      while (await db('outbox').whereNull('published_at').first('id')) await pause(5);
    },
    async handled() {
      const [row] = await db('inbox').count<{ count: number }[]>('* as count');
      return row?.count ?? 0;
    },
    async untilHandled(count) {
      while (seen < count) await pause(5);
    },
    async close() {
      await app.close();
      await db.destroy();
    },
  };
}
