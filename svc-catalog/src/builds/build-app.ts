import { join } from 'node:path';
import { BUILD_PLATFORMS } from '@meowtale/contracts/inputs/catalog/build';
import type { Finish, JobKind, RunningJob } from '@meowtale/service-kit';
import { z } from 'zod';
import type { Db } from '../database.ts';
import type { Storage } from '../files/storage.ts';
import { keys } from '../files/storage.ts';
import { type AndroidBuilder, wrapForAndroid } from './android-builder.ts';
import { BuildRefused } from './errors.ts';
import { deleteEarlier, endBuild } from './repository.ts';
import { bundleForWeb } from './web-bundle.ts';
import { writeArchive } from './write-archive.ts';

/** What builds are made with. */
export interface Building {
  storage: Storage;
  playerDir: string;
  /** Where the logo and the panel of Basic's builds lead. */
  home: string;
  android: AndroidBuilder | null;
}

/** What is built, as it was when it was asked for. */
const building = z.object({
  build: z.uuid(),
  app: z.uuid(),
  version: z.int().positive(),
  platform: z.enum(BUILD_PLATFORMS),
  name: z.string(),
  branded: z.boolean(),
});
type Wanted = z.output<typeof building>;

/** What of the environment these ports are made of. */
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

/** A double click opens the work in the browser that Windows has. */
const START_ON_WINDOWS = '@start "" "%~dp0index.html"\r\n';

/**
 * Makes the file and puts it in its place; what it answers says so, or why there is none. A build takes none of its maker's room
 * (ADR 25): it can be made anew, is gone after a week, and takes the place of those before it, so that there is never more than one
 * of an app for a platform.
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
    // The files of one that came to nothing are its next attempt's, or go with its row.
    const after = async (stands: boolean) => {
      if (stands) for (const uuid of earlier) await storage.remove(keys.build(uuid));
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

/** What a downloaded build is called; what no file system takes is left out (SPEC §5). */
function basenameOf({ name, version, platform }: Wanted): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  const plain = name.replace(/[<>:"/\\|?*\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '').trim();
  return `${plain || 'app'}-v${version}-${platform}.${platform === 'android' ? 'apk' : 'zip'}`;
}
