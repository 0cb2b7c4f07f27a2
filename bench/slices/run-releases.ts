import type { BenchServers } from '../servers.ts';

/**
 * Runs a command of `npm run releases` on a folder of releases, in its own process. Returns how long it took, ms.
 * @throws with its last lines when its exit code isn't 0
 */
export async function runReleases(
  house: BenchServers,
  registry: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<number> {
  const began = performance.now();
  await house.run(`releases-${args[0]}`, 'deploy/registry/cli.ts', { RELEASES_DIR: registry, ...env }, args);
  return performance.now() - began;
}
