import type { FastifyBaseLogger } from 'fastify';
import type { Knex } from 'knex';
import type { z } from 'zod';

/** A job's last step, in the transaction that also ends the job: both commit or neither. Returns the job's result. */
export interface Finish<Result = unknown> {
  (tx: Knex): Promise<Result>;
  /**
   * Runs outside the transaction once it is known whether the step committed, to delete files that are no longer needed.
   * It isn't run when the process dies before.
   */
  after?(stands: boolean): Promise<void>;
}

/** A job as its kind's `run` gets it. */
export interface RunningJob<Input> {
  uuid: string;
  userUuid: string;
  input: Input;
  /** From 1; higher when an earlier run was interrupted or failed. */
  attempt: number;
  /** Aborted when its time is over, it was cancelled, another process took it over, or the service stops. */
  signal: AbortSignal;
  /** Milliseconds that remained of its time limit when this run began. */
  leftMs: number;
  /** Saves the progress in percent, which the person sees. */
  tell(progress: number): Promise<void>;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

export interface JobKind<Input = unknown> {
  name: string;
  input: z.ZodType<Input>;
  /** Time limit in milliseconds from the first run's beginning; SPEC §9's ten minutes unless given. */
  timeoutMs?: number;
  /**
   * Does the long part, outside any transaction; it may be interrupted anywhere and run again. A DomainError with a status below 500
   * ends the job as failed; other errors are retried a few times.
   */
  run(job: RunningJob<Input>): Promise<Finish>;
}
