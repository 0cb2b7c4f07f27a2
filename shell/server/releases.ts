import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { integritySchema, pointerSchema, type ReleaseRef, type SliceManifest, sliceManifestSchema } from '@meowtale/contracts/releases';

/** A release whose `slice.json` has the hash that its build wrote. */
export interface VerifiedRelease {
  manifest: SliceManifest;
  integrity: Readonly<Record<string, string>>;
  /** The address of its files when it isn't the registry: for a slice under development. */
  baseUrl?: string;
}

export interface LiveSlice {
  current: VerifiedRelease;
  previous: VerifiedRelease | null;
}

export type ReleaseFault = (fault: { slice: string; version: string; reason: string }) => void;

function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** @throws when the file differs from what its build wrote */
async function readVerified(file: string, expected: string | undefined): Promise<Buffer> {
  const bytes = await readFile(file);
  if (integrityOf(bytes) !== expected) throw new Error(`${path.basename(file)} is not what its build wrote`);
  return bytes;
}

/** Returns sizes, times and inodes of files, which change when a file changes. */
async function lookOf(folder: string, files: readonly string[]): Promise<string> {
  const stats = await Promise.all(files.map((file) => stat(path.join(folder, file))));
  return stats.map(({ size, mtimeMs, ino }) => `${size}:${mtimeMs}:${ino}`).join(' ');
}

/** Returns the text of one file of a release. @throws when it was altered */
export async function readReleaseFile(folder: string, { manifest, integrity }: VerifiedRelease, file: string): Promise<string> {
  return (await readVerified(path.join(folder, manifest.name, manifest.version, file), integrity[file])).toString();
}

/**
 * Creates the reader of an environment's releases. It reads the pointer for every request and checks every file below it against the
 * pointer's hash; for a slice whose current release was altered it returns the previous one.
 */
export function createReleaseReader(folder: string, environment: string, fault: ReleaseFault) {
  const verified = new Map<string, VerifiedRelease>();
  const startFiles = new Map<string, string>();

  async function verify(slice: string, ref: ReleaseRef): Promise<VerifiedRelease> {
    const key = `${slice}/${ref.version}/${ref.integrity}`;
    const known = verified.get(key);
    if (known) return known;
    const release = path.join(folder, slice, ref.version);
    const integrity = integritySchema.parse(
      JSON.parse((await readVerified(path.join(release, 'integrity.json'), ref.integrity)).toString()),
    );
    const manifest = sliceManifestSchema.parse(
      JSON.parse((await readVerified(path.join(release, 'slice.json'), integrity['slice.json'])).toString()),
    );
    const result = { manifest, integrity };
    verified.set(key, result);
    return result;
  }

  /** Checks the shell's start files here: after the browser rejects them nothing could fall back. */
  async function verifyStart(release: VerifiedRelease): Promise<void> {
    const { name, version, scripts, styles, preload } = release.manifest;
    if (name !== 'shell') return;
    const files = [...scripts, ...styles, ...preload];
    const where = path.join(folder, name, version);
    const fingerprint = await lookOf(where, files);
    if (startFiles.get(version) === fingerprint) return;
    for (const file of files) await readVerified(path.join(where, file), release.integrity[file]);
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

  /** Returns the live releases. @throws when the environment has no pointer. */
  return async function readLive(): Promise<LiveSlice[]> {
    const pointer = pointerSchema.parse(JSON.parse(await readFile(path.join(folder, 'pointers', `${environment}.json`), 'utf8')));
    const live = await Promise.all(
      Object.entries(pointer.slices).map(async ([slice, ref]): Promise<LiveSlice | null> => {
        const [current, previous] = await Promise.all([tryRelease(slice, ref), tryRelease(slice, ref.previous)]);
        if (current) return { current, previous };
        return previous && { current: previous, previous: null };
      }),
    );
    return live.filter((slice) => slice !== null);
  };
}
