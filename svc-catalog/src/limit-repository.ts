import type { Knex } from 'knex';

/**
 * Serializes transactions that count towards the same limit by an advisory lock until the end of the transaction, so that none counts too
 * few.
 */
export async function lockLimit(tx: Knex, limit: string, of: string): Promise<void> {
  await tx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`${limit}:${of}`]);
}
