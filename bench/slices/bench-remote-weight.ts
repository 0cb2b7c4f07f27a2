import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { COMPRESSED } from '@meowtale/build/compress';
import { freePort } from '@meowtale/deploy/ports';
import { diskStorage, findRelease, movePointer, readPointer } from '@meowtale/releases';
import { request } from 'undici';
import { kilobytes, type Result } from '../method/result.ts';
import type { BenchServers } from '../servers.ts';
import { look, openBrowser } from '../web/browser.ts';
import type { TwoShops } from '../web/two-shops.ts';
import { copyRelease } from './copy-release.ts';

const PAGE = '/store';
const USED = 'mf-store';
const ENVIRONMENT = 'weights';
const MOST_BYTES = 7000;
const TRIES = 50;

type Slices = Awaited<ReturnType<typeof readPointer>>['slices'];

/** Returns the size of the page as it is sent, compressed, once the server has rendered it. */
async function pageBytes(site: string): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { statusCode, body } = await request(`${site}${PAGE}`, { headers: { 'accept-encoding': 'br', 'accept-language': 'en-US' } });
    const bytes = Buffer.from(await body.arrayBuffer());
    if (statusCode === 200 && brotliDecompressSync(bytes).includes('id="answers"')) return bytes.length;
    await pause(100);
  }
  throw new Error(`${site}${PAGE} was not rendered on the server`);
}

/** Starts the shell on an environment of its own. Returns a function that makes releases live in it and measures the page. */
async function openShell(house: BenchServers, registry: string, live: Slices): Promise<(slices: Slices) => Promise<number>> {
  const storage = diskStorage(registry);
  const change = { action: 'promote', slices: {}, by: 'bench', reason: 'weights', isForced: true } as const;
  const makeLive = async (slices: Slices) => {
    const { revision } = await readPointer(storage, ENVIRONMENT);
    await movePointer(storage, ENVIRONMENT, { expectedRevision: revision, slices, change });
  };
  await makeLive(live);
  const site = await house.serve('shell-weights', 'shell/server/main.ts', {
    ...{ RELEASES_DIR: registry, RELEASE_ENVIRONMENT: ENVIRONMENT, SITES_PORT: String(await freePort()) },
    DEVELOPMENT_FILE: join(house.folder, 'development.json'),
  });
  return async (slices) => {
    await makeLive(slices);
    return pageBytes(site);
  };
}

/** Returns the compressed size of a remote's entry. */
function entryBytes(folder: string): number {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'slice.json'), 'utf8')) as { scripts: string[] };
  return scripts.reduce((sum, file) => sum + statSync(join(folder, `${file}${COMPRESSED}`)).size, 0);
}

/** Returns the scripts of a remote, except its entry, that the page fetches although it shows another one. */
const fetchedOf = (scripts: ReadonlyMap<string, number>, remote: string) =>
  [...scripts].filter(([url]) => url.includes(`/${remote}/`) && !url.endsWith('/remoteEntry.js'));

/**
 * Measures what each remote costs on a page of another one: the growth of the page, whose plan has its routes, popups and hashes, its
 * entry, and every other script of it that the page fetches. Once more with an earlier release, whose hashes the plan has too.
 * @param registry a folder of releases in which all remotes are live
 */
export async function benchRemoteWeight(house: BenchServers, registry: string, { federated }: TwoShops): Promise<Result[]> {
  const storage = diskStorage(registry);
  const { slices } = await readPointer(storage, 'local');
  const shown = Object.entries(slices).filter(([, { kind }]) => kind === 'remote');
  const remotes: Slices = Object.fromEntries(shown.map(([slice, live]) => [slice, { ...live, previous: null }] as const));
  const bytesWith = await openShell(house, registry, remotes);
  const browser = await openBrowser();
  try {
    const { scripts } = await look(browser, `${federated}${PAGE}`);
    const all = await bytesWith(remotes);
    const results: Result[] = [];
    for (const [remote, live] of Object.entries(remotes)) {
      if (remote === 'shell' || remote === USED) continue;
      const { [remote]: _left, ...others } = remotes;
      const without = await bytesWith(others);
      const before = `${live.version}-before`;
      await copyRelease(registry, remote, live.version, before, true);
      const previous = await findRelease(storage, remote, before);
      const withPrevious = await bytesWith({ ...remotes, [remote]: { ...live, previous } });
      const entry = entryBytes(join(registry, remote, live.version));
      const fetched = fetchedOf(scripts, remote);
      const beside = entry + fetched.reduce((sum, [, size]) => sum + size, 0);
      const line = (what: string, page: number): Result => ({
        ...{ what: `${PAGE}: ${what}, brotli / 7 KB`, ours: kilobytes(page - without + beside), peer: kilobytes(MOST_BYTES) },
        ...{ ratios: [(page - without + beside) / MOST_BYTES], n: `page and ${1 + fetched.length} files` },
      });
      results.push(
        { ...line(`what ${remote} adds, of it ${kilobytes(entry)} entry`, all), goal: { atMost: 1 } },
        line(`the same of ${remote} with an earlier release to fall back to`, withPrevious),
      );
    }
    return results;
  } finally {
    await browser.close();
  }
}
