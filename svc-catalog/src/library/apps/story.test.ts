import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { dramaBundle } from '@meowtale/story/drama';
import sharp from 'sharp';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { storyFileWith } from '../../testing/drama.ts';
import { filesOnDisk, makeApp, setUpload, storyArchive, upload } from '../../testing/works.ts';
import { makeZip } from '../../testing/zip.ts';
import { keys } from '../storage/model.ts';
import { convertStoryApart } from './story-apart.ts';

let catalog: TestCatalog;
let maker: TestPersonWithUuid;
let other: TestPersonWithUuid;
beforeAll(async () => {
  catalog = await testCatalog();
  maker = await catalog.creator('maker');
  other = await catalog.creator('other');
});
afterAll(() => catalog?.close());

const make = (story: object = storyFileWith(), person = maker) => makeApp(catalog, person, JSON.stringify(story), 'ferry.json');
const rowOf = (uuid: string) => catalog.db('apps').where({ uuid }).first();
const usedBy = async (person: TestPersonWithUuid) =>
  (await catalog.db('storage_usage').where({ user_uuid: person.muid }).first()).used_bytes;

async function picture(person: TestPersonWithUuid, format: 'jpeg' | 'png' = 'jpeg'): Promise<string> {
  const image = sharp({ create: { width: 40, height: 30, channels: format === 'png' ? 4 : 3, background: '#123456' } });
  const content = await image.toFormat(format).toBuffer();
  const { uuid } = (await upload(catalog, person, { fields: { scope: 'drama' }, name: `a.${format}`, content })).json();
  return `${uuid}.${format === 'png' ? 'png' : 'jpg'}`;
}

describe('a story of the story model', () => {
  test('becomes a version with its words, segments, endings and the share of each translation', async () => {
    const app = await make();
    expect(app).toMatchObject({ state: 'ready', kind: 'story', version: 1, faults: [], languages: ['en-US', 'de-DE'] });
    expect(app.previewUrl).not.toBeNull();
    // The quay with its choices, and the two endings.
    expect(await rowOf(app.uuid)).toMatchObject({
      segments: 3,
      // The quay and one ending.
      shortest_path: 2,
      endings: 2,
      translated: { 'en-US': 1, 'de-DE': 0.37 },
      warnings: [],
    });
    expect(app.word_count).toBe(25);
    const { data } = await catalog.graphql('query ($uuid: ID!) { calcAppWordCount(uuid: $uuid) }', { uuid: app.uuid }, maker);
    expect(data.calcAppWordCount).toBe(25);
    const stored = await catalog.storage.withLocal(keys.work(app.uuid, 1), async (path) =>
      import('node:fs').then(({ readFileSync }) => readFileSync(join(path, 'story.json'), 'utf8')),
    );
    expect(dramaBundle.parse(JSON.parse(stored)).drama.title).toBe('The last ferry');
    expect(stored).not.toContain('keywords');
  });

  test('that was changed is the next version, which may also be ink', async () => {
    const { uuid } = await make();
    const again = await setUpload(catalog, maker, uuid, JSON.stringify({ ...storyFileWith(), title: 'Newer' }), 'b.json');
    expect(again).toMatchObject({ version: 2, kind: 'story' });
    expect(await setUpload(catalog, maker, uuid, 'Hi\n-> END', 'c.ink')).toMatchObject({ version: 3, kind: 'ink' });
  });

  test.each([
    ['is cut off', '{\n"format": "meowtale-story', { line: 2, key: 'storyNotJson' }],
    ['has a slip on a line', '{\n"format": 1,,\n}', { line: 2, key: 'storyNotJson' }],
    ['is another program’s', '{"nodes": []}', { key: 'storyOther' }],
    ['is from tomorrow', JSON.stringify({ ...storyFileWith(), version: 2 }), { key: 'storyOther' }],
    ['is no more than brackets', '['.repeat(1_000_000), { key: 'storyNotJson' }],
    ['is a hundred thousand brackets deep', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, { key: 'storyOther' }],
    ['has nowhere to begin', JSON.stringify({ ...storyFileWith(), parts: [] }), { key: 'storyEmpty' }],
  ])('that %s has a fault', async (_what, text, fault) => {
    const app = await makeApp(catalog, maker, text, 'x.json');
    expect(app).toMatchObject({ state: 'failed', version: 0, faults: [fault] });
  });

  test('that never reaches a choice is rejected', async () => {
    const story = storyFileWith();
    const parts = story.parts.map((part) => (part.kind === 'paragraph' ? { ...part, choices: [], ending: null, to: 'quay' } : part));
    expect(await make({ ...story, parts })).toMatchObject({ state: 'failed', faults: [{ key: 'storyEndless' }] });
  });

  test('with unknown fields has faults at places that its author knows', async () => {
    const story = storyFileWith();
    const parts = story.parts.map((part) =>
      part.kind === 'paragraph' && part.id === 'quay' ? { ...part, lines: [{ ...part.lines[0], words: { 'en-US': 7 } }], more: 1 } : part,
    );
    const app = await make({ ...story, parts, __proto__: undefined, constructor: {} });
    expect(app.faults.map(({ params }) => params)).toEqual([
      { place: 'paragraph "The quay" › lines 1 › words › en-US' },
      { place: 'paragraph "The quay" › more' },
      { place: 'constructor' },
    ]);
  });

  test.each([
    ['U+0000', 'a\u0000', 'a\uFFFD'],
    ['half a character', '\ud83d', '\uFFFD'],
    ['a name as long as a file', 'k'.repeat(1_000_000), 'k'.repeat(500)],
    ['a name of 500 characters and 501 units', `${'k'.repeat(499)}🐈k`, `${'k'.repeat(499)}🐈`],
  ])('that has %s among its keys is told so like any other', async (_, key, place) => {
    const app = await make({ ...storyFileWith(), [key]: 1 });
    expect(app).toMatchObject({ state: 'failed', faults: [{ key: 'storyField', params: { place } }] });
    expect(JSON.stringify(app.faults).length).toBeLessThan(1200);
  });

  test('in another encoding than UTF-8, or over 4 MiB, is rejected', async () => {
    const send = async (content: Buffer) =>
      (await upload(catalog, maker, { fields: { scope: 'app' }, name: 'x.json', content })).json().code;
    expect(await send(Buffer.from([0x7b, 0xe9, 0x7d]))).toBe('upload/type-refused');
    expect(await send(Buffer.alloc(4 * 1024 ** 2 + 1, ' '))).toBe('upload/too-large');
    expect((await catalog.graphql('mutation { addFile(basename: "a.json", content: "{}") { mimeType } }', {}, maker)).data.addFile).toEqual(
      {
        mimeType: 'application/json; charset=utf-8',
      },
    );
  });

  test('with many faults returns the first ones, and one over the time limit its own fault', async () => {
    const text = JSON.stringify({ ...storyFileWith(), parts: Array.from({ length: 2000 }, () => ({ kind: 'x' })) });
    const { faults } = (await convertStoryApart(text, async () => [])) as { faults: unknown[] };
    expect(faults).toHaveLength(50);
    expect(await convertStoryApart(text, async () => [], 0)).toMatchObject({ faults: [{ key: 'storyTooHard' }] });
  });
});

describe('a story’s pictures', () => {
  test('of its creator are copied into it and counted; unused ones aren’t', async () => {
    const [background, face, unused] = [await picture(maker), await picture(maker, 'png'), await picture(maker)];
    const before = await usedBy(maker);
    const app = await make(storyFileWith({ background, face, unused }));
    expect(app.faults).toEqual([]);
    const folder = `works/${app.uuid}/1/`;
    const placed = filesOnDisk(catalog)
      .filter((path) => path.startsWith(folder))
      .map((path) => path.slice(folder.length));
    expect(placed).toEqual([`pictures/${background}`, `pictures/${face}`, 'story.json', 'work.json'].sort());
    const version = await catalog.db('app_versions').where({ app_uuid: app.uuid }).first();
    const original = await catalog.db('files').where({ uuid: version.file_uuid }).first();
    expect((await usedBy(maker)) - before).toBe(version.size_bytes + original.size_bytes);
    const pictures = await catalog
      .db('files')
      .whereIn('uuid', [background.slice(0, 36), face.slice(0, 36)])
      .sum('size_bytes');
    expect(version.size_bytes).toBeGreaterThan(Number(pictures[0]?.sum));
  });

  test('of another person, or missing, are left out with a warning', async () => {
    const theirs = await picture(other);
    const app = await make(storyFileWith({ background: theirs, face: '01900000-0000-7000-8000-000000000000.png' }));
    expect(app).toMatchObject({ state: 'ready', faults: [] });
    const { data } = await catalog.graphql(
      'query ($uuid: ID!) { findApp(uuid: $uuid) { list { warnings { key params } } } }',
      { uuid: app.uuid },
      maker,
    );
    expect(data.findApp.list[0].warnings).toEqual([
      { key: 'pictureLeftOut', params: { name: 'The harbour' } },
      { key: 'pictureLeftOut', params: { name: 'Tam’s face' } },
    ]);
    expect(filesOnDisk(catalog).filter((path) => path.startsWith(`works/${app.uuid}/1/pictures`))).toEqual([]);
    // Warnings belong to a version and aren't repeated for the next.
    await setUpload(catalog, maker, app.uuid, JSON.stringify(storyFileWith()), 'b.json');
    expect((await rowOf(app.uuid)).warnings).toEqual([]);
  });

  test('are copied with a copy, and deleted with the app', async () => {
    const background = await picture(maker);
    const app = await make(storyFileWith({ background }));
    const copied = (await catalog.graphql('mutation ($uuid: ID!) { copyApp(uuid: $uuid) { result } }', { uuid: app.uuid }, maker)).data
      .copyApp;
    const copy = copied.result.uuid;
    expect(await rowOf(copy)).toMatchObject({ kind: 'story', segments: 3, shortest_path: 2, languages: ['en-US', 'de-DE'] });
    expect(filesOnDisk(catalog)).toContain(`works/${copy}/1/pictures/${background}`);
    await catalog.graphql('mutation ($uuid: ID!) { setAppTags(uuid: $uuid, tags: ["flag:delete"]) { uuid } }', { uuid: copy }, maker);
    await catalog.graphql('mutation ($uuid: ID!) { delApp(uuid: $uuid) }', { uuid: copy }, maker);
    expect(filesOnDisk(catalog).filter((path) => path.startsWith(`works/${copy}`))).toEqual([]);
    expect(filesOnDisk(catalog)).toContain(`images/${background.slice(34, 36)}/${background}`);
  });
});

describe('the text of an app', () => {
  const source = async (uuid: string, language: string | null = null, person = maker) =>
    catalog.graphql(
      'query ($uuid: ID!, $language: String) { findAppSource(uuid: $uuid, language: $language) { kind language name text version languages } }',
      { uuid, language },
      person,
    );

  test('is the source of its version: a story’s JSON, ink, or one language of several', async () => {
    const story = await make();
    const whole = { kind: 'story', language: 'en-US', name: 'ferry.json', version: 1, languages: ['en-US', 'de-DE'] };
    expect((await source(story.uuid, 'de-DE')).data.findAppSource).toEqual({ ...whole, text: JSON.stringify(storyFileWith()) });
    const ink = await makeApp(catalog, maker, 'Hi\n-> END');
    const expected = { kind: 'ink', language: 'en-US', name: 'story.ink', text: 'Hi\n-> END', version: 1, languages: ['en-US'] };
    expect((await source(ink.uuid)).data.findAppSource).toEqual(expected);
    expect((await source(ink.uuid, 'ja-JP')).data.findAppSource).toBeNull();
    const tale = await makeApp(catalog, maker, storyArchive({ 'en-US': 'Hi\n-> END', 'ja-JP': 'やあ\n-> END' }), 'tale.zip');
    const several = { ...expected, name: 'tale.zip', languages: ['en-US', 'ja-JP'] };
    expect((await source(tale.uuid)).data.findAppSource).toEqual(several);
    expect((await source(tale.uuid, 'ja-JP')).data.findAppSource).toEqual({ ...several, language: 'ja-JP', text: 'やあ\n-> END' });
    expect((await source(tale.uuid, 'de-DE')).data.findAppSource).toBeNull();
  });

  test('is null for a game, and without a version', async () => {
    const game = await makeApp(catalog, maker, makeZip([{ name: 'index.html', content: 'play' }]), 'game.zip');
    expect((await source(game.uuid)).data.findAppSource).toBeNull();
    const { uuid } = await makeApp(catalog, maker, '-> nowhere');
    expect((await source(uuid)).data.findAppSource).toBeNull();
  });

  test('is null for another person', async () => {
    const { uuid } = await make();
    expect((await source(uuid, null, other)).data.findAppSource).toBeNull();
  });
});
