import { inTransaction, watch } from '@meowtale/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database.ts';
import { afterDelivery } from './deliver.ts';
import { insertNextRecipients, lockNextToFanOut, noteFannedOut, noteLastRecipient } from './repository.ts';

const EVERY_MS = 2000;
const AT_ONCE = 2000;

/** Hands the oldest unfinished notice to its next `atOnce` readers. Returns false when all are handed out. */
function handOutSome(db: Db, atOnce: number): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const notice = await lockNextToFanOut(tx);
    if (!notice) return false;
    const readers = await insertNextRecipients(tx, notice, atOnce);
    await afterDelivery(tx, notice, readers);
    const last = readers.at(-1);
    if (last !== undefined && readers.length === atOnce) await noteLastRecipient(tx, notice.uuid, last);
    else await noteFannedOut(tx, notice.uuid);
    return true;
  });
}

/**
 * Hands out notices in batches, so that an author with many followers blocks no other notice. Any number of processes may run it; an
 * interrupted run continues where it stopped.
 */
export async function fanOutNotices(db: Db, atOnce = AT_ONCE): Promise<void> {
  let more = true;
  while (more) more = await handOutSome(db, atOnce);
}

/** Hands out notices every two seconds while the service runs. */
export const watchNotices = (app: FastifyInstance, db: Db): void =>
  watch(app, { everyMs: EVERY_MS, work: () => fanOutNotices(db), fault: 'notifications could not be delivered to followers' });
