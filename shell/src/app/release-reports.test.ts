import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createReleaseReports, type SliceReport } from './release-reports.ts';

const sent = jest.fn<(url: string, body: Blob) => boolean>(() => true);
beforeEach(() => {
  jest.useFakeTimers();
  sent.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sent });
});
afterEach(() => {
  jest.useRealTimers();
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'visible' });
});

const loaded: SliceReport = { name: 'mf-store', version: '2', outcome: 'loaded' };
const failed: SliceReport = { name: 'mf-lobby', version: '7', outcome: 'failed' };
const open = () => createReleaseReports({ slices: [] }, window as Window & typeof globalThis);

function read(blob: Blob): Promise<unknown> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(JSON.parse(String(reader.result)));
    reader.readAsText(blob);
  });
}
async function bodies(): Promise<unknown[]> {
  jest.useRealTimers();
  return Promise.all(sent.mock.calls.map(([, body]) => read(body)));
}

test('reports of five seconds are sent together, once', async () => {
  const reports = open();
  reports.add(loaded);
  jest.advanceTimersByTime(4000);
  reports.add(failed);
  expect(sent).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1000);
  jest.advanceTimersByTime(60_000);
  expect(sent.mock.calls.map(([url, { type }]) => [url, type])).toEqual([['/release-reports', 'application/json']]);
  expect(await bodies()).toEqual([{ slices: [loaded, failed], vitals: [] }]);
});

test('a tab that is hidden sends what it has at once, and nothing when it has nothing', async () => {
  const reports = open();
  reports.add(loaded);
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await bodies()).toEqual([{ slices: [loaded], vitals: [] }]);
});

test('a release that is loaded again, or late after it failed, is reported once, and one that throws besides', async () => {
  const reports = open();
  for (const outcome of ['failed', 'loaded', 'threw', 'failed', 'threw'] as const) reports.add({ ...loaded, outcome });
  jest.advanceTimersByTime(5000);
  const [body] = (await bodies()) as { slices: SliceReport[] }[];
  expect(body?.slices.map(({ outcome }) => outcome)).toEqual(['failed', 'threw']);
});

test('a report has at most the twenty slices that the server accepts', async () => {
  const reports = open();
  for (let turn = 0; turn < 25; turn += 1) reports.add({ ...loaded, version: String(turn) });
  jest.advanceTimersByTime(5000);
  const [body] = (await bodies()) as { slices: unknown[] }[];
  expect(body?.slices).toHaveLength(20);
});
