import type { FastifyBaseLogger } from 'fastify';
import type { Knex } from 'knex';
import type { z } from 'zod';

/** A job's last step, in the transaction that says it is done: either both stand or neither. Answers its result. */
export interface Finish<Result = unknown> {
  (tx: Knex): Promise<Result>;
  /**
   * What is done outside the database once it is known whether the step stands: files that it makes needless, or that only it needed.
   * Whoever dies before leaves it undone.
   */
  after?(stands: boolean): Promise<void>;
}

/** A job as whoever works on it sees it. */
export interface RunningJob<Input> {
  uuid: string;
  userUuid: string;
  input: Input;
  /** From 1; more than that when it was cut off before or failed. */
  attempt: number;
  /** Aborted when time is over, when it was cancelled or taken over, and when the service goes down. */
  signal: AbortSignal;
  /** How long it may take yet, in milliseconds from its beginning. */
  leftMs: number;
  /** How much is done, in percent, as its person sees it. */
  tell(progress: number): Promise<void>;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

export interface JobKind<Input = unknown> {
  name: string;
  input: z.ZodType<Input>;
  /** Its limit in milliseconds from its first beginning; SPEC §9's ten minutes unless given. */
  timeoutMs?: number;
  /**
   * Does the long part, outside any transaction; it may be run again after it was cut off anywhere. A DomainError is the job's
   * answer and ends it; any other fault is tried again a few times.
   */
  run(job: RunningJob<Input>): Promise<Finish>;
}
