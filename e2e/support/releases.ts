import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { repositoryRoot } from '@meowtale/build/paths';
import { PREVIEW_PARAMETER } from '@meowtale/contracts/release-preview';
import { diskStorage, findRelease, readPointer, signPreview } from '@meowtale/releases';
import { promote, startCanary, switchSlice } from '@meowtale/releases/moves';
import { type Change, ENVIRONMENT, flipByte, publishCopy, restoreReleases } from '../../deploy/drills/outages/release-copies.ts';
import { origins } from '../../deploy/local/addresses.ts';
import { dataRoot } from '../../deploy/local/paths.ts';
import { loadSecrets } from '../../deploy/local/secrets.ts';
import { test as outageTest } from './stack.ts';

const folder = join(dataRoot, 'releases');
const storage = diskStorage(folder);
const mover = { by: 'a journey', reason: 'a release of the journey' };

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
  /** Deletes a release afterwards that was published by other means. */
  adopt(slice: string, version: string): void;
  /** Makes live again what was live before the journey. */
  restore(): Promise<void>;
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

/** Runs a command line of `npm run releases`, with further settings. */
export async function runReleases(argv: readonly string[], settings: Readonly<Record<string, string>> = {}): Promise<CommandOutcome> {
  const child = spawn(process.execPath, [join(repositoryRoot, 'deploy/local/releases.ts'), ...argv, '--json'], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed, [exitCode]] = await Promise.all([textOf(child.stdout), once(child, 'close') as Promise<[number]>]);
  return { exitCode, data: JSON.parse(printed) };
}

/** Adds the fixture `releases`, by which a journey publishes; afterwards the pointers are restored and the releases deleted. */
export const test = outageTest.extend<{ releases: Releases }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are wanted
  releases: async ({}, use) => {
    const { slices } = await readPointer(storage, ENVIRONMENT);
    const copies: string[] = [];
    const restore = () => restoreReleases(storage, slices, { by: mover.by, reason: 'end of the journey' });
    try {
      const publish = async (slice: string, change: Change = (text) => text) => {
        const version = await publishCopy({ storage, folder }, slice, change);
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
        restore,
        adopt: (slice, version) => void copies.push(join(folder, slice, version)),
        run: (...argv) => runReleases(argv),
        flipByte: (baseUrl, wanted) => flipByte(join(folder, new URL(baseUrl).pathname), wanted),
      });
    } finally {
      await restore();
      for (const copy of copies) await rm(copy, { recursive: true, force: true });
    }
  },
});
