import type { CreateSlice, HostV1, Slice } from '@meowtale/web-kit';
import { loadRemote, registerRemotes } from '@module-federation/runtime';
import type { SliceReport } from '../app/release-reports.ts';
import type { PlannedRelease, PlannedSlice } from '../plan.ts';

/**
 * Fetches a file past every cache and stores it there: a cached "not found" would make it unavailable for as long as that is fresh.
 * Returns whether it exists and has the hash.
 */
export async function refetch(url: string, integrity: string | null): Promise<boolean> {
  try {
    const response = await fetch(url, { cache: 'reload', ...(integrity !== null && { integrity }) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/** Returns whether a release failed because its entry file didn't load; a file that ran and threw isn't meant. */
function isEntryLost(error: unknown): boolean {
  return error instanceof Error && error.message.includes('RUNTIME-008') && !error.message.includes('ScriptExecutionError');
}

/** A slice that hasn't loaded by then falls back to its previous release (TRUST 22: the shell is usable in 3 s). */
export const LOAD_TIMEOUT_MS = 3_000;

export interface LoadedSlice {
  name: string;
  version: string;
  slice: Slice;
}

export class SliceLoadError extends Error {
  override name = 'SliceLoadError';
}

function container(name: string): string {
  return name.replaceAll('-', '_');
}

async function within<T>(promise: Promise<T>, ms: number, what: string): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new SliceLoadError(`${what} took longer than ${ms} ms`)), ms);
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

async function loadRelease(release: PlannedRelease, remote: string, host: HostV1): Promise<Slice> {
  registerRemotes([{ name: remote, entry: release.entry, entryGlobalName: release.globalName, type: 'var' }], { force: true });
  const exposed = await loadRemote<{ createSlice: CreateSlice }>(`${remote}/slice`);
  if (!exposed?.createSlice) throw new SliceLoadError(`${remote} exposes no createSlice`);
  return exposed.createSlice(host);
}

type Load = (release: PlannedRelease, remote: string) => Promise<Slice>;

/** Returns a `load` that is called once more when the entry file was lost within the time limit and exists in the meantime. */
function retryLostEntry(load: Load, refresh: typeof refetch, timeoutMs: number): Load {
  return async (release, remote) => {
    const endsAt = Date.now() + timeoutMs;
    try {
      return await load(release, remote);
    } catch (error) {
      const isInTime = Date.now() < endsAt && navigator.onLine;
      if (!isInTime || !isEntryLost(error) || !(await refresh(release.entry, release.integrity))) throw error;
      return load(release, `${remote}_again`);
    }
  };
}

export interface SliceLoader {
  /** Returns the slice, loading it if necessary. Returns the same promise for the same attempt, because React waits on it. */
  load(name: string): Promise<LoadedSlice>;
  /** Returns the slice if it is loaded: then rendering needn't suspend. */
  ready(name: string): LoadedSlice | undefined;
  /** Gives up the loaded release and continues with the previous one; returns false when there is none. */
  fallBack(name: string): boolean;
  /** Resolves once a slice that came too late for its `load` has loaded: the next `load` returns it. Otherwise never resolves. */
  comesLate(name: string): Promise<void>;
  /** Forgets a failure, so that the next `load` tries again. */
  retry(name: string): void;
  /** Tries a slice again that isn't loaded, unless it is still loading. Returns whether it is loaded now. */
  recover(name: string): Promise<boolean>;
}

export interface SliceLoaderOptions {
  load?: typeof loadRelease | undefined;
  timeoutMs?: number;
  refresh?: typeof refetch;
  /** Called for every release that loaded, and for every one that didn't although there is a network. */
  observe?: (report: SliceReport) => void;
}

/**
 * Creates the loader by the page's plan: it loads the planned release, else the previous one, else fails. A lost entry file is fetched once
 * more before its release fails.
 */
export function createSliceLoader(
  slices: readonly PlannedSlice[],
  host: HostV1,
  { load = loadRelease, timeoutMs = LOAD_TIMEOUT_MS, refresh = refetch, observe = () => {} }: SliceLoaderOptions = {},
): SliceLoader {
  const loadWithRetry = retryLostEntry((from, as) => load(from, as, host), refresh, timeoutMs);
  const never = new Promise<never>(() => {});
  const attempts = new Map<string, Promise<LoadedSlice>>();
  /** The planned release of each slice, however long it takes. */
  const coming = new Map<string, Promise<LoadedSlice>>();
  const loaded = new Map<string, LoadedSlice>();
  const fallen = new Set<string>();
  const tries = new Map<string, number>();
  /** Number of pending files per slice. */
  const pending = new Map<string, number>();

  const count = (name: string, by: number) => void pending.set(name, (pending.get(name) ?? 0) + by);
  function forget(name: string): void {
    attempts.delete(name);
    loaded.delete(name);
  }
  async function attempt(planned: PlannedSlice): Promise<LoadedSlice> {
    const { name, release, previous } = planned;
    const remote = container(name);
    const nth = (tries.get(name) ?? 0) + 1;
    tries.set(name, nth);
    const numbered = nth === 1 ? remote : `${remote}_try${nth}`;
    const missed = ({ version }: PlannedRelease) => navigator.onLine && observe({ name, version, outcome: 'failed' });
    async function take(from: PlannedRelease, as: string): Promise<LoadedSlice> {
      count(name, 1);
      try {
        const slice = await loadWithRetry(from, as);
        observe({ name, version: from.version, outcome: 'loaded' });
        return { name, version: from.version, slice };
      } finally {
        count(name, -1);
      }
    }
    if (!fallen.has(name)) {
      const loading = take(release, numbered);
      coming.set(
        name,
        loading.catch(() => never),
      );
      try {
        return await within(loading, timeoutMs, `${name} ${release.version}`);
      } catch (error) {
        host.report(error, { slice: name, version: release.version });
        missed(release);
        if (!previous) throw error;
      }
    }
    if (!previous) throw new SliceLoadError(`${name} has no previous release`);
    const replacing = within(take(previous, `${numbered}_previous`), timeoutMs, `${name} ${previous.version}`).catch((error: unknown) => {
      missed(previous);
      throw error;
    });
    // A slow release may still load before its replacement.
    return Promise.race([coming.get(name) ?? never, replacing]);
  }

  const findPlanned = (name: string) => slices.find((slice) => slice.name === name);
  function begin(name: string): Promise<LoadedSlice> {
    const known = attempts.get(name);
    if (known) return known;
    const planned = findPlanned(name);
    const started = planned ? attempt(planned) : Promise.reject(new SliceLoadError(`${name} is not in the plan`));
    attempts.set(name, started);
    const keep = (slice: LoadedSlice) => void (attempts.get(name) === started && loaded.set(name, slice));
    // React handles the failure when it reads the promise; until then it must not count as unhandled.
    started.then(keep, () => {});
    return started;
  }
  function retry(name: string): void {
    fallen.delete(name);
    forget(name);
  }

  return {
    load: begin,
    ready: (name) => loaded.get(name),
    fallBack(name) {
      const previous = findPlanned(name)?.previous;
      if (!previous || fallen.has(name)) return false;
      fallen.add(name);
      // A release that loaded and threw isn't waited for.
      if (loaded.has(name)) coming.delete(name);
      forget(name);
      return true;
    },
    async comesLate(name) {
      const failed = attempts.get(name);
      const slice = await (loaded.has(name) ? never : (coming.get(name) ?? never));
      if (attempts.get(name) !== failed) return never;
      attempts.set(name, Promise.resolve(slice));
      loaded.set(name, slice);
    },
    retry,
    async recover(name) {
      if (loaded.has(name)) return true;
      if (!findPlanned(name) || (pending.get(name) ?? 0) > 0) return false;
      retry(name);
      return begin(name).then(
        () => true,
        () => false,
      );
    },
  };
}
