import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { COMPRESSED } from '@meowtale/build/compress';
import { writeIntegrity } from '@meowtale/build/integrity';
import { repositoryRoot } from '@meowtale/build/paths';
import { PREVIEW_PARAMETER } from '@meowtale/contracts/release-preview';
import { diskStorage, findRelease, movePointer, publishRelease, readPointer, signPreview } from '@meowtale/releases';
import { promote, startCanary, switchSlice } from '@meowtale/releases/moves';
import { origins } from '../../deploy/local/addresses.ts';
import { dataRoot } from '../../deploy/local/paths.ts';
import { loadSecrets } from '../../deploy/local/secrets.ts';
import { readBuilt } from '../../deploy/registry/built-folder.ts';
import { test as outageTest } from './stack.ts';

const folder = join(dataRoot, 'releases');
const storage = diskStorage(folder);
const ENVIRONMENT = 'local';
const mover = { by: 'a journey', reason: 'a release of the journey' };

/** Changes a file's text for the next release; the text already contains the new version. */
export type Change = (text: string, file: string) => string;

export interface Releases {
  /**
   * Publishes a slice's current release again, as another version with changed scripts, and points the environment at it; the current
   * one becomes its previous. Returns the base URL of its files.
   */
  release(slice: string, change?: Change): Promise<string>;
  /** Publishes a slice's live release again, as another version with changed scripts. Returns the version. */
  publish(slice: string, change?: Change): Promise<string>;
  /** Returns the address of a page with a preview of a release. */
  preview(slice: string, version: string, path: string): Promise<string>;
  /** Gives all visitors a canary, which ends after so many loads of which more than one in ten failed. */
  tryOut(slice: string, version: string, loads: number): Promise<void>;
  /** Returns the reason for which a slice's canary ended; null while it goes on. */
  whyEnded(slice: string): Promise<string | null>;
  /** Kills or revives a slice. */
  turn(action: 'kill' | 'revive', slice: string): Promise<void>;
  /** Runs a command line of `npm run releases`. */
  run(...argv: string[]): Promise<CommandOutcome>;
  /** Changes one byte of a published file without the registry. */
  flipByte(baseUrl: string, file: RegExp): Promise<void>;
}

export interface CommandOutcome {
  exitCode: number;
  /** What it printed with `--json`. */
  // biome-ignore lint/suspicious/noExplicitAny: a journey knows the shape of what it runs.
  data: any;
}

async function runReleases(argv: readonly string[]): Promise<CommandOutcome> {
  const child = spawn(process.execPath, [join(repositoryRoot, 'deploy/local/releases.ts'), ...argv, '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed, [exitCode]] = await Promise.all([textOf(child.stdout), once(child, 'close') as Promise<[number]>]);
  return { exitCode, data: JSON.parse(printed) };
}

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

async function publishCopy(slice: string, change: Change): Promise<string> {
  const running = (await readPointer(storage, ENVIRONMENT)).slices[slice]?.version;
  if (!running) throw new Error(`${slice} does not run`);
  const version = Buffer.from(crypto.getRandomValues(new Uint8Array(running.length / 2))).toString('hex');
  const built = await mkdtemp(join(tmpdir(), 'meowtale-release-'));
  try {
    await cp(join(folder, slice, running), built, { recursive: true });
    await rewrite(built, running, version, change);
    await publishRelease(storage, await readBuilt(built));
  } finally {
    await rm(built, { recursive: true, force: true });
  }
  return version;
}

/** Adds the fixture `releases`, by which a journey publishes; afterwards the pointers are restored and the releases deleted. */
export const test = outageTest.extend<{ releases: Releases }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are wanted
  releases: async ({}, use) => {
    const { slices } = await readPointer(storage, ENVIRONMENT);
    const copies: string[] = [];
    try {
      const publish = async (slice: string, change: Change = (text) => text) => {
        const version = await publishCopy(slice, change);
        copies.push(join(folder, slice, version));
        return version;
      };
      await use({
        publish,
        async release(slice, change) {
          const version = await publish(slice, change);
          await promote(storage, ENVIRONMENT, { [slice]: version }, mover);
          return `${origins.releases}/${slice}/${version}`;
        },
        async preview(slice, version, path) {
          const integrity = (await findRelease(storage, slice, version))?.integrity ?? '';
          const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
          const preview = { environment: ENVIRONMENT, slice, version, integrity, expiresAt };
          return `${path}?${PREVIEW_PARAMETER}=${signPreview(loadSecrets(dataRoot).releasePreview, preview)}`;
        },
        async tryOut(slice, version, loads) {
          await startCanary(storage, ENVIRONMENT, { slice, version, share: 10_000, budget: { loads, failures: 0.1 } }, mover);
        },
        async whyEnded(slice) {
          const { change, slices: now } = await readPointer(storage, ENVIRONMENT);
          return now[slice]?.canary ? null : (change?.reason ?? '');
        },
        async turn(action, slice) {
          await switchSlice(storage, ENVIRONMENT, { slice, action }, mover);
        },
        run: (...argv) => runReleases(argv),
        async flipByte(baseUrl, wanted) {
          const release = join(folder, new URL(baseUrl).pathname);
          const file = (await readdir(release)).find((name) => wanted.test(name));
          if (!file) throw new Error(`no file of ${baseUrl} is called ${wanted}`);
          const bytes = await readFile(join(release, file));
          const middle = Math.floor(bytes.length / 2);
          bytes[middle] = (bytes[middle] ?? 0) ^ 1;
          await writeFile(join(release, file), bytes);
        },
      });
    } finally {
      const { revision } = await readPointer(storage, ENVIRONMENT);
      const change = { action: 'rollback', slices: {}, by: mover.by, reason: 'end of the journey', isForced: false } as const;
      await movePointer(storage, ENVIRONMENT, { expectedRevision: revision, slices, change });
      for (const copy of copies) await rm(copy, { recursive: true, force: true });
    }
  },
});
