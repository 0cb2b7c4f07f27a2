import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { ReleaseRef } from '@meowtale/contracts/releases';
import { diskStorage, isInCohort, readHistory, readPointer, readSeen } from '@meowtale/releases';
import type { FastifyInstance } from 'fastify';
import { buildShell } from './app.ts';
import { temporaryFolder, testEnv, writePointer, writeRelease } from './testing.ts';

let app: FastifyInstance;
let folder: string;
const ORIGIN = 'http://localhost:3000';

beforeEach(async () => {
  folder = await temporaryFolder();
  app = await buildShell(testEnv(folder));
  const [live, next] = [await writeRelease(folder, 'mf-store', '1'), await writeRelease(folder, 'mf-store', '2')];
  const canary = { ...next, share: 10_000, cohort: 'mf-store', since: 1, budget: { loads: 10, failures: 0.05 }, address: null };
  await writePointer(folder, { shell: await writeRelease(folder, 'shell', '1'), 'mf-store': { ...live, canary } });
});
afterEach(() => app.close());

let visitors = 0;
/** Sends as a visitor of all canaries with an address of their own, unless headers or the address are given. */
function send(payload: unknown, headers: Record<string, string> = {}, remoteAddress = `198.51.100.${++visitors}`) {
  return app.inject({
    method: 'POST',
    url: '/release-reports',
    headers: { origin: ORIGIN, 'content-type': 'application/json', cookie: 'meowtale.cohort=0123456789abcdef', ...headers },
    payload: JSON.stringify(payload),
    remoteAddress,
  });
}
const slices = (version: string, ...outcomes: string[]) => outcomes.map((outcome) => ({ name: 'mf-store', version, outcome }));
const report = (...all: object[]) => send({ slices: all, vitals: [] });
/** Reports one outcome as so many visitors. */
async function reportAs(count: number, version: string, outcome: string): Promise<void> {
  for (let visitor = 0; visitor < count; visitor += 1) await report(...slices(version, outcome));
}
const figuresNow = async (version: string) => {
  await app.close();
  return (await readSeen(diskStorage(folder), 'local'))['mf-store']?.[version];
};
const canaryNow = async () => (await readPointer(diskStorage(folder), 'local')).slices['mf-store']?.canary?.version ?? null;

test('what tabs report is counted by release, and stored when the process ends', async () => {
  await report(...slices('1', 'loaded', 'threw'));
  await report(...slices('1', 'failed'));
  const vitals = [
    { name: 'mf-store', version: '1', vital: 'lcp', value: 1800 },
    { name: 'mf-store', version: '1', vital: 'inp', value: 9000 },
  ];
  expect((await send({ slices: slices('1', 'loaded'), vitals })).statusCode).toBe(204);
  await app.close();
  const figures = (await readSeen(diskStorage(folder), 'local'))['mf-store']?.['1'];
  expect(figures).toMatchObject({
    ...{ loads: 2, failures: 1, errors: 1, lastSeenAt: expect.stringMatching(/^\d{4}-.*Z$/) },
    vitals: { lcp: [0, 0, 0, 1, 0, 0, 0, 0, 0, 0], inp: [0, 0, 0, 0, 0, 0, 0, 0, 0, 1], cls: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0] },
  });
});

test('a release that does not exist is not counted', async () => {
  expect(
    (await report({ name: 'mf-store', version: '9', outcome: 'loaded' }, { name: 'mf-none', version: '1', outcome: 'loaded' })).statusCode,
  ).toBe(204);
  await app.close();
  expect((await readSeen(diskStorage(folder), 'local'))['mf-store']).toBeUndefined();
});

test.each<[string, unknown, Record<string, string>, number]>([
  ['of another site', { slices: [], vitals: [] }, { origin: 'https://elsewhere.example' }, 403],
  ['without a page', { slices: [], vitals: [] }, { origin: '' }, 403],
  ['with an unknown outcome', { slices: slices('1', 'exploded'), vitals: [] }, {}, 400],
  ['with a name that is a path', { slices: [{ name: '../x', version: '1', outcome: 'loaded' }], vitals: [] }, {}, 400],
  ['of too many slices', { slices: slices('1', ...Array<string>(21).fill('loaded')), vitals: [] }, {}, 400],
  ['that is too large', { slices: [], vitals: [], more: 'x'.repeat(5000) }, {}, 413],
])('a report %s is rejected', async (_, payload, headers, status) => {
  expect((await send(payload, headers)).statusCode).toBe(status);
});

test('more than 60 reports a minute of one address are not counted', async () => {
  const body = { slices: slices('1', 'loaded'), vitals: [] };
  for (let turn = 0; turn < 62; turn += 1) expect((await send(body, {}, '203.0.113.1')).statusCode).toBe(204);
  await app.close();
  expect((await readSeen(diskStorage(folder), 'local'))['mf-store']?.['1']?.loads).toBe(60);
});

test('a canary that fails more often than the live release is stopped, with the reason in the history', async () => {
  await reportAs(20, '1', 'loaded');
  await reportAs(8, '2', 'loaded');
  await report(...slices('2', 'failed'));
  expect(await canaryNow()).toBe('2');
  await report(...slices('2', 'failed'));
  expect(await canaryNow()).toBeNull();
  const last = (await readHistory(diskStorage(folder), 'local')).at(-1);
  expect(last?.change).toEqual({
    action: 'stop',
    slices: { 'mf-store': { from: '2', to: '1' } },
    isForced: false,
    by: 'error budget',
    reason: '2 of 10 loads failed (20 %), of the live release 0 %',
  });
});

test('a page at a Chinese domain reports as one of the site', async () => {
  const other = await buildShell(testEnv(await temporaryFolder(), { CHINESE_DOMAINS: 'meowtale.tw=zh-TW' }));
  const from = (origin: string) =>
    other.inject({ method: 'POST', url: '/release-reports', headers: { origin }, payload: { slices: [], vitals: [] } });
  expect([(await from('https://meowtale.tw')).statusCode, (await from('https://meowtale.cn')).statusCode]).toEqual([204, 403]);
  await other.close();
});

test('reports that arrive together stop a canary once, and all are counted', async () => {
  await reportAs(20, '1', 'loaded');
  await reportAs(9, '2', 'failed');
  const answers = await Promise.all(Array.from({ length: 5 }, () => report(...slices('2', 'failed'))));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204, 204]);
  expect((await readHistory(diskStorage(folder), 'local')).map(({ change }) => change?.action)).toEqual(['stop']);
});

test('a canary that fails no more often than the live release goes on', async () => {
  for (const version of ['1', '2']) {
    await reportAs(8, version, 'loaded');
    await reportAs(2, version, 'failed');
    await report(...slices(version, 'loaded', 'threw'));
  }
  expect(await canaryNow()).toBe('2');
});

test('a release that one report names often is counted once', async () => {
  await report(...slices('2', ...Array<string>(20).fill('failed')));
  expect(await canaryNow()).toBe('2');
  expect(await figuresNow('2')).toMatchObject({ loads: 0, failures: 1 });
});

test('one address ends no canary alone, however often it reports', async () => {
  await reportAs(20, '1', 'loaded');
  for (let turn = 0; turn < 20; turn += 1) await send({ slices: slices('2', 'failed'), vitals: [] }, {}, '203.0.113.1');
  expect(await canaryNow()).toBe('2');
  await reportAs(9, '2', 'failed');
  expect(await canaryNow()).toBeNull();
});

test('what visitors outside the canary report of it doesn’t count for its budget', async () => {
  const storage = diskStorage(folder);
  const before = await readPointer(storage, 'local');
  const live = before.slices['mf-store'];
  const canary = live?.canary && { ...live.canary, share: 5000 };
  await writePointer(folder, { ...before.slices, 'mf-store': { ...live, canary } as ReleaseRef });
  const texts = Array.from({ length: 100 }, (_, index) => index.toString(16).padStart(16, '0'));
  const outside = texts.filter((text) => canary && !isInCohort(text, canary));
  const inside = texts.filter((text) => canary && isInCohort(text, canary));
  const failing = (cookie: string) => send({ slices: slices('2', 'failed'), vitals: [] }, { cookie });
  for (const text of outside.slice(0, 20)) await failing(`meowtale.cohort=${text}`);
  for (let turn = 0; turn < 20; turn += 1) await failing('');
  expect(await canaryNow()).toBe('2');
  for (const text of inside.slice(0, 10)) await failing(`meowtale.cohort=${text}`);
  expect(await canaryNow()).toBeNull();
});

test('what was counted before a restart counts after it', async () => {
  await reportAs(9, '2', 'failed');
  await app.close();
  app = await buildShell(testEnv(folder));
  expect(await canaryNow()).toBe('2');
  await reportAs(1, '2', 'failed');
  expect(await canaryNow()).toBeNull();
  expect((await readHistory(diskStorage(folder), 'local')).at(-1)?.change?.reason).toMatch(/^10 of 10 loads failed/);
});
