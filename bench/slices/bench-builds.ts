import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { slices } from '@meowtale/deploy/programs';
import { diskStorage, readPointer } from '@meowtale/releases';
import { duration, type Result, seconds } from '../method/result.ts';
import { inRounds, median } from '../method/rounds.ts';
import type { BenchServers } from '../servers.ts';
import { rspackPlan } from './rspack-plans.ts';
import { runReleases } from './run-releases.ts';

const ROUNDS = 3;
const CHANGED = 'mf-store';
/** By how much the two builds of a slice may differ in size: one that left something out would be compared for nothing. */
const ALIKE = 1.33;

/** Returns the size of a build's scripts for browsers, bytes. */
function scriptBytes(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js') && file !== 'server.js');
  return files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
}

function assertAlike(slice: string, ours: string, peer: string): void {
  const [one, other] = [scriptBytes(ours), scriptBytes(peer)];
  if (!(Math.max(one, other) / Math.min(one, other) <= ALIKE))
    throw new Error(`${slice}: its build has ${one} bytes of scripts, Rspack's has ${other}`);
}

/**
 * Measures a release of all slices when they are published already, and when one of them has to be built, compared with a build of their
 * browser files by Rspack without a cache. Each turn is a process of its own. All slices are live in the registry afterwards.
 */
export async function benchBuilds(house: BenchServers, registry: string): Promise<Result[]> {
  const release = () => runReleases(house, registry, ['release', ...slices, '--to', 'local', '--reason', 'bench']);
  const fromNothing = await release();
  const live = (await readPointer(diskStorage(registry), 'local')).slices;
  const folderOf = (slice: string) => join(registry, slice, live[slice]?.version ?? '');

  const output = join(house.folder, 'rspack');
  const plans = join(house.folder, 'rspack.json');
  writeFileSync(plans, JSON.stringify(await Promise.all(slices.map((slice) => rspackPlan(slice, output)))));
  const timed = async (work: () => Promise<unknown>) => {
    const began = performance.now();
    await work();
    return { n: slices.length, ms: performance.now() - began };
  };
  const unchanged = { turn: () => timed(release) };
  const changed = {
    async turn() {
      rmSync(folderOf(CHANGED), { recursive: true });
      return timed(release);
    },
  };
  const rspack = { turn: () => timed(() => house.run('rspack', 'bench/slices/build-with-rspack.ts', { RSPACK_PLANS: plans })) };
  const [cached, one, peer] = await inRounds([unchanged, changed, rspack], ROUNDS);
  for (const slice of slices) assertAlike(slice, folderOf(slice), join(output, slice));
  const peerMs = median(peer?.turns.map(({ ms }) => ms) ?? []);
  const all = `a release of all ${slices.length} slices`;
  const against = "Rspack's build of their browser files without a cache";
  return [
    duration(`${all}, published before / ${against}`, cached, peer, { atMost: 1.5 }),
    duration(`${all}, ${CHANGED} changed / ${against}`, one, peer),
    {
      ...{ what: `${all}, nothing published / ${against}`, ours: seconds(fromNothing), peer: seconds(peerMs) },
      ...{ ratios: [fromNothing / peerMs], n: `1 and ${ROUNDS}` },
    },
  ];
}
