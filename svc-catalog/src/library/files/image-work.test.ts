import { afterAll, beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { filesOnDisk, upload } from '../../testing/works.ts';
import { imageWork } from './image.ts';

let catalog: TestCatalog;
let maker: TestPersonWithUuid;
beforeAll(async () => {
  catalog = await testCatalog();
  maker = await catalog.creator('maker');
});
afterAll(() => catalog?.close());

/** Starts work that ends when it is released. Returns how much of it was accepted. */
function fillQueue(): { taken: Promise<unknown>[]; letGo(): void } {
  const gate = Promise.withResolvers<void>();
  const pending: Promise<unknown>[] = [];
  let isFull = false;
  for (let count = 0; count < 100; count += 1) {
    pending.push(
      imageWork(() => gate.promise).catch(() => {
        isFull = true;
      }),
    );
  }
  return {
    taken: pending,
    letGo() {
      expect(isFull).toBe(true);
      gate.resolve();
    },
  };
}

test('a picture is rejected with a time to retry while too many wait, and nothing remains; the next is accepted', async () => {
  const content = await sharp({ create: { width: 1280, height: 960, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const send = () => upload(catalog, maker, { fields: { scope: 'app', target: 'logo' }, name: 'logo.png', content });
  const before = filesOnDisk(catalog);
  const { taken, letGo } = fillQueue();
  const response = await send();
  expect([response.statusCode, response.json().code, response.headers['retry-after']]).toEqual([503, 'service/overloaded', '5']);
  expect([filesOnDisk(catalog), await catalog.db('files')]).toEqual([before, []]);
  letGo();
  await Promise.all(taken);
  expect((await send()).statusCode).toBe(201);
});
