import { join } from 'node:path';
import { BUILD_PLATFORMS } from '@meowtale/contracts/inputs/catalog/build';
import type { Finish, JobKind, RunningJob } from '@meowtale/service-kit';
import { z } from 'zod';
import type { Db } from '../../database.ts';
import { keys, type Storage } from '../storage/model.ts';
import { type AndroidBuilder, wrapForAndroid } from './android-builder.ts';
import { BuildRefused } from './errors.ts';
import { deleteEarlier, endBuild } from './repository.ts';
import { bundleForWeb } from './web-bundle.ts';
import { writeArchive } from './write-archive.ts';

/** What builds need. */
export interface Building {
  storage: Storage;
  playerDir: string;
  /** Address to which the logo and the panel of Basic's builds link. */
  home: string;
  android: AndroidBuilder | null;
}

/** A build's input, with the app's values at the time of the request. */
const building = z.object({
  build: z.uuid(),
  app: z.uuid(),
  version: z.int().positive(),
  platform: z.enum(BUILD_PLATFORMS),
  name: z.string(),
  branded: z.boolean(),
});
type Wanted = z.output<typeof building>;

/** The part of the environment that builds need. */
export interface BuildingEnv {
  PLAYER_DIR: string;
  SHELL_ORIGIN: string;
  BUILDER_ANDROID_URL?: string | undefined;
  BUILDER_ANDROID_TOKEN?: string | undefined;
}

export function createBuilding(env: BuildingEnv, storage: Storage): Building {
  const android = env.BUILDER_ANDROID_URL ? { url: env.BUILDER_ANDROID_URL, token: env.BUILDER_ANDROID_TOKEN } : null;
  return { storage, playerDir: env.PLAYER_DIR, home: env.SHELL_ORIGIN, android };
}

export const buildAppKind = (ports: Building): JobKind<Wanted> => ({
  name: 'build-app',
  input: building,
  run: (job) => buildApp(ports, job),
});

/** Windows opens the page in the default browser after a double click on this file. */
const START_ON_WINDOWS = '@start "" "%~dp0index.html"\r\n';

/**
 * Builds the file and stores it. Returns the function that ends the build as passed or refused. A build isn't counted in its owner's
 * storage (ADR 25), because it can be repeated, is deleted after a week, and replaces earlier builds of the same app and platform.
 */
async function buildApp(ports: Building, job: RunningJob<Wanted>): Promise<Finish> {
  const { storage } = ports;
  const { build } = job.input;
  const folder = await storage.workspace();
  try {
    const made = await make(ports, job, folder);
    await storage.keep(made.path, keys.build(build));
    let earlier: string[] = [];
    const finish = async (tx: Db) => {
      await endBuild(tx, build, { state: 'passed', size_bytes: made.bytes, basename: basenameOf(job.input) });
      earlier = await deleteEarlier(tx, build);
      return { uuid: build, state: 'passed' };
    };
    // If the transaction fails, the new file is overwritten by the next attempt or deleted with the build's row.
    const after = async (committed: boolean) => {
      if (committed) for (const uuid of earlier) await storage.remove(keys.build(uuid));
    };
    return Object.assign(finish, { after });
  } catch (error) {
    if (!(error instanceof BuildRefused)) throw error;
    const { reason } = error;
    return async (tx) => {
      await endBuild(tx, build, { state: 'refused', reason });
      return { uuid: build, state: 'refused' };
    };
  } finally {
    await storage.discard(folder);
  }
}

async function make(
  ports: Building,
  { input, signal, tell }: RunningJob<Wanted>,
  folder: string,
): Promise<{ path: string; bytes: number }> {
  const { app: appUuid, version, platform, name, branded } = input;
  if (platform === 'android' && ports.android === null) throw new BuildRefused('androidUnavailable');
  const work = await ports.storage.copyOut(keys.work(appUuid, version)).catch(() => {
    throw new BuildRefused('gone');
  });
  try {
    await tell(20);
    const files = await bundleForWeb({ work, appUuid, playerDir: ports.playerDir, home: branded ? ports.home : null });
    if (platform === 'windows') files.push({ path: 'Play.cmd', content: Buffer.from(START_ON_WINDOWS) });
    const bundle = join(folder, 'bundle.zip');
    const bytes = await writeArchive(files, bundle, signal);
    await tell(80);
    if (platform !== 'android') return { path: bundle, bytes };
    const apk = join(folder, 'app.apk');
    return { path: apk, bytes: await wrapForAndroid(ports.android, { from: bundle, to: apk, appUuid, name, version, signal }) };
  } finally {
    await ports.storage.discard(work);
  }
}

/** Returns the file name of a downloaded build, without characters that file systems reject (SPEC §5). */
function basenameOf({ name, version, platform }: Wanted): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  const plain = name.replace(/[<>:"/\\|?*\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '').trim();
  return `${plain || 'app'}-v${version}-${platform}.${platform === 'android' ? 'apk' : 'zip'}`;
}
