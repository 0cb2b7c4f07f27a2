import type { ReleasePointer, ReleaseRef } from '@meowtale/contracts/releases';
import { type ReleaseStorage, readRelease, readReleaseFile, releaseFile, type VerifiedRelease } from '@meowtale/releases';

/** So many releases that the pointer doesn't name are remembered: those of previews. */
const OTHERS_MAX = 20;

const keyOf = (slice: string, { version, integrity }: ReleaseRef) => `${slice}/${version}/${integrity}`;

/** Creates a reader of releases that verifies each only once, as long as the pointer names it or it is one of the last others. */
export function createVerifiedReleases(storage: ReleaseStorage) {
  const verified = new Map<string, VerifiedRelease>();
  const startFiles = new WeakMap<VerifiedRelease, string>();
  let named = new Set<string>();

  function forgetOthers(): void {
    const others = [...verified.keys()].filter((key) => !named.has(key));
    for (const key of others.slice(0, Math.max(0, others.length - OTHERS_MAX))) verified.delete(key);
  }

  async function verify(slice: string, ref: ReleaseRef): Promise<VerifiedRelease> {
    const key = keyOf(slice, ref);
    const known = verified.get(key);
    if (known) return known;
    const result = await readRelease(storage, slice, ref);
    verified.set(key, result);
    forgetOthers();
    return result;
  }

  /** Checks the shell's start files here: after the browser rejects them nothing could fall back. */
  async function verifyStart(release: VerifiedRelease): Promise<void> {
    const { name, version, scripts, styles, preload } = release.manifest;
    if (name !== 'shell') return;
    const files = [...scripts, ...styles, ...preload];
    const looks = await Promise.all(files.map((file) => storage.look(releaseFile(name, version, file))));
    const fingerprint = looks.map((look) => look?.stamp).join(' ');
    if (startFiles.get(release) === fingerprint) return;
    for (const file of files) await readReleaseFile(storage, release, file);
    startFiles.set(release, fingerprint);
  }

  return {
    /** @throws when a file is missing or was changed */
    async read(slice: string, ref: ReleaseRef): Promise<VerifiedRelease> {
      const release = await verify(slice, ref);
      await verifyStart(release);
      return release;
    },
    /** Forgets what a pointer doesn't name, except for the last others. */
    forgetUnused(slices: ReleasePointer['slices']): void {
      const refs = Object.entries(slices).flatMap(([slice, live]) =>
        [live, live.previous, live.canary].flatMap((ref) => (ref ? [keyOf(slice, ref)] : [])),
      );
      named = new Set(refs);
      forgetOthers();
    },
  };
}
