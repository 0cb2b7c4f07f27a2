import type { FastifyBaseLogger } from 'fastify';
import type { Knex } from 'knex';
import { onCommitted } from '../database/commit-signal.ts';
import { type BegunJob, holdOn } from './repository.ts';

/** Somebody else holds the job by now, or it was cancelled: nothing more of this run may stand. */
export class Lost extends Error {}

export interface HeldJob {
  /** Aborts when the job no longer may be worked on. */
  signal: AbortSignal;
  tell(progress: number): Promise<void>;
  isLost(): boolean;
  /** Whether its time is over. */
  isOver(): boolean;
  release(): void;
}

export interface HoldOptions {
  db: Knex;
  log: FastifyBaseLogger;
  holdMs: number;
  stopping: AbortSignal;
}

/** Says again and again that a job is worked on, until released. */
export function holdJob(job: BegunJob, { db, log, holdMs, stopping }: HoldOptions): HeldJob {
  const lost = new AbortController();
  const over = AbortSignal.timeout(Math.max(0, job.left_ms));
  let { progress } = job;

  async function hold(): Promise<void> {
    if (!(await holdOn(db, job, { holdMs, progress }))) lost.abort(new Lost());
  }
  const beatOnce = () => {
    hold().catch((error: unknown) => log.warn({ err: error, job: job.uuid }, 'a job could not be held on to'));
  };
  const beat = setInterval(beatOnce, holdMs / 3);
  // What this process itself has ended is let go of at once.
  const unsubscribe = onCommitted('ends', beatOnce);

  return {
    signal: AbortSignal.any([lost.signal, over, stopping]),
    async tell(percent) {
      progress = Math.round(Math.min(100, Math.max(0, percent)));
      await hold();
    },
    isLost: () => lost.signal.aborted,
    isOver: () => over.aborted,
    release() {
      clearInterval(beat);
      unsubscribe();
    },
  };
}
