import { expect, test } from '@jest/globals';
import { withReader } from './web-reader.ts';

const LARGE = '<a>'.repeat(2 ** 20);

test('the event loop isn’t blocked while a large file is read', async () => {
  let turns = 0;
  const served = setInterval(() => {
    turns += 1;
  }, 1);
  const found = await withReader(60_000, async ({ referencesOf }) => [
    await referencesOf('html', `${LARGE}<img src=a.png>`),
    await referencesOf('css', 'url(b.png)'),
  ]);
  clearInterval(served);
  expect(found).toEqual([[{ address: 'a.png', needed: false }], [{ address: 'b.png', needed: false }]]);
  expect(turns).toBeGreaterThan(5);
});

test('a file that isn’t read within the time limit has no result', async () => {
  expect(await withReader(1, ({ referencesOf }) => referencesOf('html', `${LARGE}<img src=a.png>`))).toBeNull();
});
