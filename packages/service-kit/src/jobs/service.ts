import { setTimeout as wait } from 'node:timers/promises';
import { ASYNC_STATE, ASYNC_TIMEOUT_MS } from '@meowtale/contracts';
import { uuid as uuidSchema } from '@meowtale/contracts/inputs/text';
import type { Knex } from 'knex';
import { v7 as uuidv7 } from 'uuid';
import { noteEndIn, noteJobIn } from '../database/commit-signal.ts';
import { DomainError } from '../errors.ts';
import type { JobKind } from './job-kind.ts';
import { countPending, failPending, findJobOf, insertJob, type JobFault, type JobRow, unpark } from './repository.ts';

const POLL_EVERY_MS = 100;
/** More than a person waits for; it stops scripts. */
const PENDING_MAX = 50;

/** GraphQL's Async: a job as the person who started it sees it. */
export interface Async {
  /** `<service>:<uuid>`, from which the gateway knows the service. */
  uuid: string;
  state: number;
  progress: number;
  result: unknown;
  error: JobRow['fault'];
  createdAt: Date;
  endedAt: Date | null;
}

/** Returns a job's id in GraphQL. */
export const asyncIdOf = (prefix: string, uuid: string) => `${prefix}:${uuid}`;

const toAsync = (prefix: string, { uuid, state, progress, result, fault, created_at, ended_at }: JobRow): Async => ({
  uuid: asyncIdOf(prefix, uuid),
  state,
  progress,
  result,
  error: fault,
  createdAt: created_at,
  endedAt: ended_at,
});

export interface JobToAdd<Input> {
  userUuid: string;
  /** What it works on: of each kind, one pending job per subject. */
  subject?: string;
  input: Input;
  /** True for a job that may not begin before `releaseJob`, such as an unpaid one; its time limit runs from its beginning. */
  isParked?: boolean;
}

/**
 * Adds a job in the command's own transaction; any process may begin it after the commit. Returns its uuid.
 * @throws DomainError `job/running` (409) while another of its kind and subject is pending, `gateway/rate-limited` (429) while fifty
 *   of the person's are pending; ZodError for an invalid input
 */
export async function addJob<Input>(
  tx: Knex,
  kind: JobKind<Input>,
  { userUuid, subject, input, isParked = false }: JobToAdd<Input>,
): Promise<string> {
  const job = {
    uuid: uuidv7(),
    kind: kind.name,
    user_uuid: userUuid,
    subject: subject ?? null,
    timeout_ms: kind.timeoutMs ?? ASYNC_TIMEOUT_MS,
    input: kind.input.parse(input),
    isParked,
  };
  const pending = await countPending(tx, userUuid);
  if (!(await insertJob(tx, job))) throw new DomainError('job/running');
  if (pending >= PENDING_MAX) throw new DomainError('gateway/rate-limited');
  noteJobIn(tx);
  return job.uuid;
}

/** Lets a parked job begin. Returns false when it isn't parked or has ended. */
export async function releaseJob(tx: Knex, uuid: string): Promise<boolean> {
  const isFree = await unpark(tx, uuid);
  if (isFree) noteJobIn(tx);
  return isFree;
}

/**
 * Ends a job as failed from outside, for instance when its person cancels it. A run in this process stops at the commit, one in another
 * process when it next renews its lease. Returns false when it had ended.
 */
export async function failJob(tx: Knex, uuid: string, fault: JobFault): Promise<boolean> {
  const hasFailed = await failPending(tx, uuid, fault);
  if (hasFailed) noteEndIn(tx);
  return hasFailed;
}

export interface OwnJob {
  /** The service's own, such as `catalog`. */
  prefix: string;
  /** `<prefix>:<uuid>`. */
  id: string;
  userUuid: string;
}

/** Returns a person's own job, after waiting for up to `waitMs` while it is pending; null when it isn't theirs or doesn't exist. */
export async function findAsync(db: Knex, { prefix, id, userUuid }: OwnJob, waitMs = 0): Promise<Async | null> {
  const uuid = id.startsWith(`${prefix}:`) ? id.slice(prefix.length + 1) : '';
  if (!uuidSchema.safeParse(uuid).success) return null;
  const until = performance.now() + waitMs;
  let row = await findJobOf(db, uuid, userUuid);
  while (row?.state === ASYNC_STATE.pending && performance.now() < until) {
    await wait(POLL_EVERY_MS);
    row = await findJobOf(db, uuid, userUuid);
  }
  return row ? toAsync(prefix, row) : null;
}
