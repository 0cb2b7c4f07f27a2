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

test('the same texts are the same zip', async () => {
  const [one, two] = await Promise.all([zipTexts(blobs()), zipTexts(blobs())]);
  expect(Buffer.from(await one.arrayBuffer()).equals(Buffer.from(await two.arrayBuffer()))).toBe(true);
});
