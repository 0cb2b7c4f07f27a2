import { expect, test } from '@jest/globals';
import { unzip } from './test-unzip.ts';
import { zipTexts } from './zip-texts.ts';

const STORY = 'Fog. '.repeat(20_000);
const TEXTS = { 'en-US.ink': 'Hello.\n-> END', '霧.ink': '屋頂的水溝。\n-> END', 'empty.ink': '', 'story.json': STORY };
const blobs = () => Object.entries(TEXTS).map(([path, text]) => [path, new Blob([text])] as const);

test('texts are one compressed zip with the same contents', async () => {
  const zip = await zipTexts(blobs());
  expect(zip.size).toBeLessThan(2000);
  expect(await unzip(zip)).toEqual(TEXTS);
});

test('a zip’s date isn’t that of its making', async () => {
  const bytes = Buffer.from(await (await zipTexts(blobs())).arrayBuffer());
  // The first entry's date, as MS-DOS stores it: the first of January 1980.
  expect(bytes.readUInt16LE(12)).toBe(0x0021);
});
