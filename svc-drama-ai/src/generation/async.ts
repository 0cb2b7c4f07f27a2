import { type Async, asyncIdOf, DomainError, findAsync } from '@meowtale/service-kit';
import type { Db } from '../database.ts';
import { JOB_PREFIX } from './prefix.ts';

/** How long a call that isn't asked to be quick waits for its job's end. */
const WAIT_MS = 5000;

export const asyncOf = (job: string): string => asyncIdOf(JOB_PREFIX, job);

/** One's own job by its id, or null. */
export const findOwnAsync = (db: Db, userUuid: string, id: string, waitMs = 0): Promise<Async | null> =>
  findAsync(db, { prefix: JOB_PREFIX, id, userUuid }, waitMs);

/**
 * A job that was just added, at its end or as it is after a few seconds; as it is at once for who asked so.
 * @throws DomainError `404` for one that was added so long ago that nobody remembers it
 */
export async function answerJob(db: Db, userUuid: string, job: string, isQuick: boolean | null | undefined): Promise<Async> {
  const found = await findOwnAsync(db, userUuid, asyncOf(job), isQuick ? 0 : WAIT_MS);
  if (!found) throw new DomainError('404');
  return found;
}
