import type { ReleasePointer, ReleaseRef } from '@meowtale/contracts/releases';
import { type ReleaseStorage, readPointer, readRelease, readReleaseFile, releaseFile, type VerifiedRelease } from '@meowtale/releases';

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
    try {
      const pointer = await readPointer(storage, environment);
      if (lastPointer && pointer.revision < lastPointer.revision) throw new Error(`revision ${lastPointer.revision} is lost`);
      lastPointer = pointer;
    } catch (error) {
      if (!lastPointer) throw error;
      fault({ slice: '', version: '', reason: `the pointer of ${environment} can't be read: ${(error as Error).message}` });
    }
    return lastPointer;
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
    const stamps = await Promise.all(files.map((file) => storage.stamp(releaseFile(name, version, file))));
    const fingerprint = stamps.join(' ');
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

  /** Returns the live releases. @throws when the environment never had a readable pointer. */
  return async function readLive(): Promise<LiveSlice[]> {
    const pointer = await pointerNow();
    const live = await Promise.all(
      Object.entries(pointer.slices).map(async ([slice, ref]): Promise<LiveSlice | null> => {
        const { killed } = ref;
        const [current, previous] = await Promise.all([tryRelease(slice, ref), tryRelease(slice, ref.previous)]);
        if (current) return { current, previous, killed };
        return previous && { current: previous, previous: null, killed };
      }),
    );
    return live.filter((slice) => slice !== null);
  };
}
