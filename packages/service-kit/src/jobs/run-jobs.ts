import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Knex } from 'knex';
import { onCommitted } from '../database/commit-signal.ts';
import { DomainError } from '../errors.ts';
import { carryOut } from './carry-out.ts';
import { type HeldJob, holdJob, Lost } from './hold-job.ts';
import type { JobKind } from './job-kind.ts';
import { type BegunJob, beginNext, endJob, endOverdue, giveBack, giveBackFailed, type JobFault } from './repository.ts';

/** What another process has added is found so soon. */
const LOOK_EVERY_MS = 1000;
/** After the first failure, the second and the third; the fourth ends a job. */
const WAITS_MS: readonly number[] = [1000, 5000, 30_000];

export interface JobsOptions {
  db: Knex;
  kinds: readonly JobKind[];
  log: FastifyBaseLogger;
  /** So many at once; 2 unless given. */
  atOnce?: number;
  /** Who says nothing for so long has lost its job; 15 s unless given. */
  holdMs?: number;
  /** How often it looks for what other processes added; 1 s unless given. */
  lookEveryMs?: number;
}

export interface RunningJobs {
  /** Gives back what is under way, so that another process goes on with it at once. */
  stop(): Promise<void>;
}

const faultOf = ({ code, fields, data }: DomainError): JobFault => ({
  code,
  ...(fields && { fields }),
  ...(data !== undefined && { data }),
});

/**
 * Works on a service's jobs until stopped. Any number of processes may; each job is one process's, and another's soon after that one
 * died. What a job does at its end stands exactly once, together with its being done.
 */
export function runJobs({ db, kinds, log, atOnce = 2, holdMs = 15_000, lookEveryMs = LOOK_EVERY_MS }: JobsOptions): RunningJobs {
  const stopping = new AbortController();
  const names = kinds.map(({ name }) => name);
  const looks = new Set<Promise<unknown>>();

  async function work(job: BegunJob): Promise<void> {
    const kind = kinds.find(({ name }) => name === job.kind) as JobKind;
    const held = holdJob(job, { db, log, holdMs, stopping: stopping.signal });
    try {
      const { uuid, user_uuid: userUuid, attempts: attempt, left_ms: leftMs } = job;
      const { signal, tell } = held;
      signal.throwIfAborted();
      const input = kind.input.parse(job.input);
      const finish = await kind.run({ uuid, userUuid, input, attempt, signal, leftMs, tell, log });
      const end = async (tx: Knex) => {
        held.signal.throwIfAborted();
        if (!(await endJob(tx, job, { state: 1, result: await finish(tx) }))) throw new Lost();
      };
      await carryOut(db, end, finish.after);
    } catch (error) {
      await settleFault(job, error, held);
    } finally {
      held.release();
    }
  }

  async function settleFault(job: BegunJob, error: unknown, held: HeldJob): Promise<void> {
    if (held.isLost() || error instanceof Lost) return;
    const waitMs = WAITS_MS[job.failures];
    if (held.isOver()) await endJob(db, job, { state: 3 });
    else if (stopping.signal.aborted) await giveBackForOthers(job);
    else if (error instanceof DomainError && error.status < 500) await endJob(db, job, { state: 2, fault: faultOf(error) });
    else {
      log.error({ err: error, job: job.uuid, kind: job.kind, failures: job.failures + 1 }, 'a job failed');
      if (waitMs !== undefined) await giveBackFailed(db, job, waitMs);
      else await endJob(db, job, { state: 2, fault: { code: error instanceof DomainError ? error.code : '9999' } });
    }
  }

  /** Not before every lane has stopped looking: what one gives back as it goes down another lane of this process would begin. */
  async function giveBackForOthers(job: BegunJob): Promise<void> {
    await Promise.allSettled(looks);
    await giveBack(db, job);
  }

  /** Answers whether there was one. */
  async function workOnNext(): Promise<boolean> {
    await endOverdue(db);
    if (stopping.signal.aborted) return false;
    const begun = beginNext(db, names, holdMs);
    looks.add(begun);
    const job = await begun.finally(() => looks.delete(begun));
    if (job) await work(job);
    return job !== undefined;
  }

  async function lane(): Promise<void> {
    while (!stopping.signal.aborted) {
      const wake = new AbortController();
      const unsubscribe = onCommitted('jobs', () => wake.abort());
      const worked = await workOnNext().catch((error: unknown) => {
        if (!stopping.signal.aborted) log.warn({ err: error }, 'jobs could not be worked on');
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
