import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMPRESSED } from '@meowtale/build/compress';
import { writeIntegrity } from '@meowtale/build/integrity';
import type { ReleasePointer } from '@meowtale/contracts/releases';
import { movePointer, publishRelease, type ReleaseStorage, readPointer } from '@meowtale/releases';
import { readBuilt } from '../../registry/built-folder.ts';

/** The environment of a local stack. */
export const ENVIRONMENT = 'local';

/** Changes a file's text for the next release; the text already contains the new version. */
export type Change = (text: string, file: string) => string;

export const newVersion = (length: number): string => randomBytes(length / 2).toString('hex');

async function rewrite(folder: string, from: string, to: string, change: Change): Promise<void> {
  for (const file of (await readdir(folder)).filter((name) => /\.(?:js|json)$/.test(name))) {
    const text = (await readFile(join(folder, file), 'utf8')).replaceAll(from, to);
    await writeFile(join(folder, file), file.endsWith('.js') ? change(text, file) : text);
  }
  // The compressed files have the old content.
  for (const file of await readdir(folder)) if (file.endsWith(COMPRESSED)) await rm(join(folder, file));
  await rm(join(folder, 'integrity.json'));
  await writeIntegrity(folder);
}

/** A storage, and the folder that it opened. */
interface ReleasePlace {
  storage: ReleaseStorage;
  folder: string;
}

/**
 * Builds a slice's live release again, as another version with changed scripts, in a temporary folder that is deleted once `use` is done.
 * Returns what `use` returns.
 */
export async function copyRelease<T>(
  { storage, folder }: ReleasePlace,
  slice: string,
  change: Change,
  use: (built: string, version: string) => Promise<T>,
): Promise<T> {
  const running = (await readPointer(storage, ENVIRONMENT)).slices[slice]?.version;
  if (!running) throw new Error(`${slice} does not run`);
  const version = newVersion(running.length);
  const built = await mkdtemp(join(tmpdir(), 'meowtale-release-'));
  try {
    await cp(join(folder, slice, running), built, { recursive: true });
    await rewrite(built, running, version, change);
    return await use(built, version);
  } finally {
    await rm(built, { recursive: true, force: true });
  }
}

/** Publishes a remote's live release again, as another version with changed scripts. Returns the version. */
export const publishCopy = (place: ReleasePlace, slice: string, change: Change): Promise<string> =>
  copyRelease(place, slice, change, async (built, version) => {
    await publishRelease(place.storage, await readBuilt(built));
    return version;
  });

/** Makes these releases live again, also if others have become live since. */
export async function restoreReleases(
  storage: ReleaseStorage,
  slices: ReleasePointer['slices'],
  { by, reason }: { by: string; reason: string },
): Promise<void> {
  const { revision } = await readPointer(storage, ENVIRONMENT);
  const change = { action: 'rollback', slices: {}, by, reason, isForced: false } as const;
  await movePointer(storage, ENVIRONMENT, { expectedRevision: revision, slices, change });
}

/** Returns the path of a release's file by a pattern of its name. */
async function fileIn(release: string, wanted: RegExp): Promise<string> {
  const file = (await readdir(release)).find((name) => wanted.test(name));
  if (!file) throw new Error(`no file of ${release} is called ${wanted}`);
  return join(release, file);
}

/** Changes one byte of a published file without the registry. */
export async function flipByte(release: string, wanted: RegExp): Promise<void> {
  const file = await fileIn(release, wanted);
  const bytes = await readFile(file);
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  await writeFile(file, bytes);
}

/** Deletes a published file without the registry. */
export async function removeFile(release: string, wanted: RegExp): Promise<void> {
  await rm(await fileIn(release, wanted));
}
