import '@testing-library/jest-dom/jest-globals';
import { describe, expect, jest, test } from '@jest/globals';
import type { HostV1, Slice } from '@meowtale/web-kit';
import { fakeTimers, passTime } from '@meowtale/web-kit/testing';
import { act, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { Suspense } from 'react';
import { createStore } from 'zustand';
import { type Shell, ShellContext } from '../app/shell.ts';
import type { PlannedRelease } from '../plan.ts';
import { createSliceLoader, LOAD_TIMEOUT_MS } from './load-slice.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import { RemotePage } from './remote-view.tsx';

const release = (version: string): PlannedRelease => ({
  version,
  entry: `http://releases/${version}.js`,
  globalName: `g_${version}`,
  integrity: null,
});

function Fine() {
  return <p>the page of a slice</p>;
}
function Broken(): never {
  throw new Error('a fault while drawing');
}
function OutOfReach(): never {
  throw Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
}
let renders = 0;
function LostAtFirst() {
  renders += 1;
  if (renders < 10) throw Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
  return <Fine />;
}
const pageSlice = (Page: Slice['routes'][string]): Slice => ({ routes: { home: Page }, popups: {}, words: createInstance() });

async function draw(slices: Record<string, Slice | Promise<Slice>>, previous: PlannedRelease | null) {
  // React logs each error that a boundary catches; here they are expected.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const host = { report: jest.fn() } as unknown as HostV1;
  const load = jest.fn(async ({ version }: PlannedRelease) => {
    const slice = await slices[version];
    if (!slice) throw new Error(`${version} is gone`);
    return slice;
  });
  const loader = createSliceLoader([{ name: 'mf-a', release: release('2'), previous, channel: 'stable' }], host, {
    load,
    refresh: async () => true,
  });
  const add = jest.fn();
  const shell = { host, loader, reports: { add }, clients: createStore(() => ({})) } as unknown as Shell;
  await act(async () => {
    render(
      <ShellContext value={shell}>
        <p>the rest of the page</p>
        <RemoteBoundary
          name="mf-a"
          fallback={(retry) => (
            <button type="button" onClick={retry}>
              card
            </button>
          )}
        >
          <Suspense fallback={null}>
            <RemotePage name="mf-a" routeId="home" params={{}} />
          </Suspense>
        </RemoteBoundary>
      </ShellContext>,
    );
  });
  return { host, slices, reported: add };
}

describe('a slice in the page', () => {
  test('that throws while rendering is replaced by the previous release', async () => {
    const { host, reported } = await draw({ '2': pageSlice(Broken), '1': pageSlice(Fine) }, release('1'));
    expect(await screen.findByText('the page of a slice')).toBeInTheDocument();
    const fault = expect.objectContaining({ message: 'a fault while drawing' });
    expect(host.report).toHaveBeenCalledWith(fault, { slice: 'mf-a', version: '2' });
    expect(reported.mock.calls).toEqual([[{ name: 'mf-a', version: '2', outcome: 'threw' }]]);
  });

  test('that throws in both releases is a card, and the rest of the page stays', async () => {
    await draw({ '2': pageSlice(Broken), '1': pageSlice(Broken) }, release('1'));
    expect(await screen.findByRole('button', { name: 'card' })).toBeInTheDocument();
    expect(screen.getByText('the rest of the page')).toBeInTheDocument();
  });

  test('whose code can’t be fetched for lack of a network is not replaced by the previous release', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    sessionStorage.setItem('meowtale.chunk-reload', String(Date.now()));
    const { host } = await draw({ '2': pageSlice(OutOfReach), '1': pageSlice(Fine) }, release('1'));
    expect(await screen.findByRole('button', { name: 'card' })).toBeInTheDocument();
    expect(host.report).toHaveBeenCalledTimes(1);
    jest.restoreAllMocks();
    sessionStorage.clear();
  });

  test('returns by a retry once it can be loaded', async () => {
    const { slices } = await draw({}, null);
    const card = await screen.findByRole('button', { name: 'card' });
    slices['2'] = pageSlice(Fine);
    await act(async () => card.click());
    expect(await screen.findByText('the page of a slice')).toBeInTheDocument();
  });

  test('that is missing in both releases returns by itself, and its card stays until then', async () => {
    fakeTimers();
    const { slices } = await draw({}, release('1'));
    const card = await screen.findByRole('button', { name: 'card' });
    await passTime(30_000);
    expect(screen.getByRole('button', { name: 'card' })).toBe(card);
    slices['2'] = pageSlice(Fine);
    await passTime(15_000);
    expect(screen.getByText('the page of a slice')).toBeInTheDocument();
    jest.useRealTimers();
  });

  test('whose code was lost renders again by itself, after growing waits', async () => {
    fakeTimers();
    sessionStorage.setItem('meowtale.chunk-reload', String(Date.now()));
    await draw({ '2': pageSlice(LostAtFirst) }, null);
    // What a retry renders is rendered when its step ends.
    for (let seconds = 0; seconds < 55; seconds += 1) await passTime(1000);
    expect(screen.getByText('the page of a slice')).toBeInTheDocument();
    sessionStorage.clear();
    jest.useRealTimers();
  });

  test('that throws while rendering waits for a press', async () => {
    fakeTimers();
    const Thrower = jest.fn(Broken);
    await draw({ '2': pageSlice(Thrower) }, null);
    const times = Thrower.mock.calls.length;
    await passTime(60_000);
    expect(Thrower).toHaveBeenCalledTimes(times);
    jest.useRealTimers();
  });

  test('that is only slow replaces its card by itself', async () => {
    jest.useFakeTimers();
    const { promise, resolve } = Promise.withResolvers<Slice>();
    await draw({ '2': promise }, null);
    await act(() => jest.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS));
    expect(screen.getByRole('button', { name: 'card' })).toBeInTheDocument();
    await act(async () => resolve(pageSlice(Fine)));
    expect(screen.getByText('the page of a slice')).toBeInTheDocument();
    jest.useRealTimers();
  });

  test('without a page for its own route is a card, not a blank page', async () => {
    await draw({ '2': { ...pageSlice(Fine), routes: {} } }, null);
    expect(await screen.findByRole('button', { name: 'card' })).toBeInTheDocument();
  });
});
