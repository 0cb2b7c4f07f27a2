import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { buildService, createDatabase, defineConsumer, inTransaction, recordEvent, serviceEnvSchema } from '@meowtale/service-kit';
import { jetstream, jetstreamManager, StorageType } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { drive } from './drive.ts';
import { type House, migrated } from './house.ts';
import { randomFrom } from './random.ts';
import { perSecond, type Result, ratioOf, times } from './result.ts';

const EVENTS = 4000;
const AGGREGATES = 400;
const WINDOW = 100;

const topUp = (coins: number) => ({ paymentUuid: randomUUID(), userUuid: randomUUID(), coins, currency: 'USD' as const, payAmount: coins });

/** Events per second from a commit through relay, JetStream and inbox, each with its effect's transaction. */
async function throughOutbox(house: House, seed: number): Promise<number> {
  const { runtimeUrl } = await migrated(house, 'svc-drama-ai', 'bench_outbox');
  const db = createDatabase(runtimeUrl, { name: 'bench' });
  let handled = 0;
  const consumer = defineConsumer({
    name: 'bench',
    event: 'wallet.topup.succeeded',
    handle: async () => {
      handled += 1;
    },
  });
  const env = serviceEnvSchema.parse({
    ...{ PORT: 0, LOG_LEVEL: 'error', DATABASE_URL: runtimeUrl, NATS_URL: house.natsUrl, FIREBASE_PROJECT_ID: 'demo-meowtale' },
    ...{ GATEWAY_SIGNING_SECRET: house.signingSecret, GRANT_SIGNING_SECRET: house.signingSecret },
  });
  const typeDefs = ['extend type Query { bench: String }'];
  const app = await buildService({
    name: 'bench',
    env,
    db,
    typeDefs,
    resolvers: [],
    consumers: [consumer],
    overrides: { eventNamespace: 'bench' },
  });
  const arrived = async (count: number) => {
    while (handled < count) await pause(2);
  };
  try {
    await app.ready();
    await inTransaction(db, (tx) =>
      recordEvent(tx, consumer.event as 'wallet.topup.succeeded', { aggregateId: 'first', payload: topUp(1) }),
    );
    await arrived(1);
    const random = randomFrom(seed);
    await inTransaction(db, async (tx) => {
      for (let index = 0; index < EVENTS; index += 1) {
        await recordEvent(tx, 'wallet.topup.succeeded', { aggregateId: `a${random(AGGREGATES)}`, payload: topUp(index + 1) });
      }
    });
    const began = performance.now();
    await arrived(EVENTS + 1);
    return (EVENTS * 1000) / (performance.now() - began);
  } finally {
    await app.close();
    await db.destroy();
  }
}

/** Acknowledged publishes per second to the same server, with as much in flight as a client may want, and nothing else. */
async function plainly(house: House): Promise<{ n: number; rate: number }> {
  const connection = await connect({ servers: house.natsUrl });
  try {
    const manager = await jetstreamManager(connection);
    await manager.streams.add({ name: 'PLAIN', subjects: ['plain.>'], storage: StorageType.File });
    const client = jetstream(connection);
    const body = JSON.stringify({ id: randomUUID(), type: 'wallet.topup.succeeded', version: 1, aggregateId: 'a', payload: topUp(1) });
    const publish = () => client.publish('plain.topup', body, { msgID: randomUUID() });
    await drive(publish, { concurrency: WINDOW, forMs: 500 });
    const { n, ms } = await drive(publish, { concurrency: WINDOW, forMs: 2000 });
    return { n, rate: (n * 1000) / ms };
  } finally {
    await connection.close();
  }
}

export async function benchOutbox(house: House, seed: number): Promise<Result[]> {
  const ours = await throughOutbox(house, seed);
  const peer = await plainly(house);
  return [
    {
      what: `events: outbox to inbox / plain JetStream publish, window ${WINDOW}`,
      ours: perSecond(ours),
      peer: perSecond(peer.rate),
      ratio: ratioOf(ours, peer.rate),
      n: `${times(EVENTS)} and ${times(peer.n)}`,
    },
  ];
}
