import { afterAll, beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { filesOnDisk, upload } from '../../testing/works.ts';

let catalog: TestCatalog;
let maker: TestPersonWithUuid;
let other: TestPersonWithUuid;
beforeAll(async () => {
  catalog = await testCatalog();
  maker = await catalog.creator('maker');
  other = await catalog.creator('other');
});
afterAll(() => catalog?.close());

const picture = (width: number, height: number, type: 'png' | 'jpeg', alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 20, g: 40, b: 60, alpha } } })
    .toFormat(type)
    .toBuffer();
const send = async (name: string, content: Buffer | string, person = maker) =>
  upload(catalog, person, { fields: { scope: 'drama' }, name, content });
const used = async () => Number((await catalog.db('storage_usage').where({ user_uuid: maker.muid }).first())?.used_bytes ?? 0);
const FIND = `query ($q: ListQuery) {
  findDramaFile(q: $q) { list { uuid url basename mimeType size width height } totalCount pageInfo { hasNextPage endCursor } }
}`;
const find = async (q: object | null = null, person = maker) => (await catalog.graphql(FIND, { q }, person)).data.findDramaFile;

test('a person lists their pictures for dramas, the newest first, page by page, and deletes them', async () => {
  const before = await used();
  const bg = (await send('Pier.jpg', await picture(2400, 1350, 'jpeg'))).json();
  const figure = (await send('Mira.png', await picture(300, 900, 'png', 0))).json();
  // Pictures with another scope, and other people's, aren't listed.
  await upload(catalog, maker, { fields: { scope: 'store' }, name: 'x.png', content: await picture(30, 30, 'png') });
  await send('Theirs.png', await picture(30, 30, 'png'), other);

  const all = await find();
  expect(all).toMatchObject({ totalCount: 2, pageInfo: { hasNextPage: false } });
  expect(all.list).toEqual([figure, bg]);
  expect(bg).toMatchObject({ width: 1920, height: 1080, mimeType: 'image/jpeg', url: expect.stringMatching(/\/i\/[0-9a-f-]{36}\.jpg$/) });
  const first = await find({ pageSize: 1 });
  expect(first).toMatchObject({ list: [{ basename: 'Mira.png' }], pageInfo: { hasNextPage: true } });
  expect(await find({ pageSize: 1, after: first.pageInfo.endCursor })).toMatchObject({
    list: [{ basename: 'Pier.jpg' }],
    pageInfo: { hasNextPage: false },
  });

  const taken = await used();
  expect(taken - before).toBeGreaterThanOrEqual(bg.size + figure.size);
  await catalog.graphql('mutation ($uuid: ID!) { delFile(uuid: $uuid) }', { uuid: bg.uuid }, maker);
  expect((await find()).list).toEqual([figure]);
  expect(await used()).toBe(taken - bg.size);
});

test('a picture with transparency stays a PNG with it', async () => {
  const { uuid } = (await send('Mira.png', await picture(300, 900, 'png', 0))).json();
  const stored = sharp(`${catalog.filesDir}/images/${uuid.slice(-2)}/${uuid}.png`);
  expect(await stored.metadata()).toMatchObject({ format: 'png', width: 300, height: 900, hasAlpha: true });
  expect([...(await stored.raw().toBuffer()).subarray(0, 4)][3]).toBe(0);
});

test.each([
  ['a story', 'a.ink', 'Once.', 415, 'upload/type-refused'],
  ['a picture of another kind', 'a.webp', null, 415, 'upload/type-refused'],
  ['more than 5 MiB', 'a.png', Buffer.alloc(5 * 1024 ** 2 + 1, 1), 413, 'upload/too-large'],
])('%s is rejected, and nothing remains', async (_what, name, content, status, code) => {
  const webp = sharp({ create: { width: 30, height: 30, channels: 3, background: '#123456' } }).webp();
  const before = [filesOnDisk(catalog), await used()];
  const answer = await send(name, content ?? (await webp.toBuffer()));
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  expect([filesOnDisk(catalog), await used()]).toEqual(before);
});

test('a full storage rejects a picture for a drama', async () => {
  await catalog
    .db('storage_usage')
    .where({ user_uuid: maker.muid })
    .update({ used_bytes: 1024 ** 4 });
  const answer = await send('a.png', await picture(30, 30, 'png'));
  expect(answer.json()).toMatchObject({ code: 'file/upload.app.add_size' });
});

test.each([
  [{ page: 0 }, 'q.page'],
  [{ after: 'nonsense' }, 'q.after'],
  [{ orderField: 'size-asc' }, 'q.orderField'],
])('an invalid query is rejected: %j', async (q, path) => {
  const { errors } = await catalog.graphql(FIND, { q }, maker);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'input/invalid' });
  expect(JSON.stringify(errors?.[0]?.extensions)).toContain(path.split('.')[1]);
});
