import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMPRESSED } from '@meowtale/build/compress';
import { writeIntegrity } from '@meowtale/build/integrity';
import { origins } from '../../deploy/local/addresses.ts';
import { dataRoot } from '../../deploy/local/paths.ts';
import { flip } from '../../deploy/registry/flip.ts';
import { publish } from '../../deploy/registry/publish.ts';
import { pointerFile, readPointer, releaseFolder, writeAtomically } from '../../deploy/registry/store.ts';
import { test as outageTest } from './stack.ts';

const registry = { folder: join(dataRoot, 'releases') };
const ENVIRONMENT = 'local';

/** What a file of a release becomes in the next one; its text comes with the new version in it already. */
export type Change = (text: string, file: string) => string;

export interface Releases {
  /**
   * Publishes what a slice runs once more, as another version and with what `change` does to its scripts, and points the
   * environment at it; what ran before is its previous. Answers where its files are served.
   */
  release(slice: string, change?: Change): Promise<string>;
  /** Changes one byte of a published file behind the registry's back. */
  flipByte(baseUrl: string, file: RegExp): Promise<void>;
}

async function rewrite(folder: string, from: string, to: string, change: Change): Promise<void> {
  for (const file of (await readdir(folder)).filter((name) => /\.(?:js|json)$/.test(name))) {
    const text = (await readFile(join(folder, file), 'utf8')).replaceAll(from, to);
    await writeFile(join(folder, file), file.endsWith('.js') ? change(text, file) : text);
  }
  // The compressed forms are of what it was.
  for (const file of await readdir(folder)) if (file.endsWith(COMPRESSED)) await rm(join(folder, file));
  await rm(join(folder, 'integrity.json'));
  await writeIntegrity(folder);
}

async function releaseCopy(slice: string, change: Change): Promise<string> {
  const running = (await readPointer(registry, ENVIRONMENT)).slices[slice]?.version;
  if (!running) throw new Error(`${slice} does not run`);
  const version = Buffer.from(crypto.getRandomValues(new Uint8Array(running.length / 2))).toString('hex');
  const built = await mkdtemp(join(tmpdir(), 'meowtale-release-'));
  try {
    await cp(releaseFolder(registry, slice, running), built, { recursive: true });
    await rewrite(built, running, version, change);
    await publish(registry, built);
  } finally {
    await rm(built, { recursive: true, force: true });
  }
  await flip(registry, ENVIRONMENT, { [slice]: version });
  return version;
}

/** With `releases` a journey publishes as a team would; afterwards the environment points at what it did, and the copies are gone. */
export const test = outageTest.extend<{ releases: Releases }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are wanted
  releases: async ({}, use) => {
    const pointer = await readFile(pointerFile(registry, ENVIRONMENT), 'utf8');
    const copies: string[] = [];
    try {
      await use({
        async release(slice, change = (text) => text) {
          const version = await releaseCopy(slice, change);
          copies.push(releaseFolder(registry, slice, version));
          return `${origins.releases}/${slice}/${version}`;
        },
        async flipByte(baseUrl, wanted) {
          const folder = join(registry.folder, new URL(baseUrl).pathname);
          const file = (await readdir(folder)).find((name) => wanted.test(name));
          if (!file) throw new Error(`no file of ${baseUrl} is called ${wanted}`);
          const bytes = await readFile(join(folder, file));
          const middle = Math.floor(bytes.length / 2);
          bytes[middle] = (bytes[middle] ?? 0) ^ 1;
          await writeFile(join(folder, file), bytes);
        },
      });
    } finally {
      await writeAtomically(pointerFile(registry, ENVIRONMENT), pointer);
      for (const copy of copies) await rm(copy, { recursive: true, force: true });
    }
  },
});
