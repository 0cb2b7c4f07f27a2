import type { LiveRelease, ReleasePointer, ReleaseRef } from '@meowtale/contracts/releases';
import {
  isInCohort,
  type ReleaseStorage,
  readPointer,
  readRelease,
  readReleaseFile,
  releaseFile,
  type VerifiedRelease,
} from '@meowtale/releases';
import { readOverride } from './overrides.ts';
import type { Visitor } from './visitor.ts';

/** A release that the shell may show. */
export interface ShownRelease extends VerifiedRelease {
  /** The address of its files when it isn't the registry: for a slice under development. */
  baseUrl?: string;
}

export interface LiveSlice {
  current: ShownRelease;
  previous: ShownRelease | null;
  /** Switched off: a page shows a card in its place and loads nothing of it. */
  killed: boolean;
  /** How the current release was chosen. */
  channel: 'stable' | 'canary' | 'preview' | 'override';
  /** Whether some visitors get a canary of it, or of a service. */
  hasCanary: boolean;
}

export type ReleaseFault = (fault: { slice: string; version: string; reason: string }) => void;

/**
 * Creates the reader of an environment's releases. It reads the pointer for every request and checks every file below it against the
 * pointer's hash; for a slice whose current release was altered it returns the previous one. While the pointer can't be read it uses the
 * last one.
 */
export function createReleaseReader(storage: ReleaseStorage, environment: string, fault: ReleaseFault) {
  const verified = new Map<string, VerifiedRelease>();
  const startFiles = new Map<string, string>();
  let lastPointer: ReleasePointer | null = null;

  async function pointerNow(): Promise<ReleasePointer> {
    const known = lastPointer;
    try {
      const pointer = await readPointer(storage, environment);
      if (known && pointer.revision < known.revision) throw new Error(`revision ${known.revision} is lost`);
      lastPointer = pointer;
      return pointer;
    } catch (error) {
      if (!known) throw error;
      fault({ slice: '', version: '', reason: `the pointer of ${environment} can't be read: ${(error as Error).message}` });
      return known;
    }
  }

  async function verify(slice: string, ref: ReleaseRef): Promise<VerifiedRelease> {
    const key = `${slice}/${ref.version}/${ref.integrity}`;
    const known = verified.get(key);
    if (known) return known;
    const result = await readRelease(storage, slice, ref);
    verified.set(key, result);
    return result;
  }

  /** Checks the shell's start files here: after the browser rejects them nothing could fall back. */
  async function verifyStart(release: VerifiedRelease): Promise<void> {
    const { name, version, scripts, styles, preload } = release.manifest;
    if (name !== 'shell') return;
    const files = [...scripts, ...styles, ...preload];
    const looks = await Promise.all(files.map((file) => storage.look(releaseFile(name, version, file))));
    const fingerprint = looks.map((look) => look?.stamp).join(' ');
    if (startFiles.get(version) === fingerprint) return;
    for (const file of files) await readReleaseFile(storage, release, file);
    startFiles.set(version, fingerprint);
  }

  async function tryRelease(slice: string, ref: ReleaseRef | null): Promise<VerifiedRelease | null> {
    if (!ref) return null;
    try {
      const release = await verify(slice, ref);
      await verifyStart(release);
      return release;
    } catch (error) {
      fault({ slice, version: ref.version, reason: (error as Error).message });
      return null;
    }
  }

  /** Returns the releases that a visitor of a preview or a canary gets instead of the live one; null when there is none. */
  async function chosenFor(slice: string, live: LiveRelease | undefined, visitor: Visitor): Promise<Chosen | null> {
    const preview = visitor.previews.find((one) => one.slice === slice);
    const previewed = preview && preview.version !== live?.version ? await tryRelease(slice, preview) : null;
    if (previewed) return { release: previewed, channel: 'preview' };
    if (!live?.canary || !isInCohort(visitor.cohort, live.canary)) return null;
    const release = await tryRelease(slice, live.canary);
    return release && { release, channel: 'canary' };
  }

  /** Returns what a browser in development gets, without a fallback that would hide its errors; null when it can't be had. */
  async function overriddenFor(slice: string, wanted: string | undefined): Promise<LiveSlice | null> {
    if (wanted === undefined) return null;
    try {
      const current = await readOverride(storage, slice, wanted);
      return { current, previous: null, killed: false, channel: 'override', hasCanary: false };
    } catch (error) {
      fault({ slice, version: wanted, reason: (error as Error).message });
      return null;
    }
  }

  async function chooseSlice(slice: string, live: LiveRelease | undefined, visitor: Visitor | undefined): Promise<LiveSlice | null> {
    const overridden = await overriddenFor(slice, visitor?.overrides.get(slice));
    if (overridden) return overridden;
    const [chosen, stable, previous] = await Promise.all([
      visitor ? chosenFor(slice, live, visitor) : null,
      tryRelease(slice, live ?? null),
      tryRelease(slice, live?.previous ?? null),
    ]);
    const [current, before] = [chosen?.release, stable, previous].filter((release) => release != null);
    if (!current) return null;
    const { killed = false, canary = null } = live ?? {};
    const channel = chosen?.channel ?? 'stable';
    return { current, previous: before ?? null, killed: killed && channel !== 'preview', channel, hasCanary: canary !== null };
  }

  /** Returns the releases that a visitor gets; the live ones without a visitor. @throws when there never was a readable pointer. */
  return async function readLive(visitor?: Visitor): Promise<LiveSlice[]> {
    const { slices: all } = await pointerNow();
    const slices = Object.fromEntries(Object.entries(all).filter(([, { kind }]) => kind === 'remote'));
    const chosen = visitor ? [...visitor.previews.map(({ slice }) => slice), ...visitor.overrides.keys()] : [];
    const names = new Set([...Object.keys(slices), ...chosen]);
    const live = await Promise.all([...names].map((slice) => chooseSlice(slice, slices[slice], visitor)));
    const isServiceTried = Object.values(all).some(({ kind, canary }) => kind === 'service' && canary !== null);
    return live.filter((slice) => slice !== null).map((slice) => ({ ...slice, hasCanary: slice.hasCanary || isServiceTried }));
  };
}

interface Chosen {
  release: VerifiedRelease;
  channel: LiveSlice['channel'];
}

export type ReadLive = ReturnType<typeof createReleaseReader>;
