import { type Async, asyncIdOf, DomainError, findAsync } from '@meowtale/service-kit';
import type { Db } from '../database.ts';
import { JOB_PREFIX } from './prefix.ts';

/** How long a call without `async` waits for its job's end. */
const WAIT_MS = 5000;

export const asyncOf = (job: string): string => asyncIdOf(JOB_PREFIX, job);

/** Returns a user's own job by its id, or null. */
export const findOwnAsync = (db: Db, userUuid: string, id: string, waitMs = 0): Promise<Async | null> =>
  findAsync(db, { prefix: JOB_PREFIX, id, userUuid }, waitMs);

/**
 * Returns a job that was just added, when it ends or after a few seconds; at once when `isQuick`.
 * @throws DomainError `404` for one that was pruned, as for a repeated command long after
 */
export async function answerJob(db: Db, userUuid: string, job: string, isQuick: boolean | null | undefined): Promise<Async> {
  const found = await findOwnAsync(db, userUuid, asyncOf(job), isQuick ? 0 : WAIT_MS);
  if (!found) throw new DomainError('404');
  return found;
}
