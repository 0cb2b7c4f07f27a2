import { performance } from 'node:perf_hooks';
import { clockNow } from '@meowtale/service-kit';
import { mayPlayAsAgent } from '../agents/agents.ts';
import { shareStands } from '../apps/share.ts';
import type { Db } from '../database.ts';
import { isStillStaff } from '../people/service.ts';
import { type PlayCapability, restsOnPaying } from '../play/capability.ts';
import { recordOpening } from '../play/progress.ts';
import { isEntitled } from '../play/service.ts';

const RIGHT_FRESH_MS = 1000;
const CLOCK_FRESH_MS = 10_000;
/** While the database is down nobody waits for it longer than this, and it is asked again only so often. */
const ANSWER_WITHIN_MS = 500;
const ASK_AGAIN_AFTER_MS = 2000;
const REMEMBERED_MAX = 50_000;
const OPENINGS_WAITING_MAX = 10_000;

/** What the content server asks of the database, and what it does when there is none. */
export interface DatabaseView {
  /** The database's time, or what it must be by now. */
  now(): Promise<Date>;
  /**
   * False only once what a right rests on is known to be gone: the wallet has told of a refund, an agent has refused, or who was staff or
   * a publisher isn't any more. A capability speaks for itself until then.
   */
  mayPlay(right: Pick<PlayCapability, 'basis' | 'person' | 'store' | 'since'>): Promise<boolean>;
  /** False only once the catalogue has said that a shared link opens nothing more. */
  shareStands(linkUuid: string): Promise<boolean>;
  /** Notes a first opening, later when it can't be done now. */
  noteOpening(personUuid: string, storeUuid: string): void;
}

interface Logger {
  warn(context: object, message: string): void;
}

/**
 * Keeps what the database said last, so that works are played while it is down (DESIGN §5).
 * @param answerWithinMs after how long without an answer the database counts as down; 500 unless given
 */
export function createDatabaseView(db: Db, log: Logger, answerWithinMs = ANSWER_WITHIN_MS): DatabaseView {
  const rights = new Map<string, { holds: boolean | null; at: number }>();
  const openings = new Set<string>();
  /** Openings that stand in the database; a work's page asks for many files, and each of them opens it. */
  const noted = new Set<string>();
  let writing = false;
  let clock: { databaseMs: number; at: number } | null = null;
  let silentUntil = 0;

  async function ask<T>(question: () => Promise<T>): Promise<T | undefined> {
    if (performance.now() < silentUntil) return undefined;
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new Error('the database did not answer in time')), answerWithinMs);
    try {
      return await Promise.race([question(), late]);
    } catch (error) {
      silentUntil = performance.now() + ASK_AGAIN_AFTER_MS;
      log.warn({ err: error }, 'the database is away; what it said last stands');
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Whether a right holds by what was answered within the last second; while nobody answers, by what was said last. */
  async function holds(key: string, question: () => Promise<boolean | null>): Promise<boolean> {
    const known = rights.get(key);
    if (known !== undefined && performance.now() - known.at < RIGHT_FRESH_MS) return known.holds !== false;
    const answer = await ask(question);
    if (answer === undefined) return known?.holds !== false;
    if (rights.size >= REMEMBERED_MAX) rights.clear();
    rights.set(key, { holds: answer, at: performance.now() });
    return answer !== false;
  }

  /** Also those that are added meanwhile; what can't be written waits for the next opening. */
  async function writeOpenings(): Promise<void> {
    if (writing) return;
    writing = true;
    try {
      for (const opening of openings) {
        const [person, store] = opening.split(' ') as [string, string];
        const written = await ask(async () => {
          await recordOpening(db, person, store);
          return true;
        });
        if (written === undefined) return;
        openings.delete(opening);
        if (noted.size >= REMEMBERED_MAX) noted.clear();
        noted.add(opening);
      }
    } finally {
      writing = false;
    }
  }

  return {
    async now() {
      if (clock === null || performance.now() - clock.at > CLOCK_FRESH_MS) {
        const now = await ask(() => clockNow(db));
        if (now !== undefined) clock = { databaseMs: now.getTime(), at: performance.now() };
      }
      return clock === null ? new Date() : new Date(clock.databaseMs + performance.now() - clock.at);
    },
    async mayPlay({ basis, person, store, since }) {
      if (person === null) return true;
      if (basis === 'staff') return holds(`staff ${person}`, () => isStillStaff(db, person));
      if (store === null) return true;
      if (basis === 'agent') return holds(`agent ${person} ${store}`, () => mayPlayAsAgent(db, person, store));
      return !restsOnPaying({ basis }) || holds(`${person} ${store} ${since}`, () => isEntitled(db, person, store, since));
    },
    shareStands: (linkUuid) => holds(linkUuid, () => shareStands(db, linkUuid)),
    noteOpening(personUuid, storeUuid) {
      const opening = `${personUuid} ${storeUuid}`;
      if (noted.has(opening)) return;
      if (openings.size < OPENINGS_WAITING_MAX) openings.add(opening);
      void writeOpenings();
    },
  };
}
