import type { Knex } from 'knex';
import { inTransaction } from '../database/in-transaction.ts';
import type { Finish } from './job-kind.ts';

/** Does a last step, or what has one in it, in a transaction, and then what comes after that. */
export async function carryOut<Result>(
  db: Knex,
  step: (tx: Knex) => Promise<Result>,
  after: Finish['after'] = async () => undefined,
): Promise<Result> {
  let result: Result;
  try {
    result = await inTransaction(db, step);
  } catch (error) {
    // Why it doesn't stand is what is told.
    await after(false).catch(() => undefined);
    throw error;
  }
  await after(true);
  return result;
}
