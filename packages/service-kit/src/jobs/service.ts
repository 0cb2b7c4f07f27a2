import { setTimeout as wait } from 'node:timers/promises';
import { ASYNC_STATE, ASYNC_TIMEOUT_MS } from '@meowtale/contracts';
import { uuid as uuidSchema } from '@meowtale/contracts/inputs/text';
import type { Knex } from 'knex';
import { v7 as uuidv7 } from 'uuid';
import { noteEndIn, noteJobIn } from '../database/commit-signal.ts';
import { DomainError } from '../errors.ts';
import type { JobKind } from './job-kind.ts';
import { countPending, failPending, findJobOf, insertJob, type JobFault, type JobRow, unpark } from './repository.ts';

const LOOK_EVERY_MS = 100;
/** More than anybody waits for; a script stops here. */
const PENDING_MAX = 50;

/** GraphQL's Async: a job as the person who started it sees it. */
export interface Async {
  /** `<service>:<uuid>`, by which any service's jobs are asked for alike. */
  uuid: string;
  state: number;
  progress: number;
  result: unknown;
  error: JobRow['fault'];
  createdAt: Date;
  endedAt: Date | null;
}

/** The id by which people ask for a job. */
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
  /** Of one kind, one job at a time works on it. */
  subject?: string;
  input: Input;
  /** True for what isn't begun before `releaseJob`, as a job that isn't paid yet; its time runs from there. */
  isParked?: boolean;
}

/**
 * Adds a job in the command's own transaction; it is begun after the commit, by whichever process is free. Answers its uuid.
 * @throws DomainError `job/running` (409) while another of its kind works on its subject, `gateway/rate-limited` (429) while fifty
 *   of the person's haven't ended; ZodError for an input that isn't one
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

/** Lets a job be begun that was added parked. Answers false when it isn't one, or has ended. */
export async function releaseJob(tx: Knex, uuid: string): Promise<boolean> {
  const isFree = await unpark(tx, uuid);
  if (isFree) noteJobIn(tx);
  return isFree;
}

/**
 * Ends a job as failed from outside, as when its person has enough of it. Whoever works on it stops: in this process at the commit, in
 * another when it next holds on. Answers false when it had ended.
 */
export async function failJob(tx: Knex, uuid: string, fault: JobFault): Promise<boolean> {
  const hasFailed = await failPending(tx, uuid, fault);
  if (hasFailed) noteEndIn(tx);
  return hasFailed;
}

export interface OwnJob {
  /** The service's own, `catalog` of svc-catalog. */
  prefix: string;
  /** `<prefix>:<uuid>`. */
  id: string;
  userUuid: string;
}

/** Somebody's own job by its id, awaited for up to `waitMs` while it is pending; null for what isn't theirs or isn't there. */
export async function findAsync(db: Knex, { prefix, id, userUuid }: OwnJob, waitMs = 0): Promise<Async | null> {
  const uuid = id.startsWith(`${prefix}:`) ? id.slice(prefix.length + 1) : '';
  if (!uuidSchema.safeParse(uuid).success) return null;
  const until = performance.now() + waitMs;
  let row = await findJobOf(db, uuid, userUuid);
  while (row?.state === ASYNC_STATE.pending && performance.now() < until) {
    await wait(LOOK_EVERY_MS);
    row = await findJobOf(db, uuid, userUuid);
  }
  return row ? toAsync(prefix, row) : null;
}
