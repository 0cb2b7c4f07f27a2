import type { FieldError } from '@meowtale/contracts';
import type { Knex } from 'knex';

export interface JobFault {
  code: string;
  fields?: FieldError[];
  data?: unknown;
}

export interface JobRow {
  uuid: string;
  kind: string;
  user_uuid: string;
  subject: string | null;
  input: unknown;
  state: number;
  progress: number;
  result: unknown;
  fault: JobFault | null;
  attempts: number;
  failures: number;
  created_at: Date;
  ended_at: Date | null;
}

export interface NewJob {
  uuid: string;
  kind: string;
  user_uuid: string;
  subject: string | null;
  timeout_ms: number;
  input: unknown;
  /** Whether it may not begin before `unpark`. */
  isParked: boolean;
}

/** `held_until` of a parked job: no process has its lease, and none takes it before `unpark`. */
const PARKED = 'infinity';

/** Inserts a job. Returns false when another pending job of its kind has the same subject. */
export async function insertJob(tx: Knex, { input, isParked, ...job }: NewJob): Promise<boolean> {
  const rows = await tx<JobRow>('jobs')
    .insert({ ...job, input: JSON.stringify(input), ...(isParked && { held_until: PARKED }) })
    .onConflict(tx.raw('(kind, subject) where state = 0 and subject is not null'))
    .ignore()
    .returning('uuid');
  return rows.length > 0;
}

/** Counts a person's pending jobs and locks the person, so that no other transaction adds one until this one ends. */
export async function countPending(tx: Knex, userUuid: string): Promise<number> {
  await tx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`jobs:${userUuid}`]);
  const row = await tx('jobs').where({ user_uuid: userUuid, state: 0 }).count<{ total: number }[]>({ total: '*' }).first();
  return Number(row?.total ?? 0);
}

export const findJobOf = (db: Knex, uuid: string, userUuid: string): Promise<JobRow | undefined> =>
  db<JobRow>('jobs').where({ uuid, user_uuid: userUuid }).first();

/** Candidates per poll; more than there are concurrent pollers, each of which skips rows that another has locked. */
const CANDIDATES_MAX = 32;

/** A job whose lease was just taken, with the milliseconds that remain of its time limit. */
export type BegunJob = JobRow & { left_ms: number };

/**
 * Takes the lease of a free job: of the person with the fewest running jobs, then of the one whose last job ended longest ago, then
 * the oldest. A job's place in its person's queue counts like running jobs, so that a process that polls while another one takes the
 * first of a queue goes on to the next person.
 */
export async function beginNext(db: Knex, kinds: readonly string[], leaseMs: number): Promise<BegunJob | undefined> {
  const { rows } = await db.raw<{ rows: BegunJob[] }>(
    `with pending as (
       select uuid, user_uuid, created_at, coalesce(held_until > now and isfinite(held_until), false) as is_held,
         kind = any(:kinds) and coalesce(held_until <= now, true) and coalesce(deadline > now, true) as is_free
       from jobs, (select clock_now() as now offset 0) as clock where state = 0
     ), line as (
       select *, count(*) filter (where is_held) over (partition by user_uuid) as held,
         row_number() over (partition by user_uuid, is_free order by created_at, uuid) as place
       from pending
     ), served as (
       select uuid, created_at, held + place as turn, max(case when place = 1 then
         (select max(ended_at) from jobs where state <> 0 and user_uuid = line.user_uuid) end) over (partition by user_uuid) as last_at
       from line where is_free
     ), next as materialized (
       select * from served order by turn, last_at nulls first, created_at, uuid limit ${CANDIDATES_MAX}
     )
     update jobs set attempts = attempts + 1, held_until = clock_now() + make_interval(secs => :seconds),
       deadline = coalesce(deadline, clock_now() + make_interval(secs => timeout_ms / 1000.0))
     -- Each is looked up by its uuid, and not among all that wait: a state that is "not distinct from 0" isn't in that index.
     where uuid = (select jobs.uuid from next join jobs using (uuid) where jobs.state is not distinct from 0
       and (jobs.held_until is null or jobs.held_until <= clock_now()) and (jobs.deadline is null or jobs.deadline > clock_now())
       order by turn, last_at nulls first, next.created_at, jobs.uuid limit 1 for update of jobs skip locked)
     returning *, (extract(epoch from deadline - clock_now()) * 1000)::int as left_ms`,
    { seconds: leaseMs / 1000, kinds: [...kinds] },
  );
  return rows[0];
}

type Lease = Pick<JobRow, 'uuid' | 'attempts'>;

const byLease = ({ uuid, attempts }: Lease) => ({ uuid, attempts, state: 0 });
const after = (db: Knex, ms: number) => db.raw('clock_now() + make_interval(secs => ?)', [ms / 1000]);

/** Renews a job's lease and saves its progress. Returns false when the lease is lost or the job has ended. */
export async function renewLease(db: Knex, job: Lease, { leaseMs, progress }: { leaseMs: number; progress: number }): Promise<boolean> {
  const updated = await db('jobs')
    .where(byLease(job))
    .update({ held_until: after(db, leaseMs), progress });
  return updated > 0;
}

/** Gives up the lease of an interrupted job: it may begin again at once. */
export const releaseLease = (db: Knex, job: Lease): Promise<number> => db('jobs').where(byLease(job)).update({ held_until: null });

/** Gives up the lease of a failed job, which may begin again after `waitMs`. */
export const releaseFailed = (db: Knex, job: Lease, waitMs: number): Promise<number> =>
  db('jobs')
    .where(byLease(job))
    .update({ held_until: after(db, waitMs), failures: db.raw('failures + 1') });

export interface JobEnd {
  state: 1 | 2 | 3;
  result?: unknown;
  fault?: JobFault;
}

/** Ends a job. Returns false when the lease is lost or the job has ended. */
export async function endJob(tx: Knex, job: Lease, { state, result, fault }: JobEnd): Promise<boolean> {
  const ended = await tx('jobs')
    .where(byLease(job))
    .update({
      state,
      ended_at: tx.raw('clock_now()'),
      ...(state === 1 && { progress: 100, result: JSON.stringify(result ?? null) }),
      ...(fault && { fault: JSON.stringify(fault) }),
    });
  return ended > 0;
}

/** Ends a pending job as failed, whichever process has its lease. Returns false when it had ended. */
export async function failPending(tx: Knex, uuid: string, fault: JobFault): Promise<boolean> {
  const ended = await tx('jobs')
    .where({ uuid, state: 0 })
    .update({ state: 2, fault: JSON.stringify(fault), ended_at: tx.raw('clock_now()') });
  return ended > 0;
}

/** Lets a parked job begin. Returns false for any other. */
export async function unpark(tx: Knex, uuid: string): Promise<boolean> {
  const freed = await tx('jobs').where({ uuid, state: 0, held_until: PARKED }).update({ held_until: null });
  return freed > 0;
}

/** Ends jobs as timed out (3) whose time is over and whose lease has expired. */
export const endOverdue = (db: Knex): Promise<unknown> =>
  db.raw(
    `update jobs set state = 3, ended_at = clock_now()
     where state = 0 and deadline <= clock_now() and (held_until is null or held_until <= clock_now())`,
  );

/** Statement of the hourly pruning: deletes jobs that ended more than a week ago. */
export const PRUNE_JOBS = `delete from jobs where uuid in
  (select uuid from jobs where state <> 0 and ended_at < clock_now() - interval '7 days' limit 2000)`;
