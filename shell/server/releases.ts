import type { LiveRelease, ReleasePointer, ReleaseRef } from '@meowtale/contracts/releases';
import { isInCohort, type ReleaseStorage, readPointer, type VerifiedRelease } from '@meowtale/releases';
import { readOverride } from './overrides.ts';
import { createVerifiedReleases } from './verified-releases.ts';
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
  /** No release of it can be read: it counts as killed, with the routes that it had. */
  isUnreadable?: true;
}

/** What an environment runs, as far as it can be read. */
export interface LiveSlices {
  slices: LiveSlice[];
  /** Whether a slice is missing because no release of it could be read since this process started, so that its routes aren't known. */
  isIncomplete: boolean;
}

export type ReleaseFault = (fault: { slice: string; version: string; reason: string }) => void;

/**
 * Creates the reader of an environment's releases. It reads the pointer for every request and checks every file below it against the
 * pointer's hash; for a slice whose current release was altered it returns the previous one, and a card in the place of the slice without
 * one. While the pointer can't be read it uses the last one.
 */
export function createReleaseReader(storage: ReleaseStorage, environment: string, fault: ReleaseFault) {
  const verified = createVerifiedReleases(storage);
  /** The live release of each slice that was read last. */
  const lastRead = new Map<string, VerifiedRelease>();
  let lastPointer: ReleasePointer | null = null;

  function forgetUnused(slices: ReleasePointer['slices']): void {
    verified.forgetUnused(slices);
    for (const slice of lastRead.keys()) if (!slices[slice]) lastRead.delete(slice);
  }

  async function pointerNow(): Promise<ReleasePointer> {
    const known = lastPointer;
    try {
      const pointer = await readPointer(storage, environment);
      if (known && pointer.revision < known.revision) throw new Error(`revision ${known.revision} is lost`);
      lastPointer = pointer;
      if (pointer.revision !== known?.revision) forgetUnused(pointer.slices);
      return pointer;
    } catch (error) {
      if (!known) throw error;
      fault({ slice: '', version: '', reason: `the pointer of ${environment} can't be read: ${(error as Error).message}` });
      return known;
    }
  }

  async function tryRelease(slice: string, ref: ReleaseRef | null): Promise<VerifiedRelease | null> {
    if (!ref) return null;
    try {
      return await verified.read(slice, ref);
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

  /** Returns a slice of which no release can be read; null when its routes aren't known. */
  function unreadable(slice: string): LiveSlice | null {
    const current = lastRead.get(slice);
    // A page consists of the shell's files: without them there is none.
    if (!current || slice === 'shell') return null;
    return { current, previous: null, killed: true, channel: 'stable', hasCanary: false, isUnreadable: true };
  }

  async function chooseSlice(slice: string, live: LiveRelease | undefined, visitor: Visitor | undefined): Promise<LiveSlice | null> {
    const overridden = await overriddenFor(slice, visitor?.overrides.get(slice));
    if (overridden) return overridden;
    const [chosen, stable, previous] = await Promise.all([
      visitor ? chosenFor(slice, live, visitor) : null,
      tryRelease(slice, live ?? null),
      tryRelease(slice, live?.previous ?? null),
    ]);
    if (stable) lastRead.set(slice, stable);
    const [current, before] = [chosen?.release, stable, previous].filter((release) => release != null);
    if (!current) return live ? unreadable(slice) : null;
    const { killed = false, canary = null } = live ?? {};
    const channel = chosen?.channel ?? 'stable';
    return { current, previous: before ?? null, killed: killed && channel !== 'preview', channel, hasCanary: canary !== null };
  }

  /** Returns the releases that a visitor gets; the live ones without a visitor. @throws when there never was a readable pointer. */
  return async function readLive(visitor?: Visitor): Promise<LiveSlices> {
    const { slices: all } = await pointerNow();
    const slices = Object.fromEntries(Object.entries(all).filter(([, { kind }]) => kind === 'remote'));
    const chosen = visitor ? [...visitor.previews.map(({ slice }) => slice), ...visitor.overrides.keys()] : [];
    const names = [...new Set([...Object.keys(slices), ...chosen])];
    const live = await Promise.all(names.map((slice) => chooseSlice(slice, slices[slice], visitor)));
    const isServiceTried = Object.values(all).some(({ kind, canary }) => kind === 'service' && canary !== null);
    return {
      slices: live.filter((slice) => slice !== null).map((slice) => ({ ...slice, hasCanary: slice.hasCanary || isServiceTried })),
      isIncomplete: names.some((slice, index) => live[index] === null && slices[slice] !== undefined),
    };
  };
}

interface Chosen {
  release: VerifiedRelease;
  channel: LiveSlice['channel'];
}

export type ReadLive = ReturnType<typeof createReleaseReader>;
