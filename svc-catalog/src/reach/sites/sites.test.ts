import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { addImage } from '../../testing/listings.ts';

let catalog: TestCatalog;
let names = 0;

beforeAll(async () => {
  catalog = await testCatalog();
});
afterAll(() => catalog?.close());

const CONFIG =
  'config { modules { cid type layout isActive element { title description backgroundImg { uuid width height } avatar { uuid } } } }';
const add = (name: string, person: TestPersonWithUuid) =>
  catalog.graphql(
    `mutation ($name: String!) { addWebsiteMain(name: $name) { uuid name domain state revision ${CONFIG} } }`,
    { name },
    person,
  );
const set = (person: TestPersonWithUuid, uuid: string, revision: number, modules: object[]) =>
  catalog.graphql(
    `mutation ($uuid: ID!, $revision: Int!, $config: WebsiteConfigInput!) { setWebsiteMain(uuid: $uuid, revision: $revision, config: $config) { revision ${CONFIG} } }`,
    { uuid, revision, config: { modules } },
    person,
  );
const visit = async (name: string) =>
  (await catalog.graphql(`query ($name: String!) { findWebsitePublic(name: $name) { name author { nickname } ${CONFIG} } }`, { name })).data
    .findWebsitePublic;
const extensions = (answer: { errors?: { extensions: object }[] }) =>
  answer.errors?.[0]?.extensions as { code: string; fields?: { path: string; key: string }[]; data?: unknown };
const profile = (element: object, change: object = {}) => ({ cid: 'one', type: 'profile', element, ...change });

async function siteOf(name: string) {
  const person = await catalog.creator(name);
  return { person, site: (await add(name, person)).data.addWebsiteMain as { uuid: string; revision: number } };
}

describe('a site', () => {
  test('exists once per person, with a unique name', async () => {
    const first = await catalog.creator('first');
    expect((await add(' Lamp-Light9 ', first)).data.addWebsiteMain).toMatchObject({
      name: 'lamp-light9',
      domain: 'http://s-lamp-light9.localhost:3006',
      state: 1,
      revision: 1,
      config: { modules: [] },
    });
    expect(extensions(await add('another', first)).code).toBe('input/conflict');
    expect(extensions(await add('LAMP-light9', await catalog.creator('second'))).code).toBe('website/name-taken');
  });

  test.each(['ab', 'a'.repeat(62), '-abc', 'abc-', 'a_b', 'a.b', 'wébsite', 'a b', '貓貓貓', '<script>'])(
    'can’t be called %s',
    async (name) => {
      const person = await catalog.creator('namer');
      expect(extensions(await add(name, person)).code).toBe('input/invalid');
    },
  );

  test('can’t have or get a reserved name', async () => {
    const { person, site } = await siteOf('honest');
    const fields = [{ path: 'name', key: 'website.errors.nameReserved' }];
    const poser = await catalog.creator('poser');
    for (const name of [' WWW ', 'meowtale-support', 'Staff-Login'])
      expect(extensions(await add(name, poser))).toMatchObject({ code: 'input/invalid', fields });
    const rename = 'mutation ($uuid: ID!) { setWebsiteMain(uuid: $uuid, revision: 1, name: "meowtale") { name } }';
    expect(extensions(await catalog.graphql(rename, { uuid: site.uuid }, person))).toMatchObject({ code: 'input/invalid', fields });
  });

  test('is created once for ten simultaneous calls with one name', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, (_, index) => catalog.creator(`rival${index}`)));
    const responses = await Promise.all(people.map((person) => add('wanted', person)));
    expect(responses.filter((answer) => !answer.errors)).toHaveLength(1);
  });
});

describe('a profile', () => {
  test('can’t have a title of ours', async () => {
    const { person, site } = await siteOf('titled');
    const answer = await set(person, site.uuid, 1, [profile({ title: 'Meowtale Support', description: '' })]);
    const fields = [{ path: 'config.modules.0.element.title', key: 'website.errors.titleReserved' }];
    expect(extensions(answer)).toMatchObject({ code: 'input/invalid', fields });
  });

  test('is saved over the given revision, and shown to visitors', async () => {
    const { person, site } = await siteOf('shown');
    const [background, avatar] = [
      await addImage(catalog, person.muid, 'siteBackground'),
      await addImage(catalog, person.muid, 'siteAvatar'),
    ];
    const element = { title: 'Lamplight', description: 'Stories.\nAt night.', backgroundImg: background, avatar };
    const saved = await set(person, site.uuid, 1, [profile(element)]);
    const shown = { ...element, backgroundImg: { uuid: background, width: 256, height: 80 }, avatar: { uuid: avatar } };
    expect(saved.data.setWebsiteMain).toEqual({
      revision: 2,
      config: { modules: [{ cid: 'one', type: 'profile', layout: 'default', isActive: true, element: shown }] },
    });
    expect(extensions(await set(person, site.uuid, 1, []))).toMatchObject({ code: 'input/conflict', data: { revision: 2 } });
    expect((await visit('SHOWN')).config.modules).toHaveLength(1);
    await set(person, site.uuid, 2, [profile(element, { isActive: false })]);
    expect((await visit('shown')).config.modules).toEqual([]);
  });

  test('has no required fields (SPEC §5)', async () => {
    const { person, site } = await siteOf('bare');
    expect((await set(person, site.uuid, 1, [profile({})])).data.setWebsiteMain.config.modules[0].element).toEqual({
      title: '',
      description: '',
      backgroundImg: null,
      avatar: null,
    });
  });

  test('returns markup unchanged, as text', async () => {
    const { person, site } = await siteOf('marked');
    const title = '<img src=x onerror=alert(1)>貓';
    await set(person, site.uuid, 1, [profile({ title })]);
    expect((await visit('marked')).config.modules[0].element.title).toBe(title);
  });

  test.each([
    ['a title over 80', { title: 'x'.repeat(81) }, 'element.title'],
    ['a description over 1000', { description: 'x'.repeat(1001) }, 'element.description'],
  ])('with %s is rejected', async (_what, element, path) => {
    const { person, site } = await siteOf(`strict-${names++}`);
    expect(extensions(await set(person, site.uuid, 1, [profile(element)])).fields?.[0]?.path).toBe(`config.modules.0.${path}`);
  });

  test('loses invisible characters of a word processor', async () => {
    const name = `pasted-${names++}`;
    const { person, site } = await siteOf(name);
    const pasted = { title: 'The Moth\u000bCourt\u200b', description: 'a\u000bb\u2028c\r\nso\u00adft \u202a+886\u202c' };
    await set(person, site.uuid, 1, [profile(pasted)]);
    expect((await visit(name)).config.modules[0].element).toMatchObject({ title: 'The Moth Court', description: 'a\nb\nc\nsoft +886' });
  });

  test('with a picture of another person or a wrong size is rejected at its path', async () => {
    const { person, site } = await siteOf('pictured');
    const foreign = await addImage(catalog, (await catalog.creator('elsewhere')).muid, 'siteAvatar');
    const wrong = await addImage(catalog, person.muid, 'cover');
    expect(extensions(await set(person, site.uuid, 1, [profile({ avatar: foreign, backgroundImg: wrong })])).fields).toEqual([
      { path: 'config.modules.0.element.backgroundImg', key: 'upload.errors.imageSize', params: { width: 256, height: 80 } },
      { path: 'config.modules.0.element.avatar', key: 'upload.errors.notYours' },
    ]);
  });
});

describe('a module', () => {
  test.each(['social', 'page', 'journal', 'introduction', 'nonsense'])('of the inactive kind %s can’t be added (SPEC §2)', async (type) => {
    const { person, site } = await siteOf(`kinds-${names++}`);
    expect(extensions(await set(person, site.uuid, 1, [profile({}, { type })])).fields).toEqual([
      { path: 'config.modules.0.type', key: 'website.errors.moduleKind' },
    ]);
  });

  test('needs a unique id', async () => {
    const { person, site } = await siteOf('twice');
    expect(extensions(await set(person, site.uuid, 1, [profile({}), profile({})])).fields?.[0]?.key).toBe('website.errors.moduleIdTwice');
  });
});

test('a site that doesn’t exist or is hidden is null for visitors', async () => {
  expect(await visit('nobody')).toBeNull();
  expect(await visit('../x')).toBeNull();
  const { site } = await siteOf('hidden');
  await catalog.db('websites').where({ uuid: site.uuid }).update({ state: 0 });
  expect(await visit('hidden')).toBeNull();
});
