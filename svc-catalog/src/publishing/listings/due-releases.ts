import { inTransaction, watch } from '@meowtale/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database.ts';
import type { Works } from '../../works.ts';
import { notifyOfRelease, publishListing } from './events.ts';
import { lockDueStores } from './stores-repository.ts';

const EVERY_MS = 5000;
const AT_ONCE = 50;

interface Options {
  atOnce?: number;
  log?: { error(context: object, message: string): void };
}

/**
 * Announces the listings that are due by the database's clock, `atOnce` per transaction, in the order of their requests. One that fails is
 * logged and left for the next call, without blocking others; visitors see due listings without it, because the storefront filters by time.
 * Any number of processes may run it, because they lock different rows; returns how many were announced.
 */
export async function announceDueReleases(
  db: Db,
  works: Pick<Works, 'addresses'>,
  { atOnce = AT_ONCE, log = console }: Options = {},
): Promise<number> {
  const broken: string[] = [];
  for (let [all, limit] = [0, atOnce]; ; ) {
    const { due, failure } = await announceSome(db, works, { limit, except: broken });
    const [first] = due;
    if (!failure) {
      all += due.length;
      if (due.length < limit) return all;
    } else if (due.length > 1) {
      // Retries one by one to find the one that fails.
      limit = 1;
    } else {
      if (!first) throw failure.error;
      log.error({ event: 'listing.not-announced', err: failure.error, storeUuid: first }, 'a due release could not be announced');
      broken.push(first);
      limit = atOnce;
    }
  }
}

interface Some {
  limit: number;
  except: readonly string[];
}

/** Returns which were due, and the error if they couldn't be announced; then all of them still are due. */
async function announceSome(
  db: Db,
  works: Pick<Works, 'addresses'>,
  { limit, except }: Some,
): Promise<{ due: string[]; failure?: { error: unknown } }> {
  let due: string[] = [];
  try {
    await inTransaction(db, async (tx) => {
      const stores = await lockDueStores(tx, limit, except);
      due = stores.map(({ uuid }) => uuid);
      for (const store of stores) {
        await publishListing(tx, store.uuid, { works, requestId: null });
        await notifyOfRelease(tx, store, null);
      }
    });
    return { due };
  } catch (error) {
    return { due, failure: { error } };
  }
}

/** Announces due releases every five seconds while the service runs. */
export const watchDueReleases = (app: FastifyInstance, db: Db, works: Pick<Works, 'addresses'>): void =>
  watch(app, {
    everyMs: EVERY_MS,
    work: () => announceDueReleases(db, works, { log: app.log }),
    fault: 'due releases could not be announced',
  });
