import { adLinkVisitInput } from '@meowtale/contracts/inputs/catalog/ad-link';
import { type Actor, inTransaction, parseInput, watch } from '@meowtale/service-kit';
import type { FastifyInstance } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../database.ts';
import { createClickLimit } from './click-limit.ts';
import { addCounts, type Click, insertClicks, takeCounts } from './counts-repository.ts';
import { createGroupCommit } from './group-commit.ts';

/** Limit for a person, or for the guests of a network address: more than a household's or an office's visitors click. */
const CALLER_PER_MINUTE = 240;
const BATCH = { batchMax: 500, waitingMax: 10_000 };

const SUM_EVERY_MS = 5000;
const SUMMED_AT_ONCE = 5000;

interface Clicking {
  actor: Actor;
  /** The hash of the caller's network address; null where it is unknown, as for calls from this network. */
  address: string | null;
}

/** Counts clicks on links. */
export interface Clicks {
  /**
   * Counts a click on a link, and a visit for a browser's first click of a day; the owner's own clicks and those beyond the caller's limit
   * aren't counted. Returns whether a visit was counted, once it is committed.
   * @throws DomainError `input/invalid`, `service/overloaded`
   */
  record(caller: Clicking, args: unknown): Promise<boolean>;
}

const callerOf = ({ actor, address }: Clicking): string | null => {
  if (actor.kind === 'user') return `person ${actor.uuid}`;
  return address && `address ${address}`;
};

export function createClicks(db: Db): Clicks {
  const isWithinLimit = createClickLimit(CALLER_PER_MINUTE);
  const write = createGroupCommit(async (clicks: readonly Click[]) => {
    const visits = await insertClicks(db, clicks);
    return clicks.map(({ uuid }) => visits.has(uuid));
  }, BATCH);
  return {
    async record(caller, args) {
      const { uid, client_id, ...utm } = parseInput(adLinkVisitInput, args);
      const key = callerOf(caller);
      if (key !== null && !isWithinLimit(key)) return false;
      const userUuid = caller.actor.kind === 'user' ? caller.actor.uuid : null;
      return write({ ...utm, uuid: uuidv7(), uid, clientId: client_id ?? null, userUuid });
    },
  };
}

/** Sums appended figures into links and days, each exactly once. Any number of processes may run it. */
export async function sumCounts(db: Db, atOnce = SUMMED_AT_ONCE): Promise<void> {
  const sumSome = () =>
    inTransaction(db, async (tx) => {
      const days = await takeCounts(tx, atOnce);
      if (days.length > 0) await addCounts(tx, days);
      return days.length > 0;
    });
  while (await sumSome());
}

/** Sums every five seconds while the service runs; figures that are read include what isn't summed yet. */
export const watchCounts = (app: FastifyInstance, db: Db): void =>
  watch(app, { everyMs: SUM_EVERY_MS, work: () => sumCounts(db), fault: 'the figures of tracked links could not be summed' });
