import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ImageTarget } from '@meowtale/contracts/inputs/catalog/upload';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { makeFilm } from '../../testing/film.ts';
import { commandsOf, completeData } from '../../testing/listings.ts';
import { filesOnDisk, upload } from '../../testing/works.ts';
import { dropUnusedFiles } from './tidy.ts';

const WEEK = 7 * 86_400;
let catalog: TestCatalog;
let maker: TestPersonWithUuid;
beforeAll(async () => {
  catalog = await testCatalog();
  maker = await catalog.creator('maker');
});
afterAll(() => catalog?.close());

const used = async () => Number((await catalog.db('storage_usage').where({ user_uuid: maker.muid }).first())?.used_bytes ?? 0);
const ask = async (query: string, variables: object) => {
  const { data, errors } = await catalog.graphql(query, { ...variables }, maker);
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
};
const SCOPES = { logo: 'app', thumb: 'app', avatar: 'avatar', siteBackground: 'website', siteAvatar: 'website' };

let pictures = 0;

/** Uploads a picture for its target, each of another colour, or a video. */
async function send(target: ImageTarget | 'film'): Promise<string> {
  pictures += 1;
  const color = { r: pictures % 256, g: 0, b: 0 };
  const picture = sharp({ create: { width: 1280, height: 720, channels: 3, background: color } });
  const content = target === 'film' ? makeFilm() : await picture.toFormat(target === 'logo' ? 'png' : 'jpeg').toBuffer();
  const scope = SCOPES[target as keyof typeof SCOPES] ?? 'store';
  const fields = { scope, target: target === 'film' ? 'screenshot' : target };
  return (await upload(catalog, maker, { fields, name: target === 'logo' ? 'x.png' : 'x.jpg', content })).json().uuid;
}

const SET = 'mutation ($uuid: ID!, $logo: ID, $thumb: ID) { setApp(uuid: $uuid, logoFile: $logo, thumbFile: $thumb) { uuid } }';
const addApp = async (): Promise<string> => (await ask('mutation { addApp(name: "A", default_lang: "en-US") { uuid } }', {})).addApp.uuid;
const delApp = (uuid: string) =>
  ask('mutation ($uuid: ID!) { setAppTags(uuid: $uuid, tags: ["flag:delete"]) { uuid } delApp(uuid: $uuid) }', { uuid });

const drop = async (atOnce?: number) => (await dropUnusedFiles(catalog.db, catalog.storage, { ...(atOnce && { atOnce }) })).dropped;

/** Deletes unused files a week later. Returns how many. */
async function tidy(): Promise<number> {
  await catalog.moveClock(WEEK + 1);
  const dropped = await drop(3);
  await catalog.moveClock(-WEEK - 1);
  return dropped;
}

test('a drama’s picture stays until its owner deletes it, because its use isn’t known here', async () => {
  const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: '#123456' } });
  const fields = { scope: 'drama' };
  const { uuid } = (await upload(catalog, maker, { fields, name: 'x.png', content: await picture.png().toBuffer() })).json();
  await tidy();
  expect(await catalog.db('files').where({ uuid }).pluck('scope')).toEqual(['drama']);
  await ask('mutation ($uuid: ID!) { delFile(uuid: $uuid) }', { uuid });
  expect(await catalog.db('files').pluck('uuid')).toEqual([]);
});

test('deleting an app deletes its pictures and frees their storage, except those that a copy shows', async () => {
  const [uuid, logo, thumb] = [await addApp(), await send('logo'), await send('thumb')];
  await ask(SET, { uuid, logo, thumb });
  const copy = (await ask('mutation ($uuid: ID!) { copyApp(uuid: $uuid) { result } }', { uuid })).copyApp.result.uuid;
  await ask(SET, { uuid: copy, thumb: null, logo });
  const { size_bytes } = await catalog.db('files').where({ uuid: logo }).first();
  await delApp(uuid);
  expect([await used(), await catalog.db('files').pluck('uuid')]).toEqual([size_bytes, [logo]]);
  await delApp(copy);
  expect([await used(), await catalog.db('files').pluck('uuid'), filesOnDisk(catalog)]).toEqual([0, [], []]);
});

test('references to files are found by an index when one is deleted', async () => {
  const { rows } = await catalog.db.raw(
    `select conrelid::regclass::text as of, attname as name, exists (
       select from pg_index where indrelid = conrelid and indkey[0] = attnum and indisvalid
     ) as is_indexed
     from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and confrelid = 'files'::regclass order by attname`,
  );
  expect(rows).toEqual([
    { of: 'apps', name: 'logo_file', is_indexed: true },
    { of: 'apps', name: 'thumb_file', is_indexed: true },
  ]);
});

test('a replaced picture is deleted when it is a week old, and its storage freed', async () => {
  const [uuid, before, now] = [await addApp(), await send('logo'), await send('logo')];
  await ask(SET, { uuid, logo: before });
  await ask(SET, { uuid, logo: now });
  expect(await drop()).toBe(0);
  const loose = await Promise.all((['cover', 'film', 'thumb', 'avatar'] as const).map(send));
  const { size_bytes } = await catalog.db('files').where({ uuid: now }).first();
  // Two processes at once.
  await catalog.moveClock(WEEK + 1);
  const dropped = await Promise.all([drop(2), drop(2)]);
  await catalog.moveClock(-WEEK - 1);
  expect(dropped.reduce((sum, count) => sum + count)).toBe(loose.length + 1);
  expect([await used(), await catalog.db('files').pluck('uuid')]).toEqual([size_bytes, [now]]);
  await delApp(uuid);
  expect([await used(), filesOnDisk(catalog)]).toEqual([0, []]);
});

test('files shown by an app, a person, a site, a draft, a listing’s history or a text are kept', async () => {
  const { db } = catalog;
  const placesByUuid = new Map<string, string>();
  const name = async (where: string, target: ImageTarget | 'film') => {
    const uuid = await send(target);
    placesByUuid.set(uuid, where);
    return uuid;
  };
  const address = async (where: string) => `See http://files.localhost:3002/i/${await name(where, 'cover')}.jpg`;

  const app = await addApp();
  await ask(SET, { uuid: app, logo: await name('logo', 'logo'), thumb: await name('thumb', 'thumb') });
  await db('app_trees').insert({ app_uuid: app, node: JSON.stringify([{ text: await address('tree') }]) });
  await db('apps')
    .where({ uuid: app })
    .update({ meta: { notes: await address('meta') } });
  const profile = { head: await name('head', 'avatar'), brief: await address('brief') };
  await ask('mutation ($profile: UserProfileInput) { setUser(profile: $profile) { uuid } }', { profile });
  const site = (await ask('mutation { addWebsiteMain(name: "cats") { uuid revision } }', {})).addWebsiteMain;
  const element = { title: '', backgroundImg: await name('background', 'siteBackground'), avatar: await name('site', 'siteAvatar') };
  const config = { modules: [{ cid: 'a', type: 'profile', element: { ...element, description: await address('site words') } }] };
  const setSite =
    'mutation ($uuid: ID!, $revision: Int!, $config: WebsiteConfigInput!) { setWebsiteMain(uuid: $uuid, revision: $revision, config: $config) { uuid } }';
  await ask(setSite, { uuid: site.uuid, revision: site.revision, config });
  const article = [{ type: 'image', data: { url: (await address('article')).replace('See ', '') } }];
  await ask('mutation ($blocks: JSON!) { addWebsiteArticle(config: { content: { blocks: $blocks } }) { uuid } }', { blocks: article });
  const was = JSON.stringify([{ element: { avatar: await name('what the site was', 'siteAvatar') } }]);
  const version = { uuid: crypto.randomUUID(), website_uuid: site.uuid, revision: 1, modules: was, theme: 'paper', language: 'en-US' };
  await db('website_versions').insert(version);

  const commands = commandsOf(catalog);
  const store = await commands.addStore(maker);
  const page = async (when: string) => {
    const data = await completeData(catalog, maker);
    const [entry] = data.store_submit_info.list;
    if (!entry) throw new Error('there is no language');
    for (const target of ['cover', 'cover1to1', 'cover240x320'] as const) entry[target] = await name(`${when} ${target}`, target);
    entry.screenshots = [await name(when, 'screenshot'), await name(when, 'film'), await name(when, 'screenshot')];
    entry.introduction = await address(`${when} words`);
    return data;
  };
  const submitted = await commands.submit(maker, store.uuid, await page('history'));
  const saved = await commands.save(maker, store.uuid, submitted.data.addStoreSubmit, await page('draft'));
  expect(saved.errors).toBeUndefined();
  const row = { uuid: uuidv7(), store_uuid: store.uuid };
  await db('store_comments').insert({ ...row, user_uuid: maker.muid, comment: await address('comment') });
  const written = { content: await address('update log'), note: await address('note') };
  await db('store_update_logs').insert({ ...row, writer_uuid: maker.muid, ...written });

  const loose = await send('cover');
  expect(await tidy()).toBeGreaterThanOrEqual(1);
  const left = new Set(await db('files').pluck('uuid'));
  expect([...placesByUuid].filter(([uuid]) => !left.has(uuid)).map(([, where]) => where)).toEqual([]);
  expect([left.has(loose), placesByUuid.size]).toEqual([false, 28]);
  const response = await catalog.graphql('mutation ($uuid: ID!) { delFile(uuid: $uuid) }', { uuid: [...placesByUuid.keys()][0] }, maker);
  expect(response.errors?.[0]?.extensions.code).toBe('file/in-use');
});
