import { randomUUID } from 'node:crypto';
import { jetstream, jetstreamManager, StorageType } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { comparison, type Result } from '../method/result.ts';
import { type Contestant, inRounds } from '../method/rounds.ts';
import type { BenchServers } from '../servers.ts';
import { openOutbox, topUp } from './outbox.ts';

const EVENTS = 5000;
const WINDOW = 100;
const ROUNDS = 8;

/** Publishes to a stream configured like ours and waits for acknowledgements, with as many open publishes as a client may have. */
async function plainly(connection: NatsConnection): Promise<Contestant> {
  const manager = await jetstreamManager(connection);
  await manager.streams.add({ name: 'PLAIN', subjects: ['plain.>'], storage: StorageType.File, duplicate_window: 600_000_000_000 });
  const client = jetstream(connection);
  const type = 'wallet.topup.succeeded';
  return {
    async turn() {
      const envelope = () => ({
        id: randomUUID(),
        type,
        version: 1,
        aggregateId: 'a1',
        occurredAt: new Date(),
        requestId: null,
        payload: topUp(1),
      });
      const bodies = Array.from({ length: EVENTS }, envelope);
      const queue = bodies.values();
      const began = performance.now();
      const lane = async () => {
        for (const body of queue) await client.publish(`plain.${body.aggregateId}`, JSON.stringify(body), { msgID: body.id });
      };
      await Promise.all(Array.from({ length: WINDOW }, lane));
      return { n: EVENTS, ms: performance.now() - began };
    },
  };
}

/** Returns how many messages a stream has, and how many different ids they have. */
async function heldBy(connection: NatsConnection, stream: string): Promise<{ messages: number; ids: number }> {
  const manager = await jetstreamManager(connection);
  const { state } = await manager.streams.info(stream);
  const consumer = await jetstream(connection).consumers.get(stream);
  const ids = new Set<string>();
  let read = 0;
  if (state.messages > 0) {
    for await (const message of await consumer.consume({ max_messages: 1000 })) {
      ids.add(message.headers?.get('Nats-Msg-Id') ?? '');
      read += 1;
      if (read === state.messages) break;
    }
  }
  return { messages: state.messages, ids: ids.size };
}

/**
 * Measures events from a commit to the broker, compared with publishing the same number to a plain stream, and from a commit to an inbox.
 */
export async function benchEvents(house: BenchServers): Promise<Result[]> {
  const connection = await connect({ servers: house.natsUrl });
  const relaying = await openOutbox(house, 'bench_relay', false);
  const delivering = await openOutbox(house, 'bench_inbox', true);
  try {
    let delivered = 0;
    const [relay, raw, inbox] = await inRounds(
      [
        {
          async turn() {
            await relaying.record(EVENTS);
            const began = performance.now();
            await relaying.untilPublished();
            return { n: EVENTS, ms: performance.now() - began };
          },
        },
        await plainly(connection),
        {
          async turn() {
            await delivering.record(EVENTS);
            delivered += EVENTS;
            const began = performance.now();
            await delivering.untilHandled(delivered);
            return { n: EVENTS, ms: performance.now() - began };
          },
        },
      ],
      ROUNDS,
    );
    const sent = (ROUNDS + 1) * EVENTS;
    const stream = await heldBy(connection, 'bench_relay_WALLET_FACTS');
    const handled = await delivering.handled();
    if (stream.messages !== sent || stream.ids !== sent) throw new Error(`of ${sent} events the broker holds ${JSON.stringify(stream)}`);
    if (handled !== sent) throw new Error(`of ${sent} events ${handled} were handled`);
    return [
      comparison(`relay, none lost and none double / publishing with ${WINDOW} on the way and nothing kept`, relay, raw, { atLeast: 0.6 }),
      comparison('from a commit to an inbox, each with its effect in a transaction / the same publishing', inbox, raw),
    ];
  } finally {
    await Promise.all([relaying.close(), delivering.close()]);
    await connection.close();
  }
}
