import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { createSitemapWorks, type WorksPage } from './sitemap-works.ts';

const HOUR_MS = 3_600_000;
const visitor = { requestId: 'request-of-a-visitor', ip: '192.0.2.7' };

/** The number of works, the time, and whether the gateway is down. */
let shop: { total: number; now: number; isDown: boolean };
/** The cursors of all queries for a file's works, and who sent them. */
let asked: { after: string | null; ip: string }[];
const failed = jest.fn<(error: unknown) => void>();
let works: ReturnType<typeof createSitemapWorks>;

/** Works are numbers; the cursor of one is the number of the next. */
async function read({ pageSize, after }: { pageSize: number; after: string | null }, { ip }: { ip: string }): Promise<WorksPage> {
  if (pageSize > 1) asked.push({ after, ip });
  await nextTurn();
  if (shop.isDown) throw new Error('down');
  const from = Number(after ?? 0);
  const end = Math.min(from + pageSize, shop.total);
  const entries = Array.from({ length: Math.max(end - from, 0) }, (_, at) => ({ path: `/store/${from + at}` }));
  return { totalCount: shop.total, entries, end: end < shop.total ? String(end) : null };
}

beforeEach(() => {
  shop = { total: 5_500, now: Date.now(), isDown: false };
  asked = [];
  failed.mockClear();
  works = createSitemapWorks({ read, failed, now: () => shop.now });
});

const firstOf = async (file: number) => (await works.entriesOf(file, visitor))?.[0]?.path;
/** Requests a file until its begin is known. */
async function found(file: number): Promise<string | undefined> {
  for (;;) {
    const entries = await works.entriesOf(file, visitor);
    if (entries) return entries[0]?.path;
    await nextTurn();
  }
}
const byVisitor = () => asked.filter(({ ip }) => ip === visitor.ip);
const byWalk = () => asked.filter(({ ip }) => ip !== visitor.ip).map(({ after }) => after);

test('many requests for unknown files cause one walk, in which no visitor’s query takes part', async () => {
  const early = await Promise.all([3, 6, 4, 6, 5].map((file) => works.entriesOf(file, visitor)));
  expect(early).toEqual(Array(5).fill(null));
  expect(byVisitor()).toEqual([]);
  expect(await found(6)).toBe('/store/5000');
  expect(byWalk()).toEqual([null, ...Array.from({ length: 54 }, (_, at) => String((at + 1) * 100))]);
  expect(byVisitor()).toHaveLength(5);
  expect(await firstOf(3)).toBe('/store/2000');
  expect(byVisitor()).toHaveLength(15);
});

test('files that are read one after another need no walk', async () => {
  for (const file of [1, 2, 3]) expect(await firstOf(file)).toBe(`/store/${(file - 1) * 1_000}`);
  expect([byVisitor().length, byWalk()]).toEqual([30, []]);
});

test('a failed walk is reported, and the next request continues it from its last cursor', async () => {
  expect(await works.entriesOf(6, visitor)).toBeNull();
  while (!asked.some(({ after }) => after === '2500')) await nextTurn();
  shop.isDown = true;
  while (failed.mock.calls.length === 0) await nextTurn();
  shop.isDown = false;
  const before = asked.length;
  expect(await found(6)).toBe('/store/5000');
  expect(asked[before]?.after).toBe('2000');
  expect(failed).toHaveBeenCalledTimes(1);
});

test('twenty files are cached, each for an hour', async () => {
  shop.total = 25_000;
  const queriesFor = async (file: number) => {
    const before = byVisitor().length;
    await found(file);
    return byVisitor().length - before;
  };
  for (let file = 1; file <= 21; file += 1) expect(await queriesFor(file)).toBe(10);
  expect(await queriesFor(21)).toBe(0);
  expect(await queriesFor(2)).toBe(0);
  expect(await queriesFor(1)).toBe(10);
  shop.now += HOUR_MS;
  expect(await queriesFor(21)).toBe(10);
});

test('a file after the last has no entries, and one that new works fill is found once they are counted', async () => {
  shop.total = 1_900;
  expect(await found(2)).toBe('/store/1000');
  expect(await works.entriesOf(3, visitor)).toEqual([]);
  shop.total = 2_001;
  shop.now += HOUR_MS;
  while ((await works.countFiles(visitor)) < 3) await nextTurn();
  expect(await found(3)).toBe('/store/2000');
  expect(await works.entriesOf(4, visitor)).toEqual([]);
});

test('after a day the begins are found anew, while the known ones stay in use', async () => {
  expect(await found(6)).toBe('/store/5000');
  const walked = byWalk().length;
  await works.countFiles(visitor);
  expect(byWalk()).toHaveLength(walked);
  shop.now += 25 * HOUR_MS;
  await works.countFiles(visitor);
  expect(await works.entriesOf(4, visitor)).not.toBeNull();
  while (byWalk().length < 2 * walked) await nextTurn();
  expect(byWalk().slice(walked)).toEqual(byWalk().slice(0, walked));
});

test('the walk ends when the server stops', async () => {
  expect(await works.entriesOf(6, visitor)).toBeNull();
  works.stop();
  const before = asked.length;
  for (let turn = 0; turn < 100; turn += 1) await nextTurn();
  expect(asked.length - before).toBeLessThan(10);
  expect(await works.entriesOf(6, visitor)).toBeNull();
  expect(failed).not.toHaveBeenCalled();
});
