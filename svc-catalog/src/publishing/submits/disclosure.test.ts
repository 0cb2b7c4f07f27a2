import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { StoryMadeWith } from '@meowtale/contracts/inputs/drama/story';
import type { TestPerson } from '@meowtale/service-kit/testing';
import { exportStory } from '@meowtale/story/formats';
import { storyOf } from '@meowtale/story/model';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { storyFileWith } from '../../testing/drama.ts';
import { addImage, commandsOf, completeData, passSubmit, releasedStore } from '../../testing/listings.ts';
import { makeApp, setUpload } from '../../testing/works.ts';

let catalog: TestCatalog;
let owner: TestPersonWithUuid;
let staff: TestPersonWithUuid;
beforeAll(async () => {
  catalog = await testCatalog();
  owner = await catalog.creator('owner');
  staff = await catalog.person('staff', ['staff']);
});
afterAll(() => catalog?.close());

const made = (change: Partial<StoryMadeWith> = {}): StoryMadeWith => ({
  ...{ what: 'lines', provider: 'draft', model: 'template draft', share: 0.6, edited: 0.33 },
  ...change,
});
const DRAWN = made({ what: 'pictures', provider: 'sdwebui', model: 'ink-wash', share: 1, edited: 0 });

const fileOf = (made_with?: StoryMadeWith[]) => JSON.stringify({ ...storyFileWith(), ...(made_with && { made_with }) });
const setStory = (uuid: string, made_with?: StoryMadeWith[]) => setUpload(catalog, owner, uuid, fileOf(made_with), 'story.json');

/** Creates an app that can be sold from a story file. */
async function appOf(made_with?: StoryMadeWith[]): Promise<string> {
  const { uuid } = await makeApp(catalog, owner, fileOf(made_with), 'story.json');
  const logo = await addImage(catalog, owner.muid, 'logo');
  await catalog.graphql('mutation ($uuid: ID!, $logo: ID) { setApp(uuid: $uuid, logoFile: $logo) { uuid } }', { uuid, logo }, owner);
  return uuid;
}

const MADE = 'made_with { what provider model share edited }';
async function disclosureOf(uuid: string) {
  const { data } = await catalog.graphql(`query ($uuid: ID) { findApp(uuid: $uuid) { list { ${MADE} } } }`, { uuid }, owner);
  return data.findApp.list[0].made_with;
}

async function packed(official: string, trial: string | null = null) {
  const data = await completeData(catalog, owner);
  const pack = { ...data.store_submit_game_pack, official_app_uuid: official, trial_app_uuid: trial };
  return { ...data, store_submit_game_pack: pack };
}
const sold = async (official: string, trial: string | null = null) =>
  releasedStore(catalog, { owner, staff }, await packed(official, trial));

async function disclosed(id: string) {
  const query = `query ($id: ID!) { findStore(search_type: "detail", id: $id) { list { ai_disclosure { type ${MADE} } } } }`;
  return (await catalog.graphql(query, { id })).data.findStore.list[0].ai_disclosure;
}
async function submitted(store_id: string, person: TestPerson) {
  const query = `query ($store_id: ID!) { findStoreSubmit(store_id: $store_id) {
    list { data { store_submit_game_pack { ai_disclosure { type ${MADE} } } } } } }`;
  const { data } = await catalog.graphql(query, { store_id }, person);
  return data.findStoreSubmit.list[0].data.store_submit_game_pack.ai_disclosure;
}

describe('an app’s version', () => {
  test('stores its file’s AI disclosure, until the next version’s replaces it', async () => {
    const uuid = await appOf([made(), DRAWN, made({ model: 'nothing of it', share: 0 })]);
    expect(await disclosureOf(uuid)).toEqual([made(), DRAWN]);
    await setStory(uuid, [made({ share: 0.2 })]);
    expect(await disclosureOf(uuid)).toEqual([made({ share: 0.2 })]);
    await setStory(uuid);
    expect(await disclosureOf(uuid)).toEqual([]);
    await setStory(uuid, [DRAWN]);
    await setUpload(catalog, owner, uuid, 'Hi\n-> END', 'story.ink');
    expect(await disclosureOf(uuid)).toEqual([]);
  });

  test('stores the disclosure of an ink file, also in another language', async () => {
    const { text } = exportStory(storyOf('', storyFileWith().parts), 'ink', { language: 'en-US', madeWith: [made(), DRAWN] });
    const { uuid } = await makeApp(catalog, owner, text, 'story.ink');
    expect(await disclosureOf(uuid)).toEqual([made()]);
    await setUpload(catalog, owner, uuid, `# made_with: nobody knows\n${text.replace('0.6', '2')}`, 'story.ink');
    expect(await disclosureOf(uuid)).toEqual([]);
  });

  test('names the language of translations, and null for those in older files', async () => {
    const into = (change: Partial<StoryMadeWith>) => made({ what: 'translations', ...change });
    const uuid = await appOf([into({ language: 'de-DE' }), into({ model: 'older' })]);
    const query = 'query ($uuid: ID) { findApp(uuid: $uuid) { list { made_with { model language share } } } }';
    expect((await catalog.graphql(query, { uuid }, owner)).data.findApp.list[0].made_with).toEqual([
      { model: 'template draft', language: 'de-DE', share: 0.6 },
      { model: 'older', language: null, share: 0.6 },
    ]);
  });

  test('keeps its disclosure when it is copied', async () => {
    const uuid = await appOf([made(), DRAWN]);
    const { data } = await catalog.graphql('mutation ($uuid: ID!) { copyApp(uuid: $uuid) { result } }', { uuid }, owner);
    expect(await disclosureOf(data.copyApp.result.uuid)).toEqual([made(), DRAWN]);
  });

  test('with a share above 1 is rejected', async () => {
    const { uuid } = await makeApp(catalog, owner, fileOf([made({ share: 1.5 })]), 'story.json');
    const row = await catalog.db('apps').where({ uuid }).first();
    expect(row).toMatchObject({ state: 'failed', faults: [{ key: 'storyField', params: { place: 'made_with › 0 › share' } }] });
  });
});

describe('a listing', () => {
  test('discloses the version on sale until a newer one is released', async () => {
    const official = await appOf([made()]);
    const id = await sold(official);
    expect(await disclosed(id)).toEqual([{ type: 'official_app', made_with: [made()] }]);
    await setStory(official, [made({ share: 0.1 }), DRAWN]);
    expect(await disclosed(id)).toEqual([{ type: 'official_app', made_with: [made()] }]);
    await catalog.graphql('mutation ($id: ID!) { addStoreSubmit(store_id: $id, status: 1) { uuid } }', { id }, owner);
    await passSubmit(catalog, { owner, staff }, id, {});
    expect(await disclosed(id)).toEqual([{ type: 'official_app', made_with: [made()] }]);
    await commandsOf(catalog).release(owner, id);
    expect(await disclosed(id)).toEqual([{ type: 'official_app', made_with: [made({ share: 0.1 }), DRAWN] }]);
  });

  test('discloses a trial too where that differs', async () => {
    const official = await appOf([made()]);
    expect(await disclosed(await sold(official, await appOf([DRAWN])))).toEqual([
      { type: 'official_app', made_with: [made()] },
      { type: 'trial_app', made_with: [DRAWN] },
    ]);
    expect(await disclosed(await sold(await appOf([made()]), await appOf([made()])))).toEqual([
      { type: 'official_app', made_with: [made()] },
    ]);
    expect(await disclosed(await sold(await appOf(), await appOf([DRAWN])))).toEqual([{ type: 'trial_app', made_with: [DRAWN] }]);
  });

  test('without a disclosure, or with an empty one, discloses nothing', async () => {
    expect(await disclosed(await releasedStore(catalog, { owner, staff }))).toEqual([]);
    expect(await disclosed(await sold(await appOf()))).toEqual([]);
  });

  test('discloses the submitted version to staff, and in a draft the newest one', async () => {
    const commands = commandsOf(catalog);
    const official = await appOf([made()]);
    const store = await commands.addStore(owner);
    await commands.save(owner, store.uuid, store.current_submit, await packed(official));
    await setStory(official, [DRAWN]);
    const expected = [{ type: 'official_app', made_with: [DRAWN] }];
    expect(await submitted(store.uuid, owner)).toEqual(expected);
    await commands.submit(owner, store.uuid);
    await setStory(official, [made()]);
    expect(await submitted(store.uuid, owner)).toEqual(expected);
    expect(await submitted(store.uuid, staff)).toEqual(expected);
  });
});
