import type { FastifyBaseLogger } from 'fastify';
import type { Knex } from 'knex';
import { onCommitted } from '../database/commit-signal.ts';
import { type BegunJob, renewLease } from './repository.ts';

/** Thrown when another process has the job's lease or the job was cancelled: this run may commit nothing. */
export class LeaseLostError extends Error {}

export interface JobLease {
  /** Aborted when this run must stop: lease lost, time over, or service stopping. */
  signal: AbortSignal;
  tell(progress: number): Promise<void>;
  isLost(): boolean;
  /** Whether the job's time limit is over. */
  isOver(): boolean;
  release(): void;
}

export interface LeaseOptions {
  db: Knex;
  log: FastifyBaseLogger;
  leaseMs: number;
  stopping: AbortSignal;
}

/** Renews a job's lease periodically until released. */
export function keepLease(job: BegunJob, { db, log, leaseMs, stopping }: LeaseOptions): JobLease {
  const lost = new AbortController();
  const over = AbortSignal.timeout(Math.max(0, job.left_ms));
  let { progress } = job;

  async function renew(): Promise<void> {
    if (!(await renewLease(db, job, { leaseMs, progress }))) lost.abort(new LeaseLostError());
  }
  const beatOnce = () => {
    renew().catch((error: unknown) =>
      log.warn({ event: 'job.lease-not-renewed', err: error, job: job.uuid }, 'the lease of a job could not be renewed'),
    );
  };
  const beat = setInterval(beatOnce, leaseMs / 3);
  // A job that this process itself ended is noticed at once.
  const unsubscribe = onCommitted('ends', beatOnce);

  return {
    signal: AbortSignal.any([lost.signal, over, stopping]),
    async tell(percent) {
      progress = Math.round(Math.min(100, Math.max(0, percent)));
      await renew();
    },
    isLost: () => lost.signal.aborted,
    isOver: () => over.aborted,
    release() {
      clearInterval(beat);
      unsubscribe();
    },
  };
}
