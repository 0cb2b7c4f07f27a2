import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type TestDatabase, testDatabase } from '@meowtale/service-kit/testing';
import { migrations } from './index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase(migrations);
});
afterAll(() => database.close());

const source = join(import.meta.dirname, '..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);
const read = (isMigration: boolean) =>
  files.filter((file) => file.startsWith('migrations/') === isMigration).map((file) => readFileSync(join(source, file), 'utf8'));

/** Returns the functions of the wallet's migrations that exist and that neither a trigger nor another function calls. */
async function functionsForCode(): Promise<string[]> {
  const created = [
    ...read(true)
      .join('\n')
      .matchAll(/create (?:or replace )?function (?:ledger\.)?(\w+)/g),
  ].map(([, name]) => name as string);
  const { rows } = await database.db.raw<{ rows: { name: string }[] }>(
    `with own as (
       select oid, proname as name, prosrc from pg_proc where pronamespace in ('public'::regnamespace, 'ledger'::regnamespace) and proname = any(?))
     select name from own
     where not exists (select from pg_trigger where tgfoid = own.oid)
       and not exists (select from own as caller where caller.oid <> own.oid and caller.prosrc ~ ('\\m' || own.name || '\\M'))
     order by name`,
    [created],
  );
  return rows.map(({ name }) => name);
}

test('each function of the schema is called by the service, a trigger or another function', async () => {
  const code = read(false).join('\n');
  const names = await functionsForCode();
  expect(names).toContain('hold_sale');
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([]);
});
