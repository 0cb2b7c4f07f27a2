import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Knex } from 'knex';
import { onCommitted } from '../database/commit-signal.ts';
import { DomainError } from '../errors.ts';
import { carryOut } from './carry-out.ts';
import type { JobKind } from './job-kind.ts';
import { type JobLease, keepLease, LeaseLostError } from './job-lease.ts';
import { type BegunJob, beginNext, endJob, endOverdue, type JobFault, releaseFailed, releaseLease } from './repository.ts';

/** Jobs that other processes add are found within this time. */
const POLL_EVERY_MS = 1000;
/** Pauses after the first, second and third failure; the fourth ends a job. */
const WAITS_MS: readonly number[] = [1000, 5000, 30_000];

export interface JobsOptions {
  db: Knex;
  kinds: readonly JobKind[];
  log: FastifyBaseLogger;
  /** Jobs at once; 2 unless given. */
  atOnce?: number;
  /** Duration of a lease: a process that doesn't renew it in time loses the job; 15 s unless given. */
  leaseMs?: number;
  /** Milliseconds between polls for jobs that other processes added; 1 s unless given. */
  lookEveryMs?: number;
}

export interface RunningJobs {
  /** Gives up the leases of running jobs, so that another process continues them at once. */
  stop(): Promise<void>;
}

const faultOf = ({ code, fields, data }: DomainError): JobFault => ({
  code,
  ...(fields && { fields }),
  ...(data !== undefined && { data }),
});

/**
 * Works on a service's jobs until stopped. Any number of processes may; one at a time has a job's lease, and another takes the job
 * over soon after that process died. A job's last step is committed exactly once, together with the job's end.
 */
export function runJobs({ db, kinds, log, atOnce = 2, leaseMs = 15_000, lookEveryMs = POLL_EVERY_MS }: JobsOptions): RunningJobs {
  const stopping = new AbortController();
  const names = kinds.map(({ name }) => name);
  const polls = new Set<Promise<unknown>>();

  async function work(job: BegunJob): Promise<void> {
    const kind = kinds.find(({ name }) => name === job.kind) as JobKind;
    const lease = keepLease(job, { db, log, leaseMs, stopping: stopping.signal });
    try {
      const { uuid, user_uuid: userUuid, attempts: attempt, left_ms: leftMs } = job;
      const { signal, tell } = lease;
      signal.throwIfAborted();
      const input = kind.input.parse(job.input);
      const finish = await kind.run({ uuid, userUuid, input, attempt, signal, leftMs, tell, log });
      const end = async (tx: Knex) => {
        lease.signal.throwIfAborted();
        if (!(await endJob(tx, job, { state: 1, result: await finish(tx) }))) throw new LeaseLostError();
      };
      await carryOut(db, end, finish.after);
    } catch (error) {
      await settleError(job, error, lease);
    } finally {
      lease.release();
    }
  }

  async function settleError(job: BegunJob, error: unknown, lease: JobLease): Promise<void> {
    if (lease.isLost() || error instanceof LeaseLostError) return;
    const waitMs = WAITS_MS[job.failures];
    if (lease.isOver()) await endJob(db, job, { state: 3 });
    else if (stopping.signal.aborted) await releaseForOthers(job);
    else if (error instanceof DomainError && error.status < 500) await endJob(db, job, { state: 2, fault: faultOf(error) });
    else {
      log.error({ event: 'job.failed', err: error, job: job.uuid, kind: job.kind, failures: job.failures + 1 }, 'a job failed');
      if (waitMs !== undefined) await releaseFailed(db, job, waitMs);
      else await endJob(db, job, { state: 2, fault: { code: error instanceof DomainError ? error.code : '9999' } });
    }
  }

  /** Waits until every lane has stopped polling: otherwise another lane of this process would take the job again. */
  async function releaseForOthers(job: BegunJob): Promise<void> {
    await Promise.allSettled(polls);
    await releaseLease(db, job);
  }

  /** Works on the next job; returns whether there was one. */
  async function workOnNext(): Promise<boolean> {
    await endOverdue(db);
    if (stopping.signal.aborted) return false;
    const begun = beginNext(db, names, leaseMs);
    polls.add(begun);
    const job = await begun.finally(() => polls.delete(begun));
    if (job) await work(job);
    return job !== undefined;
  }

  async function lane(): Promise<void> {
    while (!stopping.signal.aborted) {
      const wake = new AbortController();
      const unsubscribe = onCommitted('jobs', () => wake.abort());
      const worked = await workOnNext().catch((error: unknown) => {
        if (!stopping.signal.aborted) log.warn({ event: 'jobs.not-run', err: error }, 'jobs could not be run');
        return false;
      });
      const until = AbortSignal.any([stopping.signal, wake.signal]);
      if (!worked) await wait(lookEveryMs, undefined, { signal: until }).catch(() => undefined);
      unsubscribe();
    }
  }

  const lanes = Array.from({ length: atOnce }, lane);
  return {
    async stop() {
      stopping.abort();
      await Promise.all(lanes);
    },
  };
}
