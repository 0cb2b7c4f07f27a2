import { expect, test } from '@jest/globals';
import { unzip } from './test-unzip.ts';
import { ZipArchive } from './zip-archive.ts';
import { zipTexts } from './zip-texts.ts';

const texts = { 'en-US.ink': 'Hello.\n-> END', 'zh-TW.ink': '屋頂的水溝。\n-> END', 'empty.ink': '' };

test('several texts are one zip with the same contents', async () => {
  expect(await unzip(zipTexts(texts))).toEqual(texts);
});

test('a zip with compressed texts is smaller, and can be continued after it was read', async () => {
  const archive = new ZipArchive();
  const story = 'Fog. '.repeat(20_000);
  await archive.addCompressed('霧.story.json', story);
  expect(archive.toBlob().size).toBeLessThan(2000);
  expect(await unzip(archive.toBlob())).toEqual({ '霧.story.json': story });
  for (const [path, text] of Object.entries(texts)) await archive.addCompressed(path, text);
  expect(await unzip(archive.toBlob())).toEqual({ '霧.story.json': story, ...texts });
});
