import type { Knex } from 'knex';
import { inTransaction } from '../database/in-transaction.ts';
import type { Finish } from './job-kind.ts';

/** Runs `step` in a transaction, then calls `after` with whether it committed. Rethrows the error of `step`. */
export async function carryOut<Result>(
  db: Knex,
  step: (tx: Knex) => Promise<Result>,
  after: Finish['after'] = async () => undefined,
): Promise<Result> {
  let result: Result;
  try {
    result = await inTransaction(db, step);
  } catch (error) {
    // The caller needs the error of the step, not one of `after`.
    await after(false).catch(() => undefined);
    throw error;
  }
  await after(true);
  return result;
}
