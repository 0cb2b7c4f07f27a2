import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { uploadInParts } from '../../testing/parts.ts';
import { filesOnDisk } from '../../testing/works.ts';
import { makeZip } from '../../testing/zip.ts';

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
    addAppUpload(file_uuid: $file_uuid, uuid: $uuid, name: $name, idempotency_key: $idempotency_key) { uuid state result error } }`;
  const { data, errors } = await catalog.graphql(query, { ...input }, maker);
  return { ...data?.addAppUpload, code: errors?.[0]?.extensions.code } as {
    uuid: string;
    state: number;
    result: { uuid: string };
    code?: string;
  };
}
const find = async (uuid: string) =>
  (await catalog.graphql('query ($uuid: ID) { findApp(uuid: $uuid) { list { name version state faults { message } } } }', { uuid }, maker))
    .data.findApp.list[0];

test('a job makes a new app from an upload, and the next version from the next upload', async () => {
  const key = uuidv7();
  const file_uuid = await game('one');
  const made = await add({ file_uuid, name: 'A game', idempotency_key: key });
  expect(made.state).toBe(1);
  expect(await add({ file_uuid, name: 'A game', idempotency_key: key })).toEqual(made);
  expect(await find(made.result.uuid)).toMatchObject({ name: 'A game', version: 1, state: 'ready' });
  await add({ file_uuid: await game('two'), uuid: made.result.uuid });
  expect((await find(made.result.uuid)).version).toBe(2);
});

test('a repeat with the same key returns its job; with another input it is rejected', async () => {
  const [first, second] = [await game('first'), await game('second')];
  const key = uuidv7();
  const input = { file_uuid: first, name: 'Once', idempotency_key: key };
  const responses = await Promise.all(Array.from({ length: 6 }, () => add(input)));
  const [made] = responses;
  expect(made?.state).toBe(1);
  expect(responses).toEqual(responses.map(() => made));
  const uuid = made?.result.uuid ?? '';
  for (const other of [{ file_uuid: second }, { name: 'Twice' }, { uuid }]) {
    expect((await add({ ...input, ...other })).code).toBe('idempotency/conflict');
  }
  const next = { file_uuid: second, uuid, idempotency_key: uuidv7() };
  const changed = await add(next);
  expect((await add({ file_uuid: await game('third'), uuid })).state).toBe(1);
  expect([await add(input), await add(next)]).toEqual([made, changed]);
  expect((await find(uuid)).version).toBe(3);
});

test('a repeat of a key whose job was deleted is rejected', async () => {
  const input = { file_uuid: await game('long ago'), name: 'Old', idempotency_key: uuidv7() };
  const { uuid } = await add(input);
  await catalog
    .db('jobs')
    .where({ uuid: uuid.split(':')[1] })
    .delete();
  expect((await add(input)).code).toBe('404');
});

test('an upload that can’t be made into a version gives the app’s faults and leaves no files', async () => {
  const before = filesOnDisk(catalog);
  const made = await add({ file_uuid: await send(makeZip([{ name: 'a.txt', content: 'x' }])), name: 'Broken' });
  const app = await find(made.result.uuid);
  expect([app.state, app.faults[0].message]).toEqual(['failed', expect.stringContaining('index.html')]);
  expect(filesOnDisk(catalog)).toEqual(before);
});

test('without a name or an app, or with a file that isn’t the caller’s upload, no job is added', async () => {
  const jobs = () => catalog.db('jobs').where({ kind: 'add-app-upload' }).count();
  const before = await jobs();
  expect((await add({ file_uuid: await game('x') })).code).toBe('input/invalid');
  expect((await add({ file_uuid: uuidv7(), name: 'x' })).code).toBe('input/invalid');
  expect((await add({ file_uuid: await game('x'), uuid: uuidv7() })).code).toBe('404');
  expect(await jobs()).toEqual(before);
});
