import type { Knex } from 'knex';

/**
 * Asserts that the database's clock can't be moved, because payments and rights expire by it: a migration with a NODE_ENV other than
 * `production` leaves a clock that the service's own role can move.
 * @throws where it can be moved.
 */
export async function requireFixedClock(db: Knex): Promise<void> {
  const { rows } = await db.raw<{ rows: { movable: boolean }[] }>(
    `select prosrc like '%clock_offset%' as movable from pg_proc where oid = 'clock_now()'::regprocedure`,
  );
  if (rows[0]?.movable !== false)
    throw new Error('the clock of this database can be moved, which production refuses: run migrate.ts with NODE_ENV=production');
}
