import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { isConnectionLost } from '@meowtale/service-kit';
import { loseCommit } from '@meowtale/service-kit/testing';
import type { Knex } from 'knex';
import { v7 as uuidv7 } from 'uuid';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { beginUpload, type FileInParts, getSession, md5Of, mergeUpload, putChunk, type TestSession } from '../../testing/parts.ts';
import { filesOnDisk } from '../../testing/works.ts';
import { makeZip } from '../../testing/zip.ts';
import { takeChunk } from './chunks.ts';
import { mergeChunkFile } from './merge.ts';
import { delFile } from './own-files.ts';
import { addUploadSession } from './sessions.ts';

const UNKNOWN = { code: 'other/outcome-unknown' };
const content = makeZip([{ name: 'index.html', content: 'x' }]);
const game: FileInParts = { name: 'game.zip', content };
const LIST = '{ findUploadSession { uuid size md5 chunks { n url is_there } } }';

let catalog: TestCatalog;
let maker: TestPersonWithUuid;
beforeAll(async () => {
  catalog = await testCatalog();
});
afterAll(() => catalog?.close());

const asMaker = async (name: string) => {
  maker = await catalog.creator(name);
};
const used = async () => Number((await catalog.db('storage_usage').where({ user_uuid: maker.muid }).first())?.used_bytes ?? 0);
const listed = async (): Promise<TestSession[]> => (await catalog.graphql(LIST, {}, maker)).data.findUploadSession;
const begun = async () => (await beginUpload(catalog, maker, game)).session;
const send = (url: string) => putChunk(catalog, maker, url, content).then(({ statusCode }) => statusCode);

test.each([
  ['at once', true],
  ['later', false],
])('an upload whose beginning was committed without a response exists and is continued; the database is back %s', async (when, isBack) => {
  await asMaker(`began-${isBack}`);
  const input = { basename: game.name, size: content.length, md5: md5Of(content) };
  const begin = (db: Knex) => addUploadSession(db, catalog.storage, maker.muid, input);
  const error = await loseCommit(catalog.database, { table: 'upload_sessions', on: 'insert', isBack }, begin);
  expect([when, error]).toEqual([when, expect.objectContaining(UNKNOWN)]);
  const [session, ...others] = await listed();
  expect([others, session?.chunks[0]?.is_there, await used()]).toEqual([[], false, content.length]);
  expect(await send(session?.chunks[0]?.url ?? '')).toBe(204);
  expect(await mergeUpload(catalog, maker, session?.uuid ?? '')).toMatchObject({ state: 1, result: { uuid: session?.uuid } });
  expect(await used()).toBe(content.length);
});

test('six requests with one key begin one upload; another request with the key is rejected', async () => {
  await asMaker('repeats');
  const before = filesOnDisk(catalog);
  const key = uuidv7();
  const begin = (file = game, more = {}) => beginUpload(catalog, maker, file, { key, ...more });
  const repeats = await Promise.all(Array.from({ length: 6 }, () => begin()));
  const uuid = repeats[0]?.session.uuid ?? '';
  expect(repeats).toEqual(repeats.map(() => ({ session: expect.objectContaining({ uuid, basename: game.name }), code: undefined })));
  expect([(await listed()).length, await used()]).toEqual([1, content.length]);
  for (const [file, more] of [[{ ...game, name: 'other.zip' }], [game, { size: 5 }], [game, { md5: '0'.repeat(32) }]] as const) {
    expect((await begin(file, more)).code).toBe('idempotency/conflict');
  }
  const others = await catalog.creator('same-key');
  expect((await beginUpload(catalog, others, game, { key })).session.uuid).not.toBe(uuid);
  expect((await begin(game, { key: uuidv7() })).session.uuid).not.toBe(uuid);
  expect((await begin(game, { key: 'short' })).code).toBe('input/invalid');
  await Promise.all((await listed()).map((upload) => delFile(catalog.db, catalog, maker.muid, { uuid: upload.uuid })));
  expect((await begin()).code).toBe('upload/not-found');
  const [left] = await catalog.db('upload_sessions').where({ owner_uuid: others.muid });
  await delFile(catalog.db, catalog, others.muid, { uuid: left.uuid });
  expect([await listed(), await used(), filesOnDisk(catalog)]).toEqual([[], 0, before]);
});

test('a repeat after a lost response returns the upload that was begun, which counts once', async () => {
  await asMaker('retried');
  const input = { basename: game.name, size: content.length, md5: md5Of(content), idempotency_key: uuidv7() };
  const begin = (db: Knex) => addUploadSession(db, catalog.storage, maker.muid, input);
  expect(await loseCommit(catalog.database, { table: 'upload_sessions', on: 'insert' }, begin)).toMatchObject(UNKNOWN);
  const { uuid, chunks } = await begin(catalog.db);
  expect([(await listed()).map((one) => one.uuid), await used()]).toEqual([[uuid], content.length]);
  expect(await send(chunks[0]?.url ?? '')).toBe(204);
  expect(await mergeUpload(catalog, maker, uuid)).toMatchObject({ state: 1, result: { uuid } });
  await expect(begin(catalog.db)).rejects.toMatchObject({ code: 'upload/not-found' });
  expect(await used()).toBe(content.length);
});

test('an upload that was rolled back without a response leaves neither bytes nor usage', async () => {
  await asMaker('rolled-back');
  const before = filesOnDisk(catalog);
  const full = { basename: game.name, size: 2 * 1024 ** 3, md5: md5Of(content) };
  await catalog.db('storage_usage').insert({ user_uuid: maker.muid, used_bytes: 4 * 1024 ** 3 });
  await expect(addUploadSession(catalog.db, catalog.storage, maker.muid, full)).rejects.toMatchObject({ code: 'file/upload.app.add_size' });
  expect([filesOnDisk(catalog), await listed(), await used()]).toEqual([before, [], 4 * 1024 ** 3]);
});

test.each(['insert', 'update'] as const)('a part whose %s got no response can be sent again, and is stored once', async (on) => {
  await asMaker(`sent-${on}`);
  const { uuid, chunks } = await begun();
  const part = { ownerUuid: maker.muid, upload: uuid, n: 1, contentMd5: md5Of(content, 'base64'), contentLength: content.length };
  const take = (db: Knex) => takeChunk(db, catalog.storage, { ...part, content: Readable.from([content]) });
  expect(isConnectionLost(await loseCommit(catalog.database, { table: 'upload_chunks', on }, take))).toBe(true);
  expect([await send(chunks[0]?.url ?? ''), await send(chunks[0]?.url ?? '')]).toEqual([204, 204]);
  const { session } = await getSession(catalog, maker, uuid);
  expect([session.chunks.map(({ is_there }) => is_there), await used()]).toEqual([[true], content.length]);
  expect(await catalog.db('upload_chunks').where({ upload_uuid: uuid })).toHaveLength(1);
});

test('a merge that began without a response is found by the next call', async () => {
  await asMaker('merged');
  const { uuid, chunks } = await begun();
  await send(chunks[0]?.url ?? '');
  const merge = (db: Knex) => mergeChunkFile(db, catalog.storage, maker.muid, { uuid });
  expect(await loseCommit(catalog.database, { table: 'upload_sessions', on: 'update' }, merge)).toMatchObject(UNKNOWN);
  expect(await mergeUpload(catalog, maker, uuid)).toMatchObject({ state: 1, result: { uuid } });
  expect([await catalog.db('jobs').where({ subject: uuid }), await used()]).toEqual([[expect.anything()], content.length]);
});

test('an upload that was deleted without a response frees its storage once', async () => {
  await asMaker('deleted');
  const { uuid } = await begun();
  const remove = (db: Knex) => delFile(db, catalog, maker.muid, { uuid });
  expect(await loseCommit(catalog.database, { table: 'upload_sessions', on: 'delete' }, remove)).toMatchObject(UNKNOWN);
  expect([await used(), await listed()]).toEqual([0, []]);
  await expect(delFile(catalog.db, catalog, maker.muid, { uuid })).rejects.toMatchObject({ status: 404 });
  expect(await used()).toBe(0);
});
