import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { makeApp, upload } from '../../testing/works.ts';

let catalog: TestCatalog;
let maker: TestPersonWithUuid;
beforeAll(async () => {
  catalog = await testCatalog();
  maker = await catalog.creator('maker');
});
afterAll(() => catalog?.close());

const STORY = Buffer.from('One room.\n* [Leave] -> END\n');

/** Uploads a file as our pages do: a form's file name can't say all that a file may be called, so its name is sent apart. */
async function send(name: string, content: Buffer) {
  const plain = name.replaceAll(/[^\x20-\x7e]|"/g, '_');
  const answer = await upload(catalog, maker, { fields: { scope: 'app', basename: name }, name: plain, content });
  const body: { code?: string; basename?: string; uuid: string } = answer.json();
  return { status: answer.statusCode, ...body };
}
const makeOf = async (file: string) => {
  const query = 'mutation ($file: ID!) { addAppUpload(file_uuid: $file, name: "One", default_lang: "en-US") { state result } }';
  const { data } = await catalog.graphql(query, { file }, maker);
  return data.addAppUpload as { state: number; result: { uuid: string } | null };
};
const textOf = async (uuid: string) =>
  (await catalog.graphql('query ($uuid: ID!) { findAppSource(uuid: $uuid) { text } }', { uuid }, maker)).data.findAppSource.text;

test.each([
  ['👩‍👩‍👦 story.ink', '👩‍👩‍👦 story.ink'],
  ['photo\u202eknI.ink', 'photoknI.ink'],
  ['two\nlines.ink', 'two lines.ink'],
  [' spaces .ink', 'spaces .ink'],
  ['100% #1 & co?.ink', '100% #1 & co.ink'],
  ['cafe\u0301.ink', 'caf\u00e9.ink'],
  ['STORY.INK', 'STORY.INK'],
  [`${'0'.repeat(250)}.ink`, `${'0'.repeat(250)}.ink`],
  ['.ink', '.ink'],
])('a story in a file called %j becomes an app', async (name, basename) => {
  const file = await send(name, STORY);
  expect(file).toMatchObject({ status: 201, basename });
  const { result } = await makeOf(file.uuid);
  expect(await textOf(result?.uuid ?? '')).toBe(STORY.toString());
});

describe('a name of', () => {
  const names: Record<string, string> = JSON.parse(readFileSync(join(import.meta.dirname, '../../../fixtures/file-names.json'), 'utf8'));
  const STORED: Record<string, string | null> = {
    NUL: 'x.ink',
    'line break': 'two lines.ink',
    'right-to-left override': 'photoknI.ink',
    'half a sign': 'a.ink',
    'only blanks and joiners': '.ink',
    '255 units': names['255 units'] ?? '',
    '256 units': null,
  };

  test.each(Object.entries(names))('%s is stored as what can be seen of it, or rejected at once', async (what, name) => {
    const query =
      'mutation ($name: String!) { addUploadSession(basename: $name, size: 27, md5: "00000000000000000000000000000000", system: "web") { uuid basename } }';
    const { data, errors } = await catalog.graphql(query, { name }, maker);
    const keys = (errors?.[0]?.extensions.fields as { path: string; key: string }[] | undefined)?.map(({ path, key }) => [path, key]);
    expect(data?.addUploadSession?.basename ?? keys).toEqual(STORED[what] ?? [['basename', 'upload.errors.nameTooLong']]);
  });
});

describe('a story whose bytes are', () => {
  test.each([
    ['UTF-8 with its mark and the line ends of Windows', Buffer.from('\ufeffOne room.\r\n* [Leave] -> END\r\n'), STORY.toString()],
    ['UTF-8 with the line ends of old Macs', Buffer.from('One room.\r* [Leave] -> END\r'), STORY.toString()],
    ['UTF-16', Buffer.from('\xff\xfeO\0n\0e\0', 'latin1'), 'One'],
  ])('%s is read as it was written', async (_, content, text) => {
    const file = await send('story.ink', content);
    const { result } = await makeOf(file.uuid);
    expect(await textOf(result?.uuid ?? '')).toBe(text);
  });

  test('Latin-1 is rejected with how to save the file', async () => {
    expect(await send('latin1.ink', Buffer.from('caf\xe9\n* [x] -> END\n', 'latin1'))).toMatchObject({
      status: 415,
      code: 'upload/type-refused',
      fields: [{ key: 'upload.errors.inkNotUtf8' }],
    });
  });

  test('none is no archive, and no story', async () => {
    expect(await send('empty.zip', Buffer.alloc(0))).toMatchObject({ status: 415, code: 'upload/type-refused' });
    expect(await makeApp(catalog, maker, Buffer.alloc(0), 'empty.ink')).toMatchObject({
      state: 'failed',
      faults: [{ key: 'ink.emptyStory' }],
    });
  });
});
