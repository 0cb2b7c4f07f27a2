import type { Knex } from 'knex';
import type { StreamStatus } from './broker.ts';

interface KnownRow {
  stream: string;
  created_at: string;
  last_seq: number;
}

export type KnownStreams = ReadonlyMap<string, StreamStatus>;

/** Returns the last recorded status of every stream, by its name. */
export async function readKnownStreams(db: Knex): Promise<KnownStreams> {
  const rows = await db<KnownRow>('known_streams').select('stream', 'created_at', 'last_seq');
  return new Map(rows.map((row) => [row.stream, { name: row.stream, createdAt: row.created_at, lastSeq: row.last_seq }]));
}

/** Inserts unknown streams, and raises the sequence of those that are recorded with the same creation time. */
export async function saveKnownStreams(db: Knex, streams: readonly StreamStatus[]): Promise<void> {
  const rows = streams.map(({ name, createdAt, lastSeq }) => ({ stream: name, created_at: createdAt, last_seq: lastSeq }));
  await db.raw(
    `insert into known_streams as known (stream, created_at, last_seq)
     select stream, created_at, last_seq from jsonb_to_recordset(?) as found (stream text, created_at text, last_seq bigint) order by stream
     on conflict (stream) do update set last_seq = excluded.last_seq, seen_at = clock_now()
       where known.created_at = excluded.created_at and known.last_seq < excluded.last_seq`,
    [JSON.stringify(rows)],
  );
}

/** Deletes the records of these streams. */
export async function forgetStreams(tx: Knex, names: readonly string[]): Promise<void> {
  await tx<KnownRow>('known_streams').whereIn('stream', names).delete();
}
