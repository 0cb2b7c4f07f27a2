import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ASYNC_STATE } from '@meowtale/contracts';
import { carryOut, inTransaction } from '@meowtale/service-kit';
import { waitFor } from '@meowtale/service-kit/testing';
import { v7 as uuidv7 } from 'uuid';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { addImage } from '../../testing/listings.ts';
import { QUIET } from '../../testing/publishings.ts';
import { filesOnDisk, makeApp, setUpload } from '../../testing/works.ts';
import { takeRoom } from '../files/quota.ts';
import { copyAppKind } from './copy.ts';

const GB = 1024 ** 3;
let catalog: TestCatalog;
let maker: TestPersonWithUuid;
beforeAll(async () => {
  catalog = await testCatalog();
  maker = await catalog.creator('maker');
});
afterAll(() => catalog?.close());

const ask = (query: string, variables: object = {}, person = maker) => catalog.graphql(query, { ...variables }, person);
const COPIED = 'uuid name version state word_count logo { uuid } tags { name } status previewUrl';
const copy = (uuid: string, useAsync = false, person = maker) =>
  ask(
    'mutation ($uuid: ID!, $useAsync: Boolean) { copyApp(uuid: $uuid, useAsync: $useAsync) { uuid state progress result error } }',
    { uuid, useAsync },
    person,
  );
async function copied(uuid: string) {
  const { data } = await copy(uuid);
  expect(data.copyApp).toMatchObject({ state: ASYNC_STATE.done, progress: 100, error: null });
  const found = await ask(`query ($uuid: ID) { findApp(uuid: $uuid) { list { ${COPIED} } } }`, { uuid: data.copyApp.result.uuid });
  return found.data.findApp.list[0];
}
const codeOf = (answer: { errors?: { extensions: { code: string } }[] }) => answer.errors?.[0]?.extensions.code;
const used = async ({ muid }: TestPersonWithUuid) =>
  Number((await catalog.db('storage_usage').where({ user_uuid: muid }).first())?.used_bytes ?? 0);

const filesOf = (uuid: string) => filesOnDisk(catalog).flatMap((path) => path.split(`works/${uuid}/1/`)[1] ?? []);
const appsWithFiles = () => new Set(filesOnDisk(catalog).flatMap((path) => /^works\/([^/]+)/.exec(path)?.[1] ?? []));
const contentOf = (uuid: string, version: number) =>
  filesOnDisk(catalog)
    .filter((path) => path.includes(`works/${uuid}/${version}/`))
    .map((path) => readFileSync(join(catalog.filesDir, path), 'utf8'));

async function ended(id: string, person = maker) {
  const find = () => ask('query ($id: ID!) { findAsync(uuid: $id) { uuid state progress result error } }', { id }, person);
  await waitFor(async () => (await find()).data.findAsync.state !== ASYNC_STATE.pending);
  return (await find()).data.findAsync;
}

test('a copy has the app’s current content, its own name and origin, and is in no store', async () => {
  const app = await makeApp(catalog, maker, 'One\n* [go] Two\n-> END');
  const logo = await addImage(catalog, maker.muid, 'logo');
  await ask('mutation ($uuid: ID!, $logo: ID) { setApp(uuid: $uuid, logoFile: $logo) { uuid } }', { uuid: app.uuid, logo });
  await ask('mutation ($uuid: ID!) { setAppTags(uuid: $uuid, tags: ["user:mine"]) { uuid } }', { uuid: app.uuid });
  const before = await used(maker);
  const made = await copied(app.uuid);
  expect(made).toMatchObject({ version: 1, state: 'ready', word_count: 3, logo: { uuid: logo }, tags: [{ name: 'user:mine' }], status: 1 });
  expect(made.previewUrl).toContain(`a-${made.uuid}.`);
  expect(filesOf(made.uuid)).toEqual(filesOf(app.uuid));
  const [{ size_bytes }] = await catalog.db('app_versions').where({ app_uuid: made.uuid });
  expect(await used(maker)).toBe(before + size_bytes);
  expect((await copied(app.uuid)).name).toBe(made.name.replace('(2)', '(3)'));
  expect((await copied(made.uuid)).name).toBe(made.name.replace('(2)', '(4)'));
});

test('with useAsync the job is returned at once, and visible only to its owner', async () => {
  const app = await makeApp(catalog, maker, 'Hi\n-> END');
  const { data } = await copy(app.uuid, true);
  expect(data.copyApp).toMatchObject({ uuid: expect.stringMatching(/^catalog:/), error: null });
  const job = await ended(data.copyApp.uuid);
  expect(job).toMatchObject({ state: ASYNC_STATE.done, progress: 100, error: null });
  const other = await catalog.creator('other');
  expect((await ask('query ($id: ID!) { findAsync(uuid: $id) { uuid } }', { id: job.uuid }, other)).data.findAsync).toBeNull();
});

test('a copy and its original can be deleted independently', async () => {
  const app = await makeApp(catalog, maker, 'Hi\n-> END');
  const { uuid } = await copied(app.uuid);
  const drop = async (deleted: string) => {
    await ask('mutation ($uuid: ID!) { setAppTags(uuid: $uuid, tags: ["flag:delete"]) { uuid } }', { uuid: deleted });
    return ask('mutation ($uuid: ID!) { delApp(uuid: $uuid) }', { uuid: deleted });
  };
  expect((await drop(app.uuid)).data.delApp).toBe(true);
  expect(filesOf(uuid)).not.toEqual([]);
  expect(codeOf(await copy(app.uuid))).toBe('404');
  expect((await copied(uuid)).state).toBe('ready');
});

test('an app without a version is copied; one in the trash, or another person’s, isn’t', async () => {
  const { uuid } = (await ask('mutation { addApp(name: "Empty", default_lang: "en-US") { uuid } }')).data.addApp;
  expect(await copied(uuid)).toMatchObject({ name: 'Empty (2)', version: 0, state: 'empty', previewUrl: null });
  expect(codeOf(await copy(uuid, false, await catalog.creator('other')))).toBe('404');
  await ask('mutation ($uuid: ID!) { setAppTags(uuid: $uuid, tags: ["flag:delete"]) { uuid } }', { uuid });
  expect(codeOf(await copy(uuid))).toBe('404');
});

test('a version made during the copy fails the attempt, and the next copies it with its files', async () => {
  const { uuid } = (await ask('mutation { addApp(name: "Late", default_lang: "en-US") { uuid } }')).data.addApp;
  const job = {
    uuid: uuidv7(),
    userUuid: maker.muid,
    attempt: 1,
    leftMs: 600_000,
    signal: AbortSignal.any([]),
    tell: async () => {},
    log: QUIET,
  };
  const run = () => copyAppKind(catalog.db, catalog.storage).run({ ...job, input: { app: uuid } });
  for (const [version, story] of ['One\n-> END', 'One\nTwo\n-> END'].entries()) {
    const before = appsWithFiles();
    const finish = await run();
    await setUpload(catalog, maker, uuid, story, 'story.ink');
    await expect(carryOut(catalog.db, finish, finish.after)).rejects.toThrow(`has version ${version + 1} by now`);
    expect(appsWithFiles()).toEqual(new Set([...before, uuid]));
  }
  const { uuid: made } = (await catalog.db.transaction(await run())) as { uuid: string };
  const [copied, original] = await Promise.all([made, uuid].map((app) => catalog.db('apps').where({ uuid: app }).first()));
  expect(copied).toMatchObject({ version: 1, state: 'ready', word_count: original.word_count });
  const [newest] = await catalog.db('app_versions').where({ app_uuid: uuid, version: 2 });
  expect(await catalog.db('app_versions').where({ app_uuid: made })).toMatchObject([{ version: 1, file_uuid: newest.file_uuid }]);
  expect(contentOf(made, 1)).not.toEqual([]);
  expect(contentOf(made, 1)).toEqual(contentOf(uuid, 2));
});

test('a copy has its files after a repeated transaction and after an interrupted attempt', async () => {
  const { uuid } = await makeApp(catalog, maker, 'Hi\n-> END');
  const job = {
    uuid: uuidv7(),
    userUuid: maker.muid,
    attempt: 1,
    leftMs: 600_000,
    signal: AbortSignal.any([]),
    tell: async () => {},
    log: QUIET,
  };
  const run = () => copyAppKind(catalog.db, catalog.storage).run({ ...job, input: { app: uuid } });
  await run();
  const finish = await run();
  let tries = 0;
  const made = await inTransaction(catalog.db, async (tx) => {
    const result = (await finish(tx)) as { uuid: string };
    tries += 1;
    if (tries === 1) throw Object.assign(new Error('deadlock'), { code: '40P01' });
    return result;
  });
  expect([tries, contentOf(made.uuid, 1)]).toEqual([2, contentOf(uuid, 1)]);
  await finish.after?.(false);
  expect(contentOf(made.uuid, 1)).not.toEqual([]);
});

test('without storage left no copy is made, whether that is known before or after the job', async () => {
  const full = await catalog.creator('full');
  const app = await makeApp(catalog, full, 'Hi\n-> END');
  const left = 5 * GB - (await used(full));
  await catalog.db.transaction((tx) => takeRoom(tx, full.muid, left));
  expect(codeOf(await copy(app.uuid, true, full))).toBe('file/upload.app.add_size');
  await catalog.db.transaction((tx) => takeRoom(tx, full.muid, -left));

  const before = filesOnDisk(catalog);
  const tx = await catalog.db.transaction();
  await takeRoom(tx, full.muid, left);
  const { data } = await copy(app.uuid, true, full);
  await tx.commit();
  expect(await ended(data.copyApp.uuid, full)).toMatchObject({ state: ASYNC_STATE.failed, error: { code: 'file/upload.app.add_size' } });
  expect(filesOnDisk(catalog)).toEqual(before);
});

test('a name of the maximum length is shortened for the number', async () => {
  const name = 'n'.repeat(80);
  const { uuid } = (await ask('mutation ($name: String!) { addApp(name: $name, default_lang: "en-US") { uuid } }', { name })).data.addApp;
  expect((await copied(uuid)).name).toBe(`${'n'.repeat(76)} (2)`);
});
