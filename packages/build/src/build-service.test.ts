import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { serviceEventsSchema, serviceManifestSchema } from '@meowtale/contracts/releases';
import { mergeSdl } from '@meowtale/releases/merge-sdl';
import { buildService, consumedIn, describeMigration } from './build-service.ts';

async function build(name: string) {
  const outputFolder = await mkdtemp(path.join(tmpdir(), 'service-'));
  await buildService({ name, version: '1', outputFolder });
  const read = (file: string) => readFile(path.join(outputFolder, file), 'utf8');
  return {
    manifest: serviceManifestSchema.parse(JSON.parse(await read('service.json'))),
    events: serviceEventsSchema.parse(JSON.parse(await read('events.json'))),
    sdl: await read('schema.graphql'),
    files: Object.keys(JSON.parse(await read('integrity.json'))),
  };
}

describe.each([
  ['svc-catalog', 'catalog.listing.changed', 'wallet.order.paid', 'findStore'],
  ['svc-wallet', 'wallet.order.paid', 'catalog.listing.changed', 'findWallet'],
  ['svc-drama-ai', 'drama.generation.requested', 'wallet.ai-charge.decided', 'findDrama'],
])('%s', (name, published, consumed, field) => {
  test('has its schema, its events both ways, and its migrations in order', async () => {
    const { manifest, events, sdl, files } = await build(name);
    expect(manifest).toMatchObject({ kind: 'service', name, version: '1' });
    expect(manifest.migrations.length).toBeGreaterThan(3);
    const names = manifest.migrations.map((migration) => migration.name);
    expect(names).toEqual([...names].sort());
    expect(Object.keys(events.publishes)).toContain(published);
    expect(Object.keys(events.consumes)).toContain(consumed);
    expect(Object.keys(mergeSdl([sdl]).getQueryType()?.getFields() ?? {}).some((one) => one.startsWith(field))).toBe(true);
    expect(files).toEqual(['events.json', 'schema.graphql', 'service.json']);
  });
});

test('consumers are found in any order of their properties, once each, and nothing else is one', () => {
  const source = `
    defineConsumer({ name: 'a', event: 'wallet.order.paid', handle })
    defineBatchConsumer({ event: 'wallet.order.paid', name: 'b', handleAll })
    defineConsumer({ name: 'c', event: 'catalog.user.changed', handle })
    recordEvent(tx, 'wallet.plan.changed', {});
    defineConsumer({ name: 'd', event: 'no.such.event', handle })
  `;
  expect(consumedIn([source])).toEqual(['catalog.user.changed', 'wallet.order.paid']);
});

describe('a migration', () => {
  const of = (sql: string, more = '') =>
    describeMigration('src/migrations/202612010900_do.ts', `export async function up(knex) { await knex.raw(\`${sql}\`); }\n${more}`);

  test.each([
    ['create table a (b int not null)', []],
    ['alter table a add column b int', []],
    ["alter table a add column b text not null default ''", []],
    ['create index a_b on a (b)', []],
    ['alter table a drop constraint a_check', []],
    ['drop index a_b', []],
    ['alter table a add column b int not null', ['add column b int not null']],
    ['alter table a drop column b, add column c int', ['drop column b, add column c int']],
    ['drop table a', ['drop table a']],
    ['ALTER TABLE a\n  RENAME COLUMN b TO c', ['rename column b to c']],
    ['alter table a rename to c', ['rename to c']],
    ['alter table a alter column b set not null', ['alter column b set not null']],
    ['alter table a alter column b type bigint', ['alter column b type bigint']],
  ])('with %j has what an earlier release can’t live with', (sql, contracts) => {
    expect(of(sql)).toEqual({ name: '202612010900_do', contracts, contractsAfter: null });
  });

  test('counts what runs forward only, and names the migration since which nothing needs what it takes', () => {
    const more = "export const contractsAfter = '202611300900_stop';\nexport async function down(knex) { await knex.raw('drop table a'); }";
    expect(of('create table a (b int)', more)).toEqual({ name: '202612010900_do', contracts: [], contractsAfter: '202611300900_stop' });
  });
});
