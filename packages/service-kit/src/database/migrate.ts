import { setTimeout } from 'node:timers/promises';
import type { Knex } from 'knex';
import { up as makeBase } from './base-migration.ts';
import { createDatabase } from './create-database.ts';
import { up as knowStreams } from './known-streams-migration.ts';
import { up as pruneKeys } from './prune-keys-migration.ts';
import { up as recordEvents } from './record-events-migration.ts';

export interface MigrationContext {
  /** The role that the service runs as, for migrations that take rights away from it. */
  runtimeRole: string;
}

export interface Migration {
  up(knex: Knex, context: MigrationContext): Promise<unknown>;
  down?(knex: Knex, context: MigrationContext): Promise<unknown>;
  /**
   * True for what can't be done in a transaction, as an index that is built while people write. It may be stopped halfway, and
   * is then run again: it has to end the same.
   */
  outsideTransaction?: boolean;
}

export interface MigrateOptions extends MigrationContext {
  /** Address for the role that owns the tables; no service runs as it. */
  ownerUrl: string;
  /** By name, `YYYYMMDDHHMM_verb_noun`; run in the order of their names. */
  migrations: Record<string, Migration>;
  /** Whether `clock_move()` works: only tests and seeds want it, production never passes it. */
  clockMayMove?: boolean;
  /** See `DatabaseOptions`. */
  patience?: number;
}

/** What every service's database has, whatever its own. */
const SHARED: Record<string, Migration> = {
  '000000000000_base': { up: makeBase },
  '000000000001_prune_keys': { up: pruneKeys },
  '000000000002_record_events': { up: recordEvents },
  '000000000003_known_streams': { up: knowStreams },
};

/** Any number that no other use of advisory locks in our databases has. */
const MIGRATION_LOCK = 7_231_000;
const LOCK_RETRY_MS = 100;

/** What a seed or a test that was killed had left. */
const CLOCK_BACK = "update clock_offset set moved = '0' where moved <> '0'";

const FIXED_CLOCK = `
  create or replace function clock_now() returns timestamptz language sql stable as $$ select now() $$;
  create or replace function clock_move(by interval) returns void language plpgsql security definer set search_path = public
    as $$ begin raise exception 'the clock of this database cannot be moved'; end $$;
`;

async function prepare(owner: Knex, { runtimeRole }: MigrationContext): Promise<Set<string>> {
  await owner.raw('grant usage on schema public to ??', [runtimeRole]);
  await owner.raw('alter default privileges in schema public grant select, insert, update, delete on tables to ??', [runtimeRole]);
  await owner.raw('alter default privileges in schema public grant usage, select on sequences to ??', [runtimeRole]);
  await owner.raw('create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())');
  const applied = await owner<{ name: string }>('schema_migrations').select('name');
  return new Set(applied.map((row) => row.name));
}

/** Asks again and again instead of waiting in the database: an index that is built while people write waits for whoever waits there. */
async function takeLock(owner: Knex): Promise<void> {
  for (;;) {
    const { rows } = await owner.raw<{ rows: { taken: boolean }[] }>('select pg_try_advisory_lock(?) as taken', [MIGRATION_LOCK]);
    if (rows[0]?.taken) return;
    await setTimeout(LOCK_RETRY_MS);
  }
}

async function apply(knex: Knex, name: string, migration: Migration, context: MigrationContext): Promise<void> {
  await migration.up(knex, context);
  await knex('schema_migrations').insert({ name });
}

/**
 * Brings a database to the newest schema: the shared tables, then the service's own, each in a transaction of its own.
 * Any number of callers may race; an advisory lock lets one through. The database's clock goes right from here on. Answers
 * the names that it applied.
 */
export async function migrate(options: MigrateOptions): Promise<string[]> {
  const { ownerUrl, runtimeRole, migrations, clockMayMove = false, patience = 1 } = options;
  // One connection, because the lock belongs to the session.
  const owner = createDatabase(ownerUrl, { name: 'migrate', poolMax: 1, statementTimeoutMs: 600_000, patience });
  try {
    await takeLock(owner);
    const applied = await prepare(owner, { runtimeRole });
    const ordered = Object.entries({ ...SHARED, ...migrations }).sort(([a], [b]) => (a < b ? -1 : 1));
    const waiting = ordered.filter(([name]) => !applied.has(name));
    for (const [name, migration] of waiting) {
      if (migration.outsideTransaction) await apply(owner, name, migration, { runtimeRole });
      else await owner.transaction((tx) => apply(tx, name, migration, { runtimeRole }));
    }
    await owner.raw(clockMayMove ? CLOCK_BACK : FIXED_CLOCK);
    return waiting.map(([name]) => name);
  } finally {
    await owner.destroy();
  }
}
