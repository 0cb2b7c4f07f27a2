import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { httpOk } from '@meowtale/deploy/http-ok';
import { programCache } from '@meowtale/deploy/paths';
import * as programs from '@meowtale/deploy/programs';
import { openRunFiles } from '@meowtale/deploy/run-files';
import { prepareStack, type Step } from '@meowtale/deploy/stack';
import { createSupervisor } from '@meowtale/deploy/supervisor';
import { releaseOneBundle } from './one-bundle.ts';

const BUNDLED = { shell: 3100, releases: 3101, sites: 3106 };

/** The product as `npm start` starts it, and the same with the store bundled into the shell. */
export interface TwoShops {
  federated: string;
  bundled: string;
  /** The folder of the federated one's releases. */
  registry: string;
  /** What its links to previews are signed with. */
  previewSecret: string;
  close(): Promise<void>;
}

/** Starts both. The stack keeps its folder between runs, so that only changes are built and seeded again. */
export async function openTwoShops(say: (line: string) => void): Promise<TwoShops> {
  const folder = join(programCache, '../bench-web');
  mkdirSync(folder, { recursive: true });
  const announce: Step = async (name, work) => {
    const result = await work();
    say(name);
    return result;
  };
  const stack = await prepareStack(folder, say, announce);
  const supervisor = createSupervisor({ runFiles: openRunFiles(join(folder, 'run-bundled')), logFolder: join(folder, 'logs'), say });
  const close = async () => {
    await supervisor.stop();
    await stack.stop();
  };
  try {
    await stack.start();
    const bundledReleases = join(folder, 'releases-bundled');
    rmSync(bundledReleases, { recursive: true, force: true });
    await releaseOneBundle(join(folder, 'releases'), bundledReleases, 'local');
    const [federated, bundled, releases] = ['http://localhost:3000', BUNDLED.shell, BUNDLED.releases].map((at) =>
      typeof at === 'string' ? at : `http://localhost:${at}`,
    ) as [string, string, string];
    const env = { RELEASES_DIR: bundledReleases, RELEASES_URL: releases, SITE_URL: bundled };
    const { args, ...server } = programs.releaseServer(stack.settings);
    const shell = programs.shell(stack.settings);
    await supervisor.start({
      ...{ ...server, name: 'releases-bundled', args: [...args.slice(0, -1), String(BUNDLED.releases)] },
      ...{ env: { ...server.env, ...env }, ready: httpOk(`http://127.0.0.1:${BUNDLED.releases}/health/ready`) },
    });
    await supervisor.start({
      ...{ ...shell, name: 'shell-bundled', env: { ...shell.env, ...env, PORT: String(BUNDLED.shell), SITES_PORT: String(BUNDLED.sites) } },
      ready: httpOk(`http://127.0.0.1:${BUNDLED.shell}/health/ready`),
    });
    const { releasePreview: previewSecret } = stack.settings.secrets;
    return { federated, bundled, registry: join(folder, 'releases'), previewSecret, close };
  } catch (error) {
    await close();
    throw error;
  }
}
