import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../testing/catalog.ts';
import { uploadInParts } from '../testing/parts.ts';
import { filesOnDisk } from '../testing/works.ts';
import { makeZip } from '../testing/zip.ts';

let catalog: TestCatalog;
let maker: TestPersonWithUuid;
beforeAll(async () => {
  catalog = await testCatalog();
  maker = await catalog.creator('maker');
});
afterAll(() => catalog?.close());

const send = async (content: Buffer) => (await uploadInParts(catalog, maker, { name: 'game.zip', content })).session.uuid;
const game = (page: string) => send(makeZip([{ name: 'index.html', content: page }]));
async function add(input: object) {
  const query = `mutation ($file_uuid: ID!, $uuid: ID, $name: String, $idempotency_key: ID) {
    addAppUpload(file_uuid: $file_uuid, uuid: $uuid, name: $name, idempotency_key: $idempotency_key) { state result error } }`;
  const { data, errors } = await catalog.graphql(query, { ...input }, maker);
  return { ...data?.addAppUpload, code: errors?.[0]?.extensions.code } as { state: number; result: { uuid: string }; code?: string };
}
const find = async (uuid: string) =>
  (await catalog.graphql('query ($uuid: ID) { findApp(uuid: $uuid) { list { name version state faults { message } } } }', { uuid }, maker))
    .data.findApp.list[0];

test('an upload becomes a new app by a job, and the next one its next version', async () => {
  const key = uuidv7();
  const file_uuid = await game('one');
  const made = await add({ file_uuid, name: 'A game', idempotency_key: key });
  expect(made.state).toBe(1);
  expect(await add({ file_uuid, name: 'A game', idempotency_key: key })).toEqual(made);
  expect(await find(made.result.uuid)).toMatchObject({ name: 'A game', version: 1, state: 'ready' });
  await add({ file_uuid: await game('two'), uuid: made.result.uuid });
  expect((await find(made.result.uuid)).version).toBe(2);
});

test('one that can’t be made says why in the app, and leaves nothing', async () => {
  const before = filesOnDisk(catalog);
  const made = await add({ file_uuid: await send(makeZip([{ name: 'a.txt', content: 'x' }])), name: 'Broken' });
  const app = await find(made.result.uuid);
  expect([app.state, app.faults[0].message]).toEqual(['failed', expect.stringContaining('index.html')]);
  expect(filesOnDisk(catalog)).toEqual(before);
});

test('without a name or an app, or with what is no upload of theirs, nothing begins', async () => {
  const jobs = () => catalog.db('jobs').where({ kind: 'add-app-upload' }).count();
  const before = await jobs();
  expect((await add({ file_uuid: await game('x') })).code).toBe('input/invalid');
  expect((await add({ file_uuid: uuidv7(), name: 'x' })).code).toBe('input/invalid');
  expect((await add({ file_uuid: await game('x'), uuid: uuidv7() })).code).toBe('404');
  expect(await jobs()).toEqual(before);
});
