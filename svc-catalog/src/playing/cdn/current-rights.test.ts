import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { AGENT_STATE } from '@meowtale/contracts/states';
import { waitFor } from '@meowtale/service-kit/testing';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { commandsOf, completeData } from '../../testing/listings.ts';
import { uploadInParts } from '../../testing/parts.ts';
import { type ContentServers, contentServers, makeApp, visit } from '../../testing/works.ts';
import { makeZip } from '../../testing/zip.ts';

let catalog: TestCatalog;
let servers: ContentServers;
let owner: TestPersonWithUuid;
let house: TestPersonWithUuid;
let staff: TestPersonWithUuid;
let commands: ReturnType<typeof commandsOf>;
let store: string;
const playerDir = mkdtempSync(join(tmpdir(), 'current-rights-'));

beforeAll(async () => {
  for (const name of ['index.html', 'bridge.js']) writeFileSync(join(playerDir, name), `/* ${name} */`);
  catalog = await testCatalog();
  servers = await contentServers(catalog, playerDir);
  owner = await catalog.creator('owner');
  house = await catalog.person('house', ['publisher']);
  staff = await catalog.person('staff', ['staff']);
  commands = commandsOf(catalog);
});
afterAll(async () => {
  await servers?.close();
  await catalog?.close();
  rmSync(playerDir, { recursive: true, force: true });
});

/** Adds a listing in review, with a game and a downloadable package. */
beforeEach(async () => {
  const game = await makeApp(catalog, owner, makeZip([{ name: 'index.html', content: '<html></html>' }]), 'game.zip');
  const names = ['AndroidManifest.xml', 'classes.dex'];
  const apk = { name: 'game.apk', content: makeZip(names.map((name) => ({ name, content: 'x' }))), system: 'android' as const };
  const { session } = await uploadInParts(catalog, owner, apk);
  const data = await completeData(catalog, owner);
  const icon = catalog.db('apps').where({ uuid: data.store_submit_game_pack.official_app_uuid }).select('logo_file');
  await catalog.db('apps').where({ uuid: game.uuid }).update({ logo_file: icon });
  const added = await commands.addStore(owner);
  store = added.uuid;
  const pack = {
    ...data.store_submit_game_pack,
    type: 2,
    official_app_uuid: game.uuid,
    app_upload: [{ type: 'official_app', os: 'android', file_uuid: session.uuid }],
  };
  await commands.save(owner, store, added.current_submit, { ...data, store_submit_game_pack: pack });
});

const CALLS = {
  ask: `mutation ($store: ID!, $house: ID!) { setStoreAgent(store_id: $store, user_uuid: $house, rate: 0.1, state: 2) { state } }`,
  answer: 'mutation ($store: ID!, $state: Int!) { reviewStoreAgent(store_id: $store, state: $state, memo: "So.") { state } }',
  play: 'query ($store: ID!) { getStoreAuthorizedAndFindStoreUrl(id: $store) { store_url { url kind } } }',
};
const ask = () => catalog.graphql(CALLS.ask, { store, house: house.muid }, owner);
const answer = (state: number) => catalog.graphql(CALLS.answer, { store, state }, house);
const addresses = async (person: TestPersonWithUuid): Promise<string[]> => {
  const { data } = await catalog.graphql(CALLS.play, { store }, person);
  return data.getStoreAuthorizedAndFindStoreUrl.store_url.map(({ url }: { url: string }) => url);
};
const statusOf = async (url: string) => (await visit(url.includes('/p/') ? servers.files : servers.works, url)).statusCode;
const statuses = (urls: readonly string[]) => Promise.all(urls.map(statusOf));
const untilRefused = (urls: readonly string[]) => waitFor(async () => (await statuses(urls)).every((status) => status === 403));
const setRoles = (person: TestPersonWithUuid, roles: string[]) => catalog.db('users').where({ uuid: person.muid }).update({ roles });

test('a publisher who refused to represent a work loses access by their old addresses', async () => {
  await ask();
  const urls = await addresses(house);
  expect(await statuses(urls)).toEqual([200, 200]);
  await answer(AGENT_STATE.refused);
  await untilRefused(urls);
});

test('an agent who is no longer a publisher loses access and gets no new addresses', async () => {
  await ask();
  await answer(AGENT_STATE.accepted);
  const urls = await addresses(house);
  expect(await statuses(urls)).toEqual([200, 200]);
  await setRoles(house, ['user']);
  await untilRefused(urls);
  const { errors } = await catalog.graphql(CALLS.play, { store }, house);
  expect(errors?.[0]?.extensions.code).toBe('store/not-found');
  await setRoles(house, ['user', 'publisher']);
});

test('a person who is no longer staff loses access', async () => {
  expect((await commands.submit(owner, store)).errors).toBeUndefined();
  const urls = await addresses(staff);
  expect(await statuses(urls)).toEqual([200, 200]);
  await setRoles(staff, ['user']);
  await untilRefused(urls);
});
