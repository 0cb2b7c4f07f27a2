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
}

/** Answers false when another job of its kind works on the same. */
export async function insertJob(tx: Knex, { input, ...job }: NewJob): Promise<boolean> {
  const rows = await tx<JobRow>('jobs')
    .insert({ ...job, input: JSON.stringify(input) })
    .onConflict(tx.raw('(kind, subject) where state = 0 and subject is not null'))
    .ignore()
    .returning('uuid');
  return rows.length > 0;
}

export const findJobOf = (db: Knex, uuid: string, userUuid: string): Promise<JobRow | undefined> =>
  db<JobRow>('jobs').where({ uuid, user_uuid: userUuid }).first();

/** A job as it was begun, with the milliseconds that it may still take. */
export type BegunJob = JobRow & { left_ms: number };

/** Begins the job that waits longest among those that nobody holds. */
export async function beginNext(db: Knex, kinds: readonly string[], holdMs: number): Promise<BegunJob | undefined> {
  const { rows } = await db.raw<{ rows: BegunJob[] }>(
    `update jobs set attempts = attempts + 1, held_until = clock_now() + make_interval(secs => ?),
       deadline = coalesce(deadline, clock_now() + make_interval(secs => timeout_ms / 1000.0))
     where uuid = (select uuid from jobs where state = 0 and kind = any(?)
       and (held_until is null or held_until <= clock_now()) and (deadline is null or deadline > clock_now())
       order by created_at, uuid limit 1 for update skip locked)
     returning *, (extract(epoch from deadline - clock_now()) * 1000)::int as left_ms`,
    [holdMs / 1000, [...kinds]],
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

/** Ends as timed out (3) what nobody works on any more when its time is over. */
export const endOverdue = (db: Knex): Promise<unknown> =>
  db.raw(
    `update jobs set state = 3, ended_at = clock_now()
     where state = 0 and deadline <= clock_now() and (held_until is null or held_until <= clock_now())`,
  );

/** For the hourly pruning: nobody asks how a job ended a week later. */
export const PRUNE_JOBS = `delete from jobs where uuid in
  (select uuid from jobs where state <> 0 and ended_at < clock_now() - interval '7 days' limit 2000)`;
