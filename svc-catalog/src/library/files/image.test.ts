import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { remakeImage } from './image.ts';

test('any number of pictures at once leaves threads for the disk', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  const path = join(folder, 'one.png');
  await sharp({ create: { width: 800, height: 800, channels: 3, background: 'teal' } }).toFile(path);
  let most = 0;
  // sharp counts a finished picture until its callback has returned. One that a thread takes from the queue between the two reads is in
  // neither of them; in the other order it would be in both.
  const sample = () =>
    setImmediate(() => {
      const { process } = sharp.counters();
      const { queue } = sharp.counters();
      most = Math.max(most, process + queue);
    });
  sharp.queue.on('change', sample);
  const made = await Promise.all(Array.from({ length: 8 }, () => remakeImage(path, 'avatar')));
  sharp.queue.off('change', sample);
  await rm(folder, { recursive: true });
  expect(made.map(({ width }) => width)).toEqual(Array(8).fill(120));
  expect(most).toBe(2);
});
