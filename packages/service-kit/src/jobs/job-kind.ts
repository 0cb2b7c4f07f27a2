import type { Knex } from 'knex';
import type { z } from 'zod';

/** A job's last step, in the transaction that says it is done: either both stand or neither. Answers its result. */
export type Finish = (tx: Knex) => Promise<unknown>;

/** A job as whoever works on it sees it. */
export interface RunningJob<Input> {
  uuid: string;
  userUuid: string;
  input: Input;
  /** From 1; more than that when it was cut off before or failed. */
  attempt: number;
  /** Aborted when time is over, when it was cancelled or taken over, and when the service goes down. */
  signal: AbortSignal;
  /** How much is done, in percent, as its person sees it. */
  tell(progress: number): Promise<void>;
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
