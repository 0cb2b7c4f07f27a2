import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { HostV1, Slice } from '@meowtale/web-kit';
import { createInstance } from 'i18next';
import type { PlannedRelease, PlannedSlice } from '../plan.ts';
import { createSliceLoader, LOAD_TIMEOUT_MS, refetch } from './load-slice.ts';

const release = (version: string): PlannedRelease => ({
  version,
  entry: `http://releases/${version}.js`,
  globalName: `g_${version}`,
  integrity: null,
});
const planned = (previous: PlannedRelease | null): PlannedSlice[] => [{ name: 'mf-a', release: release('2'), previous, channel: 'stable' }];
const slice = (version: string): Slice => ({ routes: { [version]: () => null }, popups: {}, words: createInstance() });
const report = jest.fn<HostV1['report']>();
const host = { report } as unknown as HostV1;

type Load = (release: PlannedRelease, remote: string, host: HostV1) => Promise<Slice>;
const works: Load = async ({ version }) => slice(version);
const fails =
  (...versions: string[]): Load =>
  async (wanted) => {
    if (versions.includes(wanted.version)) throw new Error(`${wanted.version} is broken`);
    return slice(wanted.version);
  };

/** The federation runtime's error for an entry file that didn't load. */
const lost = (version: string) => new Error(`Failed to load script resources. #RUNTIME-008 ${version}`);
/** Fails in so many loads of a version, in the way of a lost entry file. */
function losesEntry(times: Record<string, number>): Load {
  const left = { ...times };
  return async ({ version }) => {
    const remaining = left[version] ?? 0;
    left[version] = remaining - 1;
    if (remaining > 0) throw lost(version);
    return slice(version);
  };
}

const refresh = jest.fn<typeof refetch>(async () => true);
const retriable = (slices: PlannedSlice[], load: Load) => createSliceLoader(slices, host, { load, refresh });

beforeEach(() => {
  report.mockClear();
  refresh.mockClear();
});

describe('a slice', () => {
  test('is loaded once, in the release that the plan names', async () => {
    const load = jest.fn(works);
    const loader = createSliceLoader(planned(release('1')), host, { load });
    expect(loader.load('mf-a')).toBe(loader.load('mf-a'));
    expect((await loader.load('mf-a')).version).toBe('2');
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('that is loaded renders without waiting, until it is given up', async () => {
    const loader = createSliceLoader(planned(release('1')), host, { load: works });
    const loading = loader.load('mf-a');
    expect(loader.ready('mf-a')).toBeUndefined();
    const loaded = await loading;
    expect(loader.ready('mf-a')).toBe(loaded);
    loader.fallBack('mf-a');
    expect(loader.ready('mf-a')).toBeUndefined();
  });

  test('that fails is replaced by the previous release, and the failure is reported', async () => {
    const observe = jest.fn();
    const loader = createSliceLoader(planned(release('1')), host, { load: fails('2'), observe });
    expect((await loader.load('mf-a')).version).toBe('1');
    expect(observe.mock.calls.flat()).toEqual([
      { name: 'mf-a', version: '2', outcome: 'failed' },
      { name: 'mf-a', version: '1', outcome: 'loaded' },
    ]);
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: '2 is broken' }), { slice: 'mf-a', version: '2' });
  });

  test('that hangs is replaced after three seconds', async () => {
    jest.useFakeTimers();
    const load: Load = async (wanted) => (wanted.version === '2' ? new Promise<Slice>(() => {}) : slice('1'));
    const loader = createSliceLoader(planned(release('1')), host, { load });
    const loading = loader.load('mf-a');
    await jest.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS);
    expect((await loading).version).toBe('1');
    jest.useRealTimers();
  });

  test('that is only slow is used when it loads before its replacement', async () => {
    jest.useFakeTimers();
    const comesAfter: Record<string, number> = { 1: LOAD_TIMEOUT_MS - 500, 2: LOAD_TIMEOUT_MS + 1_000 };
    const load: Load = async ({ version }) => {
      await new Promise((resolve) => setTimeout(resolve, comesAfter[version]));
      return slice(version);
    };
    const loader = createSliceLoader(planned(release('1')), host, { load });
    const loading = loader.load('mf-a');
    await jest.advanceTimersByTimeAsync(2 * LOAD_TIMEOUT_MS);
    expect((await loading).version).toBe('2');
    jest.useRealTimers();
  });

  test.each([null, release('1')])('that came too late for its load (previous release: %j) is used by the next', async (previous) => {
    jest.useFakeTimers();
    const load: Load = async ({ version }) => {
      if (version === '1') throw new Error('1 is gone');
      await new Promise((resolve) => setTimeout(resolve, LOAD_TIMEOUT_MS * 3));
      return slice(version);
    };
    const loader = createSliceLoader(planned(previous), host, { load });
    const failed = expect(loader.load('mf-a')).rejects.toThrow();
    await jest.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS);
    await failed;
    const late = loader.comesLate('mf-a');
    await jest.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS * 2);
    await late;
    expect(loader.ready('mf-a')?.version).toBe('2');
    expect((await loader.load('mf-a')).version).toBe('2');
    jest.useRealTimers();
  });

  test('that loaded and threw is not waited for, nor one that a retry loads again', async () => {
    const loader = createSliceLoader(planned(release('1')), host, { load: fails('1') });
    const [came, again] = [jest.fn(), jest.fn()];
    await loader.load('mf-a');
    void loader.comesLate('mf-a').then(came);
    expect(loader.fallBack('mf-a')).toBe(true);
    await expect(loader.load('mf-a')).rejects.toThrow('1 is broken');
    void loader.comesLate('mf-a').then(came);
    loader.retry('mf-a');
    void loader.comesLate('mf-a').then(again);
    await loader.load('mf-a');
    expect([came, again].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });

  test('that fails in both releases fails, and a retry loads both again', async () => {
    const load = jest.fn(fails('1', '2'));
    const loader = retriable(planned(release('1')), load);
    await expect(loader.load('mf-a')).rejects.toThrow('1 is broken');
    await expect(loader.load('mf-a')).rejects.toThrow('1 is broken');
    expect(load).toHaveBeenCalledTimes(2);
    loader.retry('mf-a');
    load.mockImplementation(works);
    expect((await loader.load('mf-a')).version).toBe('2');
  });

  test('whose entry file is lost once is loaded by one retry past the cache, and nothing is reported but the load', async () => {
    const [observe, load] = [jest.fn(), jest.fn(losesEntry({ 2: 1 }))];
    const planning = planned(release('1')).map((one) => ({ ...one, release: { ...one.release, integrity: 'sha384-a' } }));
    const loader = createSliceLoader(planning, host, { load, refresh, observe });
    expect((await loader.load('mf-a')).version).toBe('2');
    expect(load.mock.calls.map(([{ version }, remote]) => [version, remote])).toEqual([
      ['2', 'mf_a'],
      ['2', 'mf_a_again'],
    ]);
    expect(refresh.mock.calls).toEqual([['http://releases/2.js', 'sha384-a']]);
    expect(observe.mock.calls).toEqual([[{ name: 'mf-a', version: '2', outcome: 'loaded' }]]);
    expect(report).not.toHaveBeenCalled();
  });

  test('whose entry file is lost twice is replaced by the previous release, whose entry file has one retry too', async () => {
    const [observe, load] = [jest.fn(), jest.fn(losesEntry({ 2: 2, 1: 1 }))];
    const loader = createSliceLoader(planned(release('1')), host, { load, refresh, observe });
    expect((await loader.load('mf-a')).version).toBe('1');
    expect(load.mock.calls.map(([{ version }]) => version)).toEqual(['2', '2', '1', '1']);
    expect(observe.mock.calls.flat()).toMatchObject([{ outcome: 'failed' }, { outcome: 'loaded' }]);
    expect(report).toHaveBeenCalledTimes(1);
  });

  test.each<[string, Error, boolean]>([
    ['that is still lost, or has another hash,', lost('2'), false],
    ['that ran and threw', new Error(`${lost('2').message} ScriptExecutionError`), true],
    ['that loaded, while another part failed,', new Error('Loading chunk 7 failed.'), true],
  ])('with an entry file %s is not loaded again', async (_, error, isThere) => {
    refresh.mockResolvedValueOnce(isThere);
    const load = jest.fn<Load>(async () => Promise.reject(error));
    await expect(retriable(planned(null), load).load('mf-a')).rejects.toThrow(error);
    expect(load).toHaveBeenCalledTimes(1);
    refresh.mockReset().mockResolvedValue(true);
  });

  test('whose entry file fails after the time limit is not loaded again', async () => {
    jest.useFakeTimers();
    const gone = Promise.withResolvers<Slice>();
    const load = jest.fn<Load>(async ({ version }) => (version === '2' ? gone.promise : slice(version)));
    const loader = retriable(planned(release('1')), load);
    const loading = loader.load('mf-a');
    await jest.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS);
    expect((await loading).version).toBe('1');
    gone.reject(lost('2'));
    await jest.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS);
    expect([load.mock.calls.length, refresh.mock.calls.length]).toEqual([2, 0]);
    jest.useRealTimers();
  });

  test('whose entry file is lost and then never comes is replaced within the same time limit', async () => {
    jest.useFakeTimers();
    refresh.mockReturnValueOnce(new Promise(() => {}));
    const loader = retriable(planned(release('1')), losesEntry({ 2: 1 }));
    const loading = loader.load('mf-a');
    await jest.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS);
    expect((await loading).version).toBe('1');
    jest.useRealTimers();
  });

  test('that is still loading is not loaded again by its recovery', async () => {
    jest.useFakeTimers();
    const load = jest.fn<Load>(() => new Promise(() => {}));
    const loader = retriable(planned(null), load);
    const failed = expect(loader.load('mf-a')).rejects.toThrow();
    await jest.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS);
    await failed;
    expect(await loader.recover('mf-a')).toBe(false);
    expect(load).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  test('that is loaded, or in no plan, needs no recovery', async () => {
    const load = jest.fn(works);
    const loader = retriable(planned(null), load);
    await loader.load('mf-a');
    expect([await loader.recover('mf-a'), await loader.recover('mf-z')]).toEqual([true, false]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('has its own name for each attempt, and only its own attempts count', async () => {
    const load = jest.fn(works);
    const [one] = planned(null);
    const loader = retriable([{ ...one, name: 'mf-a' } as PlannedSlice, { ...one, name: 'mf-b' } as PlannedSlice], load);
    await loader.load('mf-a');
    await loader.load('mf-b');
    loader.retry('mf-a');
    await loader.load('mf-a');
    expect(load.mock.calls.map(([, remote]) => remote)).toEqual(['mf_a', 'mf_b', 'mf_a_try2']);
  });

  test('that threw while running falls back to the previous release, once', async () => {
    const loader = createSliceLoader(planned(release('1')), host, { load: works });
    await loader.load('mf-a');
    expect(loader.fallBack('mf-a')).toBe(true);
    expect((await loader.load('mf-a')).version).toBe('1');
    expect(loader.fallBack('mf-a')).toBe(false);
  });

  test('without a previous release can’t fall back', async () => {
    const loader = createSliceLoader(planned(null), host, { load: fails('2') });
    await expect(loader.load('mf-a')).rejects.toThrow('2 is broken');
    expect(loader.fallBack('mf-a')).toBe(false);
  });

  test('that no plan names is a failure like any other', async () => {
    await expect(createSliceLoader([], host, { load: works }).load('mf-z')).rejects.toThrow('mf-z is not in the plan');
  });

  test('never takes the name of an earlier attempt', async () => {
    const remotes: string[] = [];
    const loader = retriable(planned(release('1')), async (wanted, remote) => {
      remotes.push(remote);
      return fails('1', '2')(wanted, remote, host);
    });
    await expect(loader.load('mf-a')).rejects.toThrow();
    loader.retry('mf-a');
    await expect(loader.load('mf-a')).rejects.toThrow();
    expect(new Set(remotes).size).toBe(4);
  });
});

test('a file is fetched past every cache, and counts when it exists and has the hash', async () => {
  const fetched = jest.fn<typeof fetch>(async () => new Response('a file'));
  globalThis.fetch = fetched;
  expect(await refetch('http://releases/2.js', 'sha384-a')).toBe(true);
  fetched.mockResolvedValueOnce(new Response('not found', { status: 404 }));
  expect(await refetch('http://releases/2.js', null)).toBe(false);
  // What fetch does for another hash, and without a network.
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await refetch('http://releases/2.js', 'sha384-b')).toBe(false);
  expect(fetched.mock.calls.map(([, options]) => options)).toEqual([
    { cache: 'reload', integrity: 'sha384-a' },
    { cache: 'reload' },
    { cache: 'reload', integrity: 'sha384-b' },
  ]);
});
