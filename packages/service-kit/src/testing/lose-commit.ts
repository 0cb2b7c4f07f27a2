import type { Knex } from 'knex';
import { createDatabase } from '../database/create-database.ts';
import { openTcpProxy } from './tcp-proxy.ts';
import { PATIENCE, type TestDatabase } from './test-database.ts';
import { waitFor } from './wait-for.ts';

const COMMITS_LATE = 4711;

const isWaitingToCommit = async (owner: Knex): Promise<boolean> => {
  const { rows } = await owner.raw(
    `select 1 from pg_locks join pg_database on pg_database.oid = database
     where datname = current_database() and locktype = 'advisory' and objid = ? and not granted`,
    [COMMITS_LATE],
  );
  return rows.length > 0;
};

export interface LostCommit {
  table: string;
  on: 'insert' | 'update' | 'delete';
  /** Whether the database accepts new connections at once; otherwise only after `command` has ended. */
  isBack?: boolean;
}

/**
 * Runs a command on a database whose connections break while it commits its first such write, and which then commits. Returns the
 * command's error, or undefined without one.
 */
export async function loseCommit(
  { owner, url }: TestDatabase,
  { table, on, isBack = true }: LostCommit,
  command: (db: Knex) => Promise<unknown>,
): Promise<unknown> {
  await owner.raw(`
    create function commit_late() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock_shared(${COMMITS_LATE}); return null; end $$;
    create constraint trigger commits_late after ${on} on ${table} deferrable initially deferred
      for each row execute function commit_late()`);
  const door = await openTcpProxy(new URL(url));
  const db = createDatabase(door.url, { patience: PATIENCE });
  try {
    const holder = await owner.transaction();
    await holder.raw('select pg_advisory_xact_lock(?)', [COMMITS_LATE]);
    const running = command(db).then(
      () => undefined,
      (error: unknown) => error,
    );
    await waitFor(() => isWaitingToCommit(owner)).finally(() => {
      door.shut();
      if (isBack) door.open();
      return holder.rollback();
    });
    return await running;
  } finally {
    await db.destroy();
    door.close();
    // Waits until the server has committed.
    await owner.raw(`drop trigger commits_late on ${table}; drop function commit_late()`);
  }
}
