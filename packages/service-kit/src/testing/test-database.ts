import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import * as base from '../database/base-migration.ts';
import { clockNow, createDatabase } from '../database/create-database.ts';
import { type Migration, migrate } from '../database/migrate.ts';
import { testPostgres } from './env.ts';

const OWNER = 'meowtale_test_owner';
const RUNTIME = 'meowtale_test_runtime';
const PASSWORD = 'meowtale-test';
const TEMPLATE_LOCK = 7_231_900;
/** `DatabaseOptions.patience` of tests, whose machine may be busy. */
export const PATIENCE = 5;

export interface TestDatabase {
  /** As the service runs: the runtime role. */
  db: Knex;
  /** As the owner of the tables, for what the service may not do. */
  owner: Knex;
  url: string;
  name: string;
  close(): Promise<void>;
}

function urlAs(user: string, database: string): string {
  const url = new URL(testPostgres());
  url.username = user;
  url.password = PASSWORD;
  url.pathname = `/${database}`;
  return url.href;
}

async function ensureRoles(admin: Knex): Promise<void> {
  for (const role of [OWNER, RUNTIME]) {
    const found = await admin.raw<{ rows: unknown[] }>('select 1 from pg_roles where rolname = ?', [role]);
    if (found.rows.length === 0) await admin.raw(`create role ${role} login password '${PASSWORD}'`);
  }
}

function templateName(migrations: Record<string, Migration>): string {
  const texts = [['base', base as Migration] as const, ...Object.entries(migrations)].map(([name, { up }]) => `${name}:${up.toString()}`);
  // SQL outside of the functions isn't hashed: it can't change during a run, and a server lives for one run.
  const hash = createHash('sha256').update(texts.join('\n')).digest('hex');
  return `template_${hash.slice(0, 20)}`;
}

async function ensureTemplate(admin: Knex, migrations: Record<string, Migration>): Promise<string> {
  const name = templateName(migrations);
  const found = await admin.raw<{ rows: unknown[] }>('select 1 from pg_database where datname = ?', [name]);
  if (found.rows.length > 0) return name;
  await admin.raw('drop database if exists ??', [`${name}_making`]);
  await admin.raw('create database ?? owner ??', [`${name}_making`, OWNER]);
  await migrate({ ownerUrl: urlAs(OWNER, `${name}_making`), runtimeRole: RUNTIME, migrations, clockMayMove: true, patience: PATIENCE });
  await admin.raw('alter database ?? rename to ??', [`${name}_making`, name]);
  return name;
}

/** Creates a database for a test file, copied from a template that is migrated once per server. */
export async function testDatabase(migrations: Record<string, Migration> = {}): Promise<TestDatabase> {
  // Others wait for the lock while one migrates the template.
  const admin = createDatabase(testPostgres(), { poolMax: 1, statementTimeoutMs: 20_000, patience: PATIENCE });
  const name = `test_${process.pid}_${Date.now().toString(36)}_${Math.random().toString(36).slice(2, 8)}`;
  try {
    await admin.raw('select pg_advisory_lock(?)', [TEMPLATE_LOCK]);
    await ensureRoles(admin);
    await admin.raw('create database ?? owner ?? template ??', [name, OWNER, await ensureTemplate(admin, migrations)]);
  } finally {
    await admin.destroy();
  }
  const url = urlAs(RUNTIME, name);
  const db = createDatabase(url, { name, patience: PATIENCE });
  const owner = createDatabase(urlAs(OWNER, name), { name, poolMax: 3, patience: PATIENCE });
  return {
    db,
    owner,
    url,
    name,
    async close() {
      await Promise.all([db.destroy(), owner.destroy()]);
      const cleaner = createDatabase(testPostgres(), { poolMax: 1, patience: PATIENCE });
      await cleaner.raw('drop database if exists ?? with (force)', [name]).finally(() => cleaner.destroy());
    },
  };
}

/**
 * Moves the database's clock to noon of the next month's fifteenth, so that no test crosses the end of a day or a month while it
 * runs.
 */
export async function moveToMidMonth(db: Knex): Promise<void> {
  const now = await clockNow(db);
  await moveClock(db, (Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 15, 12) - now.getTime()) / 1000);
}

/** Moves `clock_now()`, forwards or back. */
export async function moveClock(db: Knex, seconds: number): Promise<void> {
  await db.raw('select clock_move(make_interval(secs => ?))', [seconds]);
}
