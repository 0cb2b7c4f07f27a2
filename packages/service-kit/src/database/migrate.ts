import { setTimeout } from 'node:timers/promises';
import type { Knex } from 'knex';
import { up as makeBase } from './base-migration.ts';
import { createDatabase } from './create-database.ts';
import { up as knowStreams } from './known-streams-migration.ts';
import { up as pruneKeys } from './prune-keys-migration.ts';
import { up as recordEvents } from './record-events-migration.ts';

export interface MigrationContext {
  /** The role that the service runs as, for migrations that revoke rights from it. */
  runtimeRole: string;
}

export interface Migration {
  up(knex: Knex, context: MigrationContext): Promise<unknown>;
  down?(knex: Knex, context: MigrationContext): Promise<unknown>;
  /**
   * True for what can't run in a transaction, such as `create index concurrently`. It may be interrupted halfway and is then run
   * again, so it must be repeatable.
   */
  outsideTransaction?: boolean;
}

export interface MigrateOptions extends MigrationContext {
  /** Connection URL of the role that owns the tables; no service runs as it. */
  ownerUrl: string;
  /** By name, `YYYYMMDDHHMM_verb_noun`; run in the order of their names. */
  migrations: Record<string, Migration>;
  /** Whether `clock_move()` works, for tests and seeds; never true in production. */
  clockMayMove?: boolean;
  /** See `DatabaseOptions`. */
  patience?: number;
}

/** Migrations of every service's database. */
const SHARED: Record<string, Migration> = {
  '000000000000_base': { up: makeBase },
  '000000000001_prune_keys': { up: pruneKeys },
  '000000000002_record_events': { up: recordEvents },
  '000000000003_known_streams': { up: knowStreams },
};

/** An arbitrary key that no other advisory lock in our databases has. */
const MIGRATION_LOCK = 7_231_000;
const LOCK_RETRY_MS = 100;

/** Resets a clock that an interrupted seed or test had moved. */
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

/** Polls for the lock instead of waiting in the database, because `create index concurrently` would wait for a waiting session. */
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
 * Migrates a database to the newest schema: first the shared migrations, then the service's own, each in a transaction of its own unless
 * it runs `outsideTransaction`.
 * Any number of callers may race; an advisory lock admits one at a time. Resets the database's clock, or fixes it unless
 * `clockMayMove`, and returns the names of the applied migrations.
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
