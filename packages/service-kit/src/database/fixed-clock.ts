import type { Knex } from 'knex';

/**
 * Asserts that nobody can move the database's clock, by which payments and rights expire: a migration with a NODE_ENV other than
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
