import { isDeepStrictEqual } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import type { Knex } from 'knex';
import { inTransaction } from '../database/in-transaction.ts';
import type { Broker, StreamStatus } from './broker.ts';
import { forgetStreams, type KnownStreams, readKnownStreams, saveKnownStreams } from './known-streams.ts';
import { lockShards, republish } from './republish.ts';
import { typesOf } from './subjects.ts';

const CHECK_EVERY_MS = 10_000;

export interface StreamCheckOptions {
  db: Knex;
  broker: Broker;
  log: FastifyBaseLogger;
  /** 10,000 unless given. */
  checkEveryMs?: number;
}

export interface StreamCheck {
  /** Checks when the interval is over, when the connection is new, and after `makeDue`. Logs errors and stays due. */
  checkWhenDue(): Promise<void>;
  makeDue(): void;
}

/**
 * Compares the broker's streams with their records in the database, and publishes the events of a stream again that was created anew
 * or has lost messages. A relay checks before it publishes: publishing raises the sequence, which would hide a loss.
 */
export function createStreamCheck({ db, broker, log, checkEveryMs = CHECK_EVERY_MS }: StreamCheckOptions): StreamCheck {
  let dueAt = 0;
  let connection = 0;
  return {
    async checkWhenDue() {
      const current = broker.connections();
      if (performance.now() < dueAt && current === connection) return;
      try {
        await checkStreams(db, broker, log);
        dueAt = performance.now() + checkEveryMs;
        connection = current;
      } catch (error) {
        log.warn({ event: 'streams.not-checked', err: error }, 'the streams could not be checked');
      }
    },
    makeDue() {
      dueAt = 0;
    },
  };
}

async function checkStreams(db: Knex, broker: Broker, log: FastifyBaseLogger): Promise<void> {
  // Read first: a record that another replica writes after our request to the broker may be newer than its response.
  const known = await readKnownStreams(db);
  const found = await broker.ensureStreams();
  const lost = found.filter((stream) => isLost(stream, known.get(stream.name)));
  if (lost.length > 0) await restore(db, broker, log, { known, lost });
  if (found.some((stream) => !isDeepStrictEqual(stream, known.get(stream.name)))) await saveKnownStreams(db, found);
}

/** Returns whether a stream lost events. An unknown stream counts as lost: publishing again without need has no second effect. */
function isLost(found: StreamStatus, known: StreamStatus | undefined): boolean {
  return known?.createdAt !== found.createdAt || found.lastSeq < known.lastSeq;
}

/** Publishes lost streams again, in one replica only: the others find that the records have changed since they read them. */
async function restore(
  db: Knex,
  { namespace }: Broker,
  log: FastifyBaseLogger,
  { known, lost }: { known: KnownStreams; lost: readonly StreamStatus[] },
): Promise<void> {
  const { streams, events } = await inTransaction(db, async (tx) => {
    await lockShards(tx);
    const knownNow = await readKnownStreams(tx);
    const mine = lost.filter(({ name }) => isDeepStrictEqual(knownNow.get(name), known.get(name)));
    const streams = mine.map(({ name }) => name);
    await forgetStreams(tx, streams);
    await saveKnownStreams(tx, mine);
    return { streams, events: await republish(tx, { types: streams.flatMap((name) => typesOf(namespace, name)) }) };
  });
  if (events > 0) log.error({ event: 'streams.lost', streams, events }, 'streams have lost events, which are published again');
}
