import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { remakeImage } from './image.ts';

test('however many pictures come at once, threads are left for the disk', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  const path = join(folder, 'one.png');
  await sharp({ create: { width: 800, height: 800, channels: 3, background: 'teal' } }).toFile(path);
  let most = 0;
  // sharp counts a finished picture until its callback has returned.
  const look = () =>
    setImmediate(() => {
      const { queue, process } = sharp.counters();
      most = Math.max(most, queue + process);
    });
  sharp.queue.on('change', look);
  const made = await Promise.all(Array.from({ length: 8 }, () => remakeImage(path, 'avatar')));
  sharp.queue.off('change', look);
  await rm(folder, { recursive: true });
  expect(made.map(({ width }) => width)).toEqual(Array(8).fill(120));
  expect(most).toBe(2);
});
