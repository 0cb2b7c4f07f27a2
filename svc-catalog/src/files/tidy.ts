import { watch } from '@meowtale/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../database.ts';
import { discardFile } from './originals.ts';
import { listUnusedOriginals } from './repository.ts';
import { expireUploads } from './sessions.ts';
import type { Storage } from './storage.ts';
import { sweepOrphans } from './sweep.ts';

const EVERY_MS = 3_600_000;
const SWEEP_EVERY_MS = 24 * EVERY_MS;
const UNUSED_DAYS = 7;
const AT_ONCE = 100;

/** Deletes originals that nothing was made of for a week; their room is given back. Answers how many. */
export async function dropUnusedOriginals(db: Db, storage: Storage): Promise<number> {
  let dropped = 0;
  for (;;) {
    const unused = await listUnusedOriginals(db, UNUSED_DAYS, AT_ONCE);
    for (const { uuid, owner_uuid } of unused) await discardFile(db, storage, owner_uuid, uuid);
    dropped += unused.length;
    if (unused.length < AT_ONCE) return dropped;
  }
}

/** Each hour: uploads that nobody goes on with, and originals that nobody uses. Each day: what no row refers to. */
export function watchFiles(app: FastifyInstance, db: Db, storage: Storage): void {
  const work = async () => {
    await expireUploads(db, storage);
    await dropUnusedOriginals(db, storage);
  };
  watch(app, { everyMs: EVERY_MS, work, fault: 'files could not be tidied up' });
  const sweep = async () => {
    const removed = await sweepOrphans(db, storage);
    if (removed.length > 0) app.log.warn({ removed: removed.slice(0, 20), count: removed.length }, 'files of no row were removed');
  };
  watch(app, { everyMs: SWEEP_EVERY_MS, work: sweep, fault: 'files of no row could not be looked for' });
}
