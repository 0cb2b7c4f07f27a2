import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { waitFor } from '@meowtale/service-kit/testing';
import { v7 as uuidv7 } from 'uuid';
import { issuePlayUrl, type PlayRight } from '../../library/capabilities/service.ts';
import { entitlementConsumer } from '../../shelf/entitlements/events.ts';
import { type TestCatalog, testCatalog } from '../../testing/catalog.ts';
import { type ContentServers, contentServers, makeApp, visit } from '../../testing/works.ts';
import { makeZip } from '../../testing/zip.ts';

let catalog: TestCatalog;
let servers: ContentServers;
let appUuid: string;
const playerDir = mkdtempSync(join(tmpdir(), 'paid-rights-'));
const buyer = uuidv7();

beforeAll(async () => {
  for (const name of ['index.html', 'bridge.js']) writeFileSync(join(playerDir, name), `/* ${name} */`);
  catalog = await testCatalog();
  servers = await contentServers(catalog, playerDir);
  const game = makeZip([
    { name: 'index.html', content: '<html><head></head>play</html>' },
    { name: 'art/cat.png', content: 'png' },
  ]);
  ({ uuid: appUuid } = await makeApp(catalog, await catalog.creator('maker'), game, 'game.zip'));
});
afterAll(async () => {
  await servers?.close();
  await catalog?.close();
  rmSync(playerDir, { recursive: true, force: true });
});

const playUrl = (right: Pick<PlayRight, 'storeUuid' | 'basis' | 'since'>) => {
  const addresses = { files: '', siteOrigin: String, workOrigin: (app: string) => `http://a-${app}.localhost:3005` };
  const works = { addresses, grantSecret: catalog.env.GRANT_SIGNING_SECRET };
  return issuePlayUrl(catalog.db, works, { appUuid, version: 1, personUuid: buyer, ...right });
};
const statusOf = async (address: string) => (await visit(servers.works, address)).statusCode;
const entitle = (storeUuid: string, revision: number, active: boolean) =>
  catalog.deliver(entitlementConsumer, {
    aggregateId: `${buyer}.${storeUuid}`,
    payload: { userUuid: buyer, storeUuid, revision, active, orderUuid: uuidv7() },
  });
const openings = (storeUuid: string) => catalog.db('outbox').where({ type: 'catalog.play.changed', aggregate_id: `${buyer}.${storeUuid}` });

test('a repeated purchase is valid at once, also right after the refund; the refunded right stays invalid', async () => {
  const storeUuid = uuidv7();
  await entitle(storeUuid, 2, false);
  const [refunded, boughtAgain] = [
    await playUrl({ storeUuid, basis: 'grant', since: 1 }),
    await playUrl({ storeUuid, basis: 'grant', since: 3 }),
  ];
  expect([await statusOf(refunded), await statusOf(boughtAgain), await statusOf(refunded)]).toEqual([403, 200, 403]);
});

test('files of a bought work count as an opening, other files and other rights don’t', async () => {
  const [entitled, notPaid, opened] = [uuidv7(), uuidv7(), uuidv7()];
  const url = await playUrl({ storeUuid: entitled, basis: 'entitled' });
  for (const path of ['__meowtale/host.json', '__meowtale/bridge.js']) expect(await statusOf(`${url}${path}`)).toBe(200);
  for (const basis of ['owner', 'staff', 'trial'] as const) expect(await statusOf(await playUrl({ storeUuid: notPaid, basis }))).toBe(200);
  expect(await statusOf(`${await playUrl({ storeUuid: opened, basis: 'grant', since: 1 })}art/cat.png`)).toBe(200);
  // Openings are recorded in order: once the last exists, no earlier one is pending.
  await waitFor(async () => (await openings(opened)).length === 1);
  expect([await openings(entitled), await openings(notPaid)]).toEqual([[], []]);
});
