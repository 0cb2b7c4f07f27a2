import type { Knex } from 'knex';

/** Holds up everybody else who counts towards the same limit until the transaction ends, so that none of them counts too few. */
export async function holdLimit(tx: Knex, limit: string, of: string): Promise<void> {
  await tx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`${limit}:${of}`]);
}
