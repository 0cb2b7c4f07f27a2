import { inTransaction, watch } from '@meowtale/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../database.ts';
import type { Works } from '../works.ts';
import { publishListing, tellReleased } from './events.ts';
import { lockDueStores } from './stores-repository.ts';

const EVERY_MS = 5000;
const AT_ONCE = 50;

/**
 * Tells others of the scheduled listings whose time has come by the database's clock. Visitors see them without it: the
 * storefront asks by time. Any number of processes may run it; each takes rows that no other holds. Answers how many.
 */
export function announceDueReleases(db: Db, works: Pick<Works, 'addresses'>): Promise<number> {
  return inTransaction(db, async (tx) => {
    const due = await lockDueStores(tx, AT_ONCE);
    for (const store of due) {
      await publishListing(tx, store.uuid, { works, requestId: null });
      await tellReleased(tx, store, null);
    }
    return due.length;
  });
}

/** Looks for due releases every five seconds while the service runs. */
export const watchDueReleases = (app: FastifyInstance, db: Db, works: Pick<Works, 'addresses'>): void =>
  watch(app, { everyMs: EVERY_MS, work: () => announceDueReleases(db, works), fault: 'due releases could not be announced' });
