import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { storyFileWith } from '../../testing/drama.ts';
import { makeApp, setUpload, storyFixture, upload } from '../../testing/works.ts';
import { makeZip } from '../../testing/zip.ts';

const ARCHIVES = join(import.meta.dirname, '../../../fixtures/archives');
const PAGE = join(import.meta.dirname, '../../../fixtures/pages/single.html');
const PROJECT = join(import.meta.dirname, '../../../../packages/story/src/testing/includes/project');
const project = ['main.ink', 'rooms/cellar.ink', 'rooms/kitchen.ink'].map((path) => ({
  name: `story/${path}`,
  content: readFileSync(join(PROJECT, path)),
}));

let catalog: TestCatalog;
let maker: TestPersonWithUuid;
beforeAll(async () => {
  catalog = await testCatalog();
  maker = await catalog.creator('maker');
});
afterAll(() => catalog?.close());

const make = (content: Buffer | string, name: string) => makeApp(catalog, maker, content, name);
const sourceOf = async (uuid: string, language = 'en-US') =>
  (
    await catalog.graphql(
      'query ($uuid: ID!, $language: String) { findAppSource(uuid: $uuid, language: $language) { language text languages } }',
      { uuid, language },
      maker,
    )
  ).data.findAppSource;

test('a game of one page is accepted as a page and in a zip', async () => {
  for (const [file, name] of [
    [PAGE, 'My Story.html'],
    [PAGE, 'OLD.HTM'],
    [join(ARCHIVES, 'single-html.zip'), 'My Story.zip'],
  ] as const) {
    expect(await make(readFileSync(file), name)).toMatchObject({ kind: 'upload', state: 'ready', faults: [] });
  }
});

test('a page over 5 MB, and a file only named like one, are rejected', async () => {
  const send = (content: Buffer, name: string) => upload(catalog, maker, { fields: { scope: 'app' }, name, content });
  const large = await send(Buffer.alloc(5 * 1024 ** 2 + 1, 'x'), 'a.html');
  expect(large.json()).toMatchObject({ code: 'upload/too-large', fields: [{ params: { maxBytes: 5 * 1024 ** 2 } }] });
  expect((await send(readFileSync(join(ARCHIVES, 'backslash.zip')), 'a.html')).json().code).toBe('upload/type-refused');
  const app = await make(Buffer.from('\ufeff<p>Hi</p>', 'utf16le'), 'wide.html');
  expect(app).toMatchObject({ state: 'failed', faults: [{ key: 'notUtf8', params: { file: 'index.html' } }] });
});

test('a story zipped on macOS with unmarked UTF-8 names is read in each of its languages', async () => {
  const app = await make(readFileSync(join(ARCHIVES, 'mac-story.zip')), 'story.zip');
  expect(app).toMatchObject({ kind: 'ink', state: 'ready', languages: ['en-US', 'ja-JP'] });
});

describe('a text', () => {
  const story = storyFixture('the-night-shop');
  test.each([
    ['UTF-16', Buffer.from(`\ufeff${story}`, 'utf16le')],
    ['UTF-16 without its mark', Buffer.from(story, 'utf16le').swap16()],
    ['UTF-8 with the line ends of old Macs', Buffer.from(story.replaceAll('\n', '\r'))],
  ])('in %s is the same story as in UTF-8', async (_what, bytes) => {
    const plain = await make(story, 'story.ink');
    for (const [content, name] of [
      [bytes, 'story.ink'],
      [makeZip([{ name: 'en-US.ink', content: bytes }]), 'story.zip'],
    ] as const) {
      const app = await make(content, name);
      expect(app).toMatchObject({ state: 'ready', faults: [], word_count: plain.word_count });
      expect((await sourceOf(app.uuid)).text).toBe(story);
    }
  });
});

test('a story file with a line separator in its text is accepted', async () => {
  const json = JSON.stringify(storyFileWith()).replace('Rain on the planks.', 'Rain\u2028on the planks.');
  expect(await make(json, 'ferry.json')).toMatchObject({ kind: 'story', state: 'ready', faults: [] });
});

describe('a story of several files', () => {
  test('is accepted when only one file isn’t included by others, and can be edited as one text', async () => {
    const notes = [
      { name: 'README.md', content: 'Read me' },
      { name: 'story/notes.txt', content: 'Notes' },
    ];
    const app = await make(makeZip([...notes, ...project]), 'story.zip');
    expect(app).toMatchObject({ kind: 'ink', state: 'ready', languages: ['en-US'], faults: [] });
    const { text } = await sourceOf(app.uuid);
    expect(text).toContain('=== kitchen');
    expect(await make(text, 'story.ink')).toMatchObject({ state: 'ready', word_count: app.word_count });
  });

  test('has a language for each file that is named by one, with its included files', async () => {
    const app = await make(
      makeZip([
        { name: 'en-US.ink', content: 'INCLUDE parts/end.ink\nHello.\n-> end' },
        { name: 'ja-JP.ink', content: 'INCLUDE parts/owari.ink\nこんにちは。\n-> end' },
        { name: 'parts/end.ink', content: '== end\nBye.\n-> END' },
        { name: 'parts/owari.ink', content: '== end\nさようなら。\n-> END' },
      ]),
      'story.zip',
    );
    expect(app).toMatchObject({ state: 'ready', languages: ['en-US', 'ja-JP'] });
    expect((await sourceOf(app.uuid, 'ja-JP')).text).toContain('さようなら');
  });

  test('gives faults by file and line of the original', async () => {
    const wrong = [
      { name: 'main.ink', content: 'INCLUDE rooms/a.ink\nHello.\n-> a' },
      { name: 'rooms/a.ink', content: '== a\nHere.\n-> nowhere' },
    ];
    expect((await make(makeZip(wrong), 'story.zip')).faults).toMatchObject([{ file: 'rooms/a.ink', line: 3, key: 'ink.target' }]);
    // Line ends of word processors count as lines in their file.
    const broken = [
      { name: 'main.ink', content: 'INCLUDE rooms/a.ink\nHello.\n-> a' },
      { name: 'rooms/a.ink', content: '== a\nHere.\u2028There.\n-> nowhere' },
    ];
    expect((await make(makeZip(broken), 'story.zip')).faults).toMatchObject([{ file: 'rooms/a.ink', line: 4, key: 'ink.target' }]);
    const missing = [{ name: 'main.ink', content: 'Hello.\nINCLUDE gone.ink' }];
    expect((await make(makeZip(missing), 'story.zip')).faults).toMatchObject([
      { file: 'main.ink', line: 2, key: 'ink.includeMissing', params: { name: 'gone.ink' } },
    ]);
  });

  test('with several possible first files is rejected with their names, and accepted with one of them', async () => {
    const archive = makeZip([...project, { name: 'story/old.ink', content: 'An older beginning.\n-> END' }]);
    const file = (await upload(catalog, maker, { fields: { scope: 'app' }, name: 'story.zip', content: archive })).json();
    const add = (entry: string | null) =>
      catalog.graphql(
        'mutation ($file: ID!, $entry: String) { addAppUpload(file_uuid: $file, name: "Two rooms", default_lang: "en-US", entry: $entry) { state result error } }',
        { file: file.uuid, entry },
        maker,
      );
    const { state, error } = (await add(null)).data.addAppUpload;
    expect([state, error]).toMatchObject([
      2,
      { code: 'input/invalid', fields: [{ path: 'entry', key: 'app.errors.entryUnclear', params: { paths: 'main.ink\nold.ink' } }] },
    ]);
    expect((await add('gone.ink')).data.addAppUpload.error.fields[0].key).toBe('app.errors.entryUnclear');
    const { result } = (await add('main.ink')).data.addAppUpload;
    expect((await sourceOf(result.uuid)).text).toContain('It smells of bread.');
    expect((await sourceOf(result.uuid)).text).not.toContain('An older beginning.');
  });

  test('can be made again from the same archive with another first file', async () => {
    const archive = makeZip([
      { name: 'a.ink', content: 'A.\n-> END' },
      { name: 'b.ink', content: 'B.\n-> END' },
    ]);
    const { uuid } = await make('Hello.\n-> END', 'story.ink');
    await expect(setUpload(catalog, maker, uuid, archive, 'story.zip')).rejects.toThrow('entryUnclear');
    const file = (await upload(catalog, maker, { fields: { scope: 'app' }, name: 'story.zip', content: archive })).json();
    const set = (entry: string) =>
      catalog.graphql(
        'mutation ($uuid: ID!, $file: ID!, $entry: String) { setAppUpload(uuid: $uuid, file_uuid: $file, entry: $entry) { version } }',
        { uuid, file: file.uuid, entry },
        maker,
      );
    const first = (await set('a.ink')).data.setAppUpload.version;
    expect((await set('a.ink')).data.setAppUpload.version).toBe(first);
    expect((await set('b.ink')).data.setAppUpload.version).toBeGreaterThan(first);
    expect((await sourceOf(uuid)).text).toContain('B.');
  });
});
