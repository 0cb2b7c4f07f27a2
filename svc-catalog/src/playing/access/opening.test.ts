import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { waitFor } from '@meowtale/service-kit/testing';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { addImage, addReadyApp, commandsOf, completeData, entitle, releasedStore } from '../../testing/listings.ts';
import { type ContentServers, contentServers, makeApp, setUpload, storyArchive, visit } from '../../testing/works.ts';

const playerDir = mkdtempSync(join(tmpdir(), 'openings-'));
let catalog: TestCatalog;
let servers: ContentServers;
let owner: TestPersonWithUuid;
let staff: TestPersonWithUuid;
let reader: TestPersonWithUuid;

beforeAll(async () => {
  for (const name of ['index.html', 'bridge.js']) writeFileSync(join(playerDir, name), `/* ${name} */`);
  catalog = await testCatalog();
  servers = await contentServers(catalog, playerDir);
  owner = await catalog.creator('owner');
  staff = await catalog.person('staff', ['staff']);
  reader = await catalog.person('reader');
});
afterAll(async () => {
  await servers?.close();
  await catalog?.close();
  rmSync(playerDir, { recursive: true, force: true });
});

const english = 'The lamp is lit.\n* [Go in] The door creaks. # opening: end\n  The butler did it.\n  -> END\n';
const chinese = '燈亮著。\n* [進去] 門吱呀一聲。 # opening: end\n  是管家做的。\n  -> END\n';

async function packed(content: Buffer | string = english, name = 'story.ink', more: object = {}) {
  const { uuid, state, faults } = await makeApp(catalog, owner, content, name);
  expect([state, faults]).toEqual(['ready', []]);
  const logo_file = await addImage(catalog, owner.muid, 'logo');
  await catalog.db('apps').where({ uuid }).update({ logo_file });
  const data = await completeData(catalog, owner);
  const pack = { ...data.store_submit_game_pack, official_app_uuid: uuid, ...more };
  return { app: uuid, data: { ...data, store_submit_game_pack: pack } };
}
async function sell(...content: Parameters<typeof packed>) {
  const { app, data } = await packed(...content);
  return { app, store: await releasedStore(catalog, { owner, staff }, data) };
}
async function urlsOf(store: string, person?: TestPersonWithUuid): Promise<{ type: string; url: string; app_uuid: string }[]> {
  const query = 'query ($id: ID!) { getStoreAuthorizedAndFindStoreUrl(id: $id) { store_url { type url app_uuid } } }';
  return (await catalog.graphql(query, { id: store }, person)).data.getStoreAuthorizedAndFindStoreUrl.store_url;
}
const get = async (url: string, path: string) => {
  const { statusCode, body } = await visit(servers.works, `${url}${path}`, { 'sec-fetch-dest': 'empty' });
  return { statusCode, body };
};
const save = async (app: string, person: TestPersonWithUuid, revision = 0) => {
  const query = 'mutation ($app: ID!, $revision: Int!) { setPlaySave(app_uuid: $app, revision: $revision, data: "1") { revision } }';
  const { data, errors } = await catalog.graphql(query, { app, revision }, person);
  return errors ? errors[0]?.extensions.code : data.setPlaySave.revision;
};

describe('a story with a marked opening', () => {
  test('is readable for everyone up to its end, in each language, and no further', async () => {
    const { app, store } = await sell(storyArchive({ 'en-US': english, 'zh-TW': chinese }), 'story.zip');
    for (const person of [undefined, reader]) {
      const [only, ...rest] = await urlsOf(store, person);
      expect([only, rest]).toMatchObject([{ type: 'trial_app', app_uuid: app }, []]);
      const { url } = only as { url: string };
      expect(JSON.parse((await get(url, '__meowtale/host.json')).body)).toMatchObject({ languages: ['en-US', 'zh-TW'] });
      const responses = [await get(url, 'story.json'), await get(url, 'story.zh-TW.json')];
      expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      expect(responses[0]?.body).toContain('The door creaks');
      expect(responses[1]?.body).toContain('門吱呀一聲');
      expect(JSON.stringify(responses)).not.toMatch(/butler|管家/);
      for (const path of ['opening.json', 'work.json', 'story.ja-JP.json', '1/story.json']) {
        expect([path, (await get(url, path)).statusCode]).toEqual([path, 404]);
      }
    }
  });

  test('is complete for a buyer, whose save in the opening continues there', async () => {
    const { app, store } = await sell();
    const buyer = await catalog.person('buyer');
    expect(await save(app, buyer)).toBe(1);
    await entitle(catalog, buyer.muid, store);
    const [only, ...rest] = await urlsOf(store, buyer);
    expect([only, rest]).toMatchObject([{ type: 'official_app', app_uuid: app }, []]);
    expect((await get(only?.url ?? '', 'story.json')).body).toContain('butler');
    expect(await save(app, buyer, 1)).toBe(2);
    await entitle(catalog, buyer.muid, store, { revision: 2, active: false });
    await waitFor(async () => (await get(only?.url ?? '', 'story.json')).statusCode === 403);
    expect(await urlsOf(store, buyer)).toMatchObject([{ type: 'trial_app', app_uuid: app }]);
  });

  test('with a trial is tried by that, without the opening', async () => {
    const trial = await addReadyApp(catalog, owner.muid);
    const { app, store } = await sell(english, 'story.ink', { trial_app_uuid: trial });
    expect(await urlsOf(store)).toMatchObject([{ type: 'trial_app', app_uuid: trial }]);
    expect(await save(app, reader)).toBe('404');
  });

  test('must end its opening at the same place in all languages', async () => {
    const elsewhere = chinese.replace(' # opening: end', '').replace('* [', '# opening: end\n* [');
    for (const other of [elsewhere, chinese.replace(' # opening: end', '')]) {
      const { faults } = await makeApp(catalog, owner, storyArchive({ 'en-US': english, 'zh-TW': other }), 'story.zip');
      expect(faults).toMatchObject([{ file: 'zh-TW.ink', key: 'opening', params: { language: 'zh-TW', defaultLanguage: 'en-US' } }]);
    }
  });
});

describe('the opening of an unreleased work', () => {
  const previewOf = async (store: string, person?: TestPersonWithUuid) => {
    const query = `query ($id: ID!) { getStoreAuthorizedAndFindStoreUrl(id: $id, current: true, opening: true) {
      isAuthorized store_url { type url app_uuid } } }`;
    const { data, errors } = await catalog.graphql(query, { id: store }, person);
    return errors?.[0]?.extensions.code ?? data.getStoreAuthorizedAndFindStoreUrl;
  };
  async function draft(content = english) {
    const { app, data } = await packed(content);
    const { addStore, save: saveDraft, submit } = commandsOf(catalog);
    const { uuid, current_submit } = await addStore(owner);
    expect((await saveDraft(owner, uuid, current_submit, data)).errors).toBeUndefined();
    return { app, store: uuid, submit: () => submit(owner, uuid, data) };
  }
  const shownOf = async (store: string, person?: TestPersonWithUuid) => {
    const query = `query ($id: ID!) { findStorePreview(id: $id) {
      uuid auth_type endings reward_minimum store_price { country meowcent } game_pack { word_count languages { language } } } }`;
    const { data, errors } = await catalog.graphql(query, { id: store }, person);
    return errors?.[0]?.extensions.code ?? data.findStorePreview;
  };
  async function readsUpToTheMark(preview: { isAuthorized: boolean; store_url: { type: string; url: string; app_uuid: string }[] }) {
    const [only, ...rest] = preview.store_url;
    expect([only?.type, rest]).toEqual(['trial_app', []]);
    const { statusCode, body } = await get(only?.url ?? '', 'story.json');
    expect([statusCode, body.includes('The door creaks'), body.includes('butler')]).toEqual([200, true, false]);
    expect((await get(only?.url ?? '', 'opening.json')).statusCode).toBe(404);
  }

  test('is previewed by its owner as a draft, and by staff after its submission, and by no others', async () => {
    const { app, store, submit } = await draft();
    const own = await previewOf(store, owner);
    expect(own).toMatchObject({ isAuthorized: true, store_url: [{ app_uuid: app }] });
    await readsUpToTheMark(own);
    for (const person of [undefined, reader, staff]) expect(await previewOf(store, person)).toBe('store/not-found');
    await submit();
    await readsUpToTheMark(await previewOf(store, staff));
    await readsUpToTheMark(await previewOf(store, owner));
    for (const person of [undefined, reader]) expect(await previewOf(store, person)).toBe('store/not-found');
  });

  test('is shown with its price and size as it will be sold to who may preview it, and to nobody else', async () => {
    const { store, submit } = await draft();
    const shown = { uuid: store, auth_type: 1, endings: 1, game_pack: { languages: [{ language: 'en-US' }] } };
    const own = await shownOf(store, owner);
    expect(own).toMatchObject(shown);
    expect(own.store_price).toContainEqual(expect.objectContaining({ country: 'us', meowcent: expect.any(Number) }));
    expect(own.game_pack.word_count).toBeGreaterThan(0);
    for (const person of [undefined, reader, staff]) expect(await shownOf(store, person)).toBe('store/not-found');
    await submit();
    expect(await shownOf(store, staff)).toEqual(own);
    expect(await shownOf(store, reader)).toBe('store/not-found');
  });

  test('is previewed by the agent who may represent it, and by no other publisher', async () => {
    const { store } = await draft();
    const [agent, other] = [await catalog.person('agent', ['publisher']), await catalog.person('other', ['publisher'])];
    const agentRow = { uuid: crypto.randomUUID(), store_uuid: store, publisher_uuid: agent.muid, rate_bp: 1500, state: 2 };
    await catalog.db('store_agents').insert(agentRow);
    await readsUpToTheMark(await previewOf(store, agent));
    expect(await previewOf(store, other)).toBe('store/not-found');
  });

  test('doesn’t exist if the story marks none', async () => {
    const { store } = await draft(english.replace(' # opening: end', ''));
    expect(await previewOf(store, owner)).toEqual({ isAuthorized: true, store_url: [] });
  });

  test('has_opening is that of the app’s newest version', async () => {
    const { uuid } = await makeApp(catalog, owner, english.replace(' # opening: end', ''), 'story.ink');
    const hasOpening = async () => {
      const query = 'query ($uuid: ID) { findApp(uuid: $uuid) { list { has_opening } } }';
      return (await catalog.graphql(query, { uuid }, owner)).data.findApp.list[0].has_opening;
    };
    expect(await hasOpening()).toBe(false);
    await setUpload(catalog, owner, uuid, english, 'story.ink');
    expect(await hasOpening()).toBe(true);
  });
});

test('with `opening` the owner, a buyer and others get the same of a released work', async () => {
  const { app, store } = await sell();
  const buyer = await catalog.person('asks');
  await entitle(catalog, buyer.muid, store);
  const query = `query ($id: ID!) { getStoreAuthorizedAndFindStoreUrl(id: $id, opening: true) { store_url { type app_uuid } } }`;
  for (const person of [undefined, reader, buyer, owner, staff]) {
    const { data } = await catalog.graphql(query, { id: store }, person);
    expect(data.getStoreAuthorizedAndFindStoreUrl.store_url).toEqual([{ type: 'trial_app', app_uuid: app }]);
  }
});

test('a story released without an opening is closed to others, also after a later upload with one', async () => {
  const { app, store } = await sell(english.replace(' # opening: end', ''));
  expect([await urlsOf(store), await save(app, reader)]).toEqual([[], '404']);
  expect(await setUpload(catalog, owner, app, english, 'story.ink')).toMatchObject({ version: 2 });
  expect([await urlsOf(store), await save(app, reader)]).toEqual([[], '404']);
});
