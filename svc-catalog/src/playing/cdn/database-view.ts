import { performance } from 'node:perf_hooks';
import { GRANT_LIFETIME_SECONDS } from '@meowtale/contracts';
import { clockNow, DomainError, isConnectionLost } from '@meowtale/service-kit';
import type { Db } from '../../database.ts';
import { isShareValid } from '../../library/apps/service.ts';
import { type Issued, type PlayCapability, restsOnPaying } from '../../library/capabilities/model.ts';
import { isStillStaff } from '../../people/people/service.ts';
import { mayPlayAsAgent } from '../../publishing/agents/model.ts';
import { isEntitled } from '../../shelf/entitlements/service.ts';
import { recordOpening } from '../play/service.ts';
import { noteOpenings } from './note-openings.ts';
import { cacheRights } from './rights-cache.ts';

const RIGHT_FRESH_MS = 1000;
const CLOCK_FRESH_MS = 10_000;
/** The statement timeout of this process's database connections. */
const ANSWER_WITHIN_MS = 2000;
/** Minimum time between attempts while the database is away. */
const ASK_AGAIN_AFTER_MS = 2000;
const RETRY_AFTER_SECONDS = 2;
/** As long as a payment's grant is accepted without the wallet's event (SPEC §9), a right is accepted without the database. */
const CONFIRMED_FOR_MS = GRANT_LIFETIME_SECONDS * 1000;
const REMEMBERED_MAX = 50_000;

/** The content server's queries, and their results while the database is away. */
export interface DatabaseView {
  /** Returns the database's time, extrapolated while it is away. */
  now(): Promise<Date>;
  /**
   * Returns whether the basis of a right still exists: a purchase that wasn't refunded, representing the work, being staff. Without a
   * connection, rights confirmed or issued within the last 15 minutes are valid, and rejections stay.
   * @throws DomainError `service/unavailable` (503) when that can't be determined
   */
  mayPlay(right: Pick<Issued<PlayCapability>, 'basis' | 'person' | 'store' | 'since' | 'issuedAt'>): Promise<boolean>;
  /** Returns whether a shared link still opens its app; without a connection like `mayPlay`. @throws DomainError `service/unavailable` */
  shareStands(linkUuid: string, issuedAt: Date): Promise<boolean>;
  /** Records a first opening; retried later if the database is away. */
  noteOpening(personUuid: string, storeUuid: string): void;
}

interface Logger {
  warn(context: object, message: string): void;
}

export interface DatabaseViewOptions {
  /** Milliseconds after which a query counts as failed. */
  answerWithinMs?: number;
  /** Maximum of cached valid rights. */
  rememberedMax?: number;
}

class NoAnswer extends Error {}

/** Caches the database's last results, so that works can be played while it is away (DESIGN §5). */
export function createDatabaseView(db: Db, log: Logger, options: DatabaseViewOptions = {}): DatabaseView {
  const { answerWithinMs = ANSWER_WITHIN_MS, rememberedMax = REMEMBERED_MAX } = options;
  const rights = cacheRights(rememberedMax);
  let clock: { databaseMs: number; at: number } | null = null;
  let outage: { until: number; error: unknown } = { until: 0, error: null };

  /** Runs a query. @throws the database's error, immediately while the connection is lost; NoAnswer after the timeout */
  async function ask<T>(question: () => Promise<T>): Promise<T> {
    if (performance.now() < outage.until) throw outage.error;
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new NoAnswer('the database did not answer in time')), answerWithinMs);
    try {
      return await Promise.race([question(), late]);
    } catch (error) {
      const isLost = isConnectionLost(error);
      if (isLost) outage = { until: performance.now() + ASK_AGAIN_AFTER_MS, error };
      log.warn({ event: isLost ? 'content.database-lost' : 'content.database-failed', err: error }, 'the database gave no answer');
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  async function now(): Promise<Date> {
    if (clock === null || performance.now() - clock.at > CLOCK_FRESH_MS) {
      const time = await ask(() => clockNow(db)).catch(() => null);
      if (time !== null) clock = { databaseMs: time.getTime(), at: performance.now() };
    }
    return clock === null ? new Date() : new Date(clock.databaseMs + performance.now() - clock.at);
  }

  /**
   * Returns whether a right is valid, from the cache if it was checked within the last second. Null, for which nothing is known against the
   * right, counts as valid.
   */
  async function holds(key: string, issuedAt: Date, question: () => Promise<boolean | null>): Promise<boolean> {
    const known = rights.find(key);
    if (known !== undefined && known.ageMs < RIGHT_FRESH_MS) return known.holds;
    try {
      const answer = (await ask(question)) !== false;
      rights.remember(key, answer);
      return answer;
    } catch (cause) {
      if (known?.holds === false) return false;
      const confirmedMsAgo = Math.min(known?.ageMs ?? Number.POSITIVE_INFINITY, (await now()).getTime() - issuedAt.getTime());
      if (isConnectionLost(cause) && confirmedMsAgo < CONFIRMED_FOR_MS) return true;
      throw new DomainError('service/unavailable', { service: 'catalog', retryAfterSeconds: RETRY_AFTER_SECONDS, cause });
    }
  }

  return {
    now,
    async mayPlay({ basis, person, store, since, issuedAt }) {
      if (person === null) return true;
      if (basis === 'staff') return holds(`staff ${person}`, issuedAt, () => isStillStaff(db, person));
      if (store === null) return true;
      if (basis === 'agent') return holds(`agent ${person} ${store}`, issuedAt, () => mayPlayAsAgent(db, person, store));
      return !restsOnPaying({ basis }) || holds(`${person} ${store} ${since}`, issuedAt, () => isEntitled(db, person, store, since));
    },
    shareStands: (linkUuid, issuedAt) => holds(linkUuid, issuedAt, () => isShareValid(db, linkUuid)),
    noteOpening: noteOpenings((person, store) => ask(() => recordOpening(db, person, store))),
  };
}
