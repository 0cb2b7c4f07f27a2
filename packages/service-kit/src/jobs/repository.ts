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
  /** Whether it waits until it is released. */
  isParked: boolean;
}

/** Held by nobody, for as long as nobody releases it. */
const PARKED = 'infinity';

/** Answers false when another job of its kind works on the same. */
export async function insertJob(tx: Knex, { input, isParked, ...job }: NewJob): Promise<boolean> {
  const rows = await tx<JobRow>('jobs')
    .insert({ ...job, input: JSON.stringify(input), ...(isParked && { held_until: PARKED }) })
    .onConflict(tx.raw('(kind, subject) where state = 0 and subject is not null'))
    .ignore()
    .returning('uuid');
  return rows.length > 0;
}

/** How many of a person's jobs haven't ended; nobody else adds one of theirs until the transaction ends. */
export async function countPending(tx: Knex, userUuid: string): Promise<number> {
  await tx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`jobs:${userUuid}`]);
  const row = await tx('jobs').where({ user_uuid: userUuid, state: 0 }).count<{ total: number }[]>({ total: '*' }).first();
  return Number(row?.total ?? 0);
}

export const findJobOf = (db: Knex, uuid: string, userUuid: string): Promise<JobRow | undefined> =>
  db<JobRow>('jobs').where({ uuid, user_uuid: userUuid }).first();

/** More than look at the same time; each passes over what another is taking. */
const LOOKED_AT_MAX = 32;

/** A job as it was begun, with the milliseconds that it may still take. */
export type BegunJob = JobRow & { left_ms: number };

/**
 * Begins a job that nobody holds: of the person who has the fewest under way, then of whoever's last one ended longest ago, and of
 * theirs the one that waits longest. A place in one's own line counts as what would be under way by then, so that whoever looks
 * while another takes the first of a line goes to the next person.
 */
export async function beginNext(db: Knex, kinds: readonly string[], holdMs: number): Promise<BegunJob | undefined> {
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
       select * from served order by turn, last_at nulls first, created_at, uuid limit ${LOOKED_AT_MAX}
     )
     update jobs set attempts = attempts + 1, held_until = clock_now() + make_interval(secs => :seconds),
       deadline = coalesce(deadline, clock_now() + make_interval(secs => timeout_ms / 1000.0))
     -- Each is looked up by its uuid, and not among all that wait: a state that is "not distinct from 0" isn't in that index.
     where uuid = (select jobs.uuid from next join jobs using (uuid) where jobs.state is not distinct from 0
       and (jobs.held_until is null or jobs.held_until <= clock_now()) and (jobs.deadline is null or jobs.deadline > clock_now())
       order by turn, last_at nulls first, next.created_at, jobs.uuid limit 1 for update of jobs skip locked)
     returning *, (extract(epoch from deadline - clock_now()) * 1000)::int as left_ms`,
    { seconds: holdMs / 1000, kinds: [...kinds] },
  );
  return rows[0];
}

type Held = Pick<JobRow, 'uuid' | 'attempts'>;

const ofHolder = ({ uuid, attempts }: Held) => ({ uuid, attempts, state: 0 });
const after = (db: Knex, ms: number) => db.raw('clock_now() + make_interval(secs => ?)', [ms / 1000]);

/** Goes on holding a job, and says how far it is. Answers false when it is somebody else's by now, or ended. */
export async function holdOn(db: Knex, job: Held, { holdMs, progress }: { holdMs: number; progress: number }): Promise<boolean> {
  const held = await db('jobs')
    .where(ofHolder(job))
    .update({ held_until: after(db, holdMs), progress });
  return held > 0;
}

/** Gives a job back that was cut off: it may be begun again at once. */
export const giveBack = (db: Knex, job: Held): Promise<number> => db('jobs').where(ofHolder(job)).update({ held_until: null });

/** Gives a job back that failed, to be begun again after `waitMs`. */
export const giveBackFailed = (db: Knex, job: Held, waitMs: number): Promise<number> =>
  db('jobs')
    .where(ofHolder(job))
    .update({ held_until: after(db, waitMs), failures: db.raw('failures + 1') });

export interface JobEnd {
  state: 1 | 2 | 3;
  result?: unknown;
  fault?: JobFault;
}

/** Ends a job. Answers false when it is somebody else's by now, or ended. */
export async function endJob(tx: Knex, job: Held, { state, result, fault }: JobEnd): Promise<boolean> {
  const ended = await tx('jobs')
    .where(ofHolder(job))
    .update({
      state,
      ended_at: tx.raw('clock_now()'),
      ...(state === 1 && { progress: 100, result: JSON.stringify(result ?? null) }),
      ...(fault && { fault: JSON.stringify(fault) }),
    });
  return ended > 0;
}

/** Ends as failed what hasn't ended, whoever holds it. Answers false when it had. */
export async function failPending(tx: Knex, uuid: string, fault: JobFault): Promise<boolean> {
  const ended = await tx('jobs')
    .where({ uuid, state: 0 })
    .update({ state: 2, fault: JSON.stringify(fault), ended_at: tx.raw('clock_now()') });
  return ended > 0;
}

/** Lets a parked job be begun. Answers false for any other. */
export async function unpark(tx: Knex, uuid: string): Promise<boolean> {
  const freed = await tx('jobs').where({ uuid, state: 0, held_until: PARKED }).update({ held_until: null });
  return freed > 0;
}

/** Ends as timed out (3) what nobody works on any more when its time is over. */
export const endOverdue = (db: Knex): Promise<unknown> =>
  db.raw(
    `update jobs set state = 3, ended_at = clock_now()
     where state = 0 and deadline <= clock_now() and (held_until is null or held_until <= clock_now())`,
  );

/** For the hourly pruning: nobody asks how a job ended a week later. */
export const PRUNE_JOBS = `delete from jobs where uuid in
  (select uuid from jobs where state <> 0 and ended_at < clock_now() - interval '7 days' limit 2000)`;
