import { diskStorage, readPointer } from '@meowtale/releases';
import { type Result, withinLimit } from '../method/result.ts';
import type { BenchServers } from '../servers.ts';
import type { TwoShops } from '../web/two-shops.ts';
import { copyRelease } from './copy-release.ts';
import { runReleases } from './run-releases.ts';

const ROUNDS = 3;
const LIMIT_MS = 20_000;
const [REMOTE, SERVICE] = ['mf-store', 'svc-catalog'];
const SERVICES = ['gateway', SERVICE, 'svc-wallet', 'svc-drama-ai'];

/** Publishes a candidate beside the live release of a slice. Returns its version. */
async function addCandidate(registry: string, slice: string): Promise<string> {
  const { version } = (await readPointer(diskStorage(registry), 'local')).slices[slice] ?? {};
  if (!version) throw new Error(`${slice} isn't live`);
  const candidate = `${version}-next`;
  await copyRelease(registry, slice, version, candidate);
  return candidate;
}

/** Repeats a measurement. The first one is a warm-up and isn't counted. */
async function repeated(measure: () => Promise<number>): Promise<number[]> {
  await measure();
  const took: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) took.push(await measure());
  return took;
}

/**
 * Measures the check of a remote and of a service, and the check of a remote followed by its smoke test in Chromium. Every slice is live
 * in the registry's environment; the smoke test opens the running site.
 * @param registry a folder of releases in which all remotes are live
 */
export async function benchCheck(house: BenchServers, registry: string, { registry: shown, previewSecret }: TwoShops): Promise<Result[]> {
  await runReleases(house, registry, ['release', ...SERVICES, '--to', 'local', '--reason', 'bench']);
  const [remote, service] = [await addCandidate(registry, REMOTE), await addCandidate(registry, SERVICE)];
  const check = (slice: string, version: string) => runReleases(house, registry, ['check', slice, version, '--to', 'local']);
  const candidate = await addCandidate(shown, REMOTE);
  const env = { RELEASE_PREVIEW_SECRET: previewSecret };
  const smoke = () => runReleases(house, shown, ['smoke', REMOTE, candidate, '--in', 'local'], env);
  return [
    withinLimit(`check of a release of ${REMOTE}, all slices live / 20 s`, await repeated(() => check(REMOTE, remote)), LIMIT_MS),
    withinLimit(`check of a release of ${SERVICE}, all slices live / 20 s`, await repeated(() => check(SERVICE, service)), LIMIT_MS),
    withinLimit(
      `check of a release of ${REMOTE}, then its smoke test in Chromium / 20 s`,
      await repeated(async () => (await check(REMOTE, remote)) + (await smoke())),
      LIMIT_MS,
    ),
  ];
}
