import { watch } from '@meowtale/service-kit';
import type { FastifyInstance } from 'fastify';
import { NIL } from 'uuid';
import type { Db } from '../../database.ts';
import type { Storage } from '../storage/model.ts';
import { discardFiles } from './discard.ts';
import { findOwnerAfter, listOldFiles } from './repository.ts';
import { expireUploads } from './sessions.ts';
import { sweepOrphans } from './sweep.ts';
import { findUsedFiles } from './usage-repository.ts';

const EVERY_MS = 3_600_000;
const SWEEP_EVERY_MS = 24 * EVERY_MS;
const UNUSED_DAYS = 7;
const OLD_AT_ONCE = 5000;
/** Rows that are locked together. */
const DISCARDED_AT_ONCE = 100;
/** All texts are read, so it takes a part of the hour only. */
const PASS_MAX_MS = EVERY_MS / 4;

interface Pass {
  /** UUID of the owner after whom it begins; the first unless given. */
  after?: string;
  /** Called for an owner whose files failed, while the others' continue. Without it the pass fails. */
  onFault?(error: unknown, ownerUuid: string): void;
  maxMs?: number;
  atOnce?: number;
}

/**
 * Deletes unused files that are a week old, such as replaced pictures and originals without a version, and frees their storage. Returns how
 * many, and the last owner when the time limit was reached; NIL at the end.
 */
export async function dropUnusedFiles(
  db: Db,
  storage: Storage,
  { after = NIL, onFault = rethrow, maxMs = PASS_MAX_MS, atOnce = OLD_AT_ONCE }: Pass = {},
): Promise<{ dropped: number; after: string }> {
  const until = Date.now() + maxMs;
  let dropped = 0;
  for (let owner = await findOwnerAfter(db, after); owner !== undefined; owner = await findOwnerAfter(db, owner)) {
    try {
      dropped += await dropUnusedOf(db, storage, owner, atOnce);
    } catch (error) {
      onFault(error, owner);
    }
    if (Date.now() >= until) return { dropped, after: owner };
  }
  return { dropped, after: NIL };
}

function rethrow(error: unknown): never {
  throw error;
}

/** Checks all of an owner's files at once; unused ones are checked again under a lock. */
async function dropUnusedOf(db: Db, storage: Storage, ownerUuid: string, atOnce: number): Promise<number> {
  let dropped = 0;
  for (let after: string | undefined = NIL; after !== undefined; ) {
    const old = await listOldFiles(db, ownerUuid, { days: UNUSED_DAYS, after, limit: atOnce });
    const used = await findUsedFiles(db, ownerUuid, old);
    const unused = old.filter((uuid) => !used.has(uuid));
    for (let from = 0; from < unused.length; from += DISCARDED_AT_ONCE) {
      dropped += await discardFiles(db, storage, ownerUuid, unused.slice(from, from + DISCARDED_AT_ONCE));
    }
    after = old.length < atOnce ? undefined : old.at(-1);
  }
  return dropped;
}

/** Deletes expired uploads and unused files each hour, and stored files without a row each day. */
export function watchFiles(app: FastifyInstance, db: Db, storage: Storage): void {
  let after: string = NIL;
  const onFault = (err: unknown, owner: string) =>
    app.log.error({ event: 'files.not-deleted', err, owner }, 'the unused files of a person could not be deleted');
  const work = async () => {
    await expireUploads(db, storage);
    after = (await dropUnusedFiles(db, storage, { after, onFault })).after;
  };
  watch(app, { everyMs: EVERY_MS, work, fault: 'unused files could not be deleted' });
  const sweep = async () => {
    const removed = await sweepOrphans(db, storage);
    if (removed.length > 0)
      app.log.warn(
        { event: 'files.orphans-removed', removed: removed.slice(0, 20), count: removed.length },
        'files without a row were removed',
      );
  };
  watch(app, { everyMs: SWEEP_EVERY_MS, work: sweep, fault: 'files without a row could not be removed' });
}
