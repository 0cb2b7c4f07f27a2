import { inTransaction, watch } from '@meowtale/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../database.ts';
import type { Works } from '../works.ts';
import { publishListing, tellReleased } from './events.ts';
import { lockDueStores } from './stores-repository.ts';

const EVERY_MS = 5000;
const AT_ONCE = 50;

interface Options {
  atOnce?: number;
  log?: { error(context: object, message: string): void };
}

/**
 * Tells others of the listings whose time has come by the database's clock: all that a full hour let out, `atOnce` to a
 * transaction, in the order in which they were asked for. One that can't be told of is logged and waits for the next call, and
 * holds up no other. Visitors see them without it: the storefront asks by time. Any number of processes may run it; each takes
 * rows that no other holds. Answers how many.
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
      // One by one, until the one that fails is found.
      limit = 1;
    } else {
      if (!first) throw failure.error;
      log.error({ err: failure.error, storeUuid: first }, 'a due release could not be announced');
      broken.push(first);
      limit = atOnce;
    }
  }
}

interface Some {
  limit: number;
  except: readonly string[];
}

/** Answers which were due, and why all of them still are when they could not be told of. */
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
        await tellReleased(tx, store, null);
      }
    });
    return { due };
  } catch (error) {
    return { due, failure: { error } };
  }
}

/** Looks for due releases every five seconds while the service runs. */
export const watchDueReleases = (app: FastifyInstance, db: Db, works: Pick<Works, 'addresses'>): void =>
  watch(app, {
    everyMs: EVERY_MS,
    work: () => announceDueReleases(db, works, { log: app.log }),
    fault: 'due releases could not be announced',
  });
