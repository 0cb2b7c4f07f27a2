import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { createDatabase } from '@meowtale/service-kit';
import { openTcpProxy, PATIENCE, type TcpProxy } from '@meowtale/service-kit/testing';
import type { Knex } from 'knex';
import { v7 as uuidv7 } from 'uuid';
import { issuePlayUrl, type PlayRight } from '../../library/capabilities/service.ts';
import { entitlementConsumer } from '../../shelf/entitlements/events.ts';
import { type TestCatalog, testCatalog } from '../../testing/catalog.ts';
import { type ContentServers, contentServers, makeApp, visit } from '../../testing/works.ts';
import { makeZip } from '../../testing/zip.ts';

const QUARTER_HOUR = 900;

let catalog: TestCatalog;
let door: TcpProxy;
let db: Knex;
let servers: ContentServers;
let appUuid: string;
const playerDir = mkdtempSync(join(tmpdir(), 'database-away-'));
const buyer = uuidv7();

beforeAll(async () => {
  for (const name of ['index.html', 'bridge.js']) writeFileSync(join(playerDir, name), `/* ${name} */`);
  catalog = await testCatalog();
  const game = makeZip([
    { name: 'index.html', content: '<html><head></head>play</html>' },
    { name: 'art/cat.png', content: 'png' },
  ]);
  ({ uuid: appUuid } = await makeApp(catalog, await catalog.creator('maker'), game, 'game.zip'));
});
afterAll(async () => {
  await catalog?.close();
  rmSync(playerDir, { recursive: true, force: true });
});
/** Starts a content server whose connections to the database can be cut. */
beforeEach(async () => {
  door = await openTcpProxy(new URL(catalog.env.DATABASE_URL));
  db = createDatabase(door.url, { patience: PATIENCE });
  servers = await contentServers(catalog, playerDir, { db, rememberedMax: 2 });
});
afterEach(async () => {
  await servers.close();
  await db.destroy();
  door.close();
});

const addresses = { files: '', siteOrigin: String, workOrigin: (app: string) => `http://a-${app}.localhost:3005` };
const playUrl = async (right: Pick<PlayRight, 'storeUuid' | 'basis'> & Partial<PlayRight>) => {
  const works = { addresses, grantSecret: catalog.env.GRANT_SIGNING_SECRET };
  return `${await issuePlayUrl(catalog.db, works, { appUuid, version: 1, personUuid: buyer, ...right })}art/cat.png`;
};
const outcomeOf = async (url: string): Promise<string> => {
  const answer = await visit(servers.works, url);
  return answer.statusCode === 200 ? 'played' : answer.json().errors[0].extensions.code;
};
const outcomes = (urls: readonly string[]) => Promise.all(urls.map(outcomeOf));
const entitle = (storeUuid: string, revision: number, active: boolean) =>
  catalog.deliver(entitlementConsumer, {
    aggregateId: `${buyer}.${storeUuid}`,
    payload: { userUuid: buyer, storeUuid, revision, active, orderUuid: uuidv7() },
  });
/** Buys a work; returns its listing and the address at which it is played. */
async function buy(): Promise<{ store: string; url: string }> {
  const store = uuidv7();
  await entitle(store, 1, true);
  return { store, url: await playUrl({ storeUuid: store, basis: 'entitled' }) };
}

test('without a connection fresh capabilities are valid, except those known to be refunded', async () => {
  const [paid, unknown, refunded] = [await buy(), await buy(), await buy()];
  await entitle(refunded.store, 2, false);
  expect(await outcomes([paid.url, refunded.url])).toEqual(['played', 'play/not-authorized']);
  door.shut();
  expect(await outcomes([paid.url, refunded.url, unknown.url])).toEqual(['played', 'play/not-authorized', 'played']);
  expect((await visit(servers.works, 'http://127.0.0.1/health/ready')).statusCode).toBe(200);
});

test('without a connection a capability older than 15 minutes is rejected unless confirmed since', async () => {
  const [old, confirmed] = [await buy(), await buy()];
  const owned = await playUrl({ storeUuid: uuidv7(), basis: 'owner' });
  const shared = await playUrl({ storeUuid: null, basis: 'share', link: uuidv7() });
  await catalog.moveClock(QUARTER_HOUR + 1);
  expect(await outcomeOf(confirmed.url)).toBe('played');
  door.shut();
  expect(await outcomes([old.url, shared])).toEqual(['service/unavailable', 'service/unavailable']);
  expect(await outcomes([confirmed.url, owned])).toEqual(['played', 'played']);
  await catalog.moveClock(-QUARTER_HOUR - 1);
});

test('a slow database rejects every right, also a fresh one', async () => {
  const slow = await contentServers(catalog, playerDir, { answerWithinMs: 50 });
  const { url } = await buy();
  const holder = await catalog.db.transaction();
  await holder.raw('lock table entitlements in access exclusive mode');
  const answer = await visit(slow.works, url);
  expect([answer.statusCode, answer.json().errors[0].extensions.code, answer.headers['retry-after']]).toEqual([
    503,
    'service/unavailable',
    '2',
  ]);
  await holder.rollback();
  expect((await visit(slow.works, url)).statusCode).toBe(200);
  await slow.close();
});

test('a full connection pool rejects every right', async () => {
  const { url } = await buy();
  const narrow = createDatabase(catalog.env.DATABASE_URL, { poolMax: 1 });
  const full = await contentServers(catalog, playerDir, { db: narrow, answerWithinMs: 200 });
  const holder = await narrow.transaction();
  expect((await visit(full.works, url)).statusCode).toBe(503);
  await holder.rollback();
  await full.close();
  await narrow.destroy();
});

test('a rejection stays cached, however many rights are checked', async () => {
  const refunded = await buy();
  await entitle(refunded.store, 2, false);
  expect(await outcomeOf(refunded.url)).toBe('play/not-authorized');
  for (const { url } of [await buy(), await buy(), await buy(), await buy(), await buy()]) expect(await outcomeOf(url)).toBe('played');
  door.shut();
  expect(await outcomeOf(refunded.url)).toBe('play/not-authorized');
});

test('a repeated purchase is valid, also without a connection afterwards', async () => {
  const { store, url } = await buy();
  await entitle(store, 2, false);
  expect(await outcomeOf(url)).toBe('play/not-authorized');
  const other = await contentServers(catalog, playerDir, { db });
  await entitle(store, 3, true);
  expect((await visit(other.works, url)).statusCode).toBe(200);
  door.shut();
  expect((await visit(other.works, url)).statusCode).toBe(200);
  await other.close();
});
