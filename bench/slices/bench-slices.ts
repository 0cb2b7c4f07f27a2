import { join } from 'node:path';
import type { Result } from '../method/result.ts';
import type { BenchServers } from '../servers.ts';
import { benchStore } from '../web/bench-store.ts';
import { openTwoShops } from '../web/two-shops.ts';
import { benchBuilds } from './bench-builds.ts';
import { benchCheck } from './bench-check.ts';
import { benchFlip } from './bench-flip.ts';
import { benchReload } from './bench-reload.ts';
import { benchRemoteWeight } from './bench-remote-weight.ts';

/**
 * Measures what it costs that slices are released alone: builds, the gateway's reloads, the size and speed of pages, the flip of a pointer,
 * and the check. Its stack's ports are fixed, so they must be free.
 */
export async function benchSlices(house: BenchServers): Promise<Result[]> {
  const registry = join(house.folder, 'built');
  // First, while nothing else runs.
  const builds = await benchBuilds(house, registry);
  const reloads = await benchReload(house);
  const shops = await openTwoShops((line) => console.error(line));
  house.stopFirst(() => shops.close());
  const pages = await benchStore(shops);
  const weights = await benchRemoteWeight(house, registry, shops);
  const flips = await benchFlip(shops);
  const checks = await benchCheck(house, registry, shops);
  return [...pages, ...weights, ...flips, ...reloads, ...builds, ...checks];
}
