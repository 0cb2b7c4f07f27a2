import { inTransaction, watch } from '@meowtale/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../database.ts';
import { afterHandedTo } from './hand-to.ts';
import { handToNext, lockNextToHandOut, noteHandedOut, noteHandedTo } from './repository.ts';

const EVERY_MS = 2000;
const AT_ONCE = 2000;

/** Hands a notice to the next of its author's followers. Answers false when every notice is handed out. */
function handOutSome(db: Db, atOnce: number): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const notice = await lockNextToHandOut(tx);
    if (!notice) return false;
    const readers = await handToNext(tx, notice, atOnce);
    await afterHandedTo(tx, notice, readers);
    const last = readers.at(-1);
    if (last !== undefined && readers.length === atOnce) await noteHandedTo(tx, notice.uuid, last);
    else await noteHandedOut(tx, notice.uuid);
    return true;
  });
}

/**
 * Hands out what followers are to be told, some at a time, so that an author with many of them holds nobody up. Any number of
 * processes may run it; one that was cut goes on where it was.
 */
export async function handOutNotices(db: Db, atOnce = AT_ONCE): Promise<void> {
  let more = true;
  while (more) more = await handOutSome(db, atOnce);
}

/** Looks for notices every two seconds while the service runs. */
export const watchNotices = (app: FastifyInstance, db: Db): void =>
  watch(app, { everyMs: EVERY_MS, work: () => handOutNotices(db), fault: 'notices could not be handed out' });
