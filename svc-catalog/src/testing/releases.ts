import type { SliceManifest } from '@meowtale/contracts/releases';
import { addVital, noFigures, publishRelease, type Seen, writeSeen } from '@meowtale/releases';
import { promote, startCanary } from '@meowtale/releases/moves';
import { builtFiles, builtService } from '@meowtale/releases/testing';
import type { EnvironmentReleases } from '../desk/releases/model.ts';

const mover = { by: 'team A', reason: 'a new shelf' };

/** Publishes a release of a remote. */
export const publishRemote = ({ storage }: EnvironmentReleases, name: string, version: string, parts: Partial<SliceManifest> = {}) =>
  publishRelease(storage, builtFiles(name, version, parts));

/** Publishes a release of a remote and makes it the live one. */
export async function liveRemote(releases: EnvironmentReleases, name: string, version: string, parts: Partial<SliceManifest> = {}) {
  await publishRemote(releases, name, version, parts);
  return promote(releases.storage, releases.environment, { [name]: version }, mover);
}

/** Makes two services live: `svc-a` publishes `a.paid` and `a.lost`, `svc-b` consumes `a.paid`. */
export async function liveServices({ storage, environment }: EnvironmentReleases) {
  const payload = { version: 1, schema: { type: 'object' } };
  const published = { ...payload, fixtures: [{}] };
  const publishes = { 'a.paid': published, 'a.lost': published };
  await publishRelease(storage, builtService('svc-a', '1', { sdl: 'type Query { paid: Int }', events: { publishes, consumes: {} } }));
  await publishRelease(
    storage,
    builtService('svc-b', '1', { sdl: 'type Query { read: Int }', events: { publishes: {}, consumes: { 'a.paid': payload } } }),
  );
  return promote(storage, environment, { 'svc-a': '1', 'svc-b': '1' }, mover);
}

/** Stores what tabs reported of a release. */
export async function seeRelease({ storage, environment }: EnvironmentReleases, slice: string, version: string): Promise<void> {
  const figures = { ...noFigures('2026-11-20T12:00:00.000Z'), loads: 40, failures: 2, errors: 1 };
  addVital(figures, 'lcp', 1200);
  addVital(figures, 'inp', 5000);
  addVital(figures, 'cls', 30);
  const seen: Seen = { [slice]: { [version]: figures } };
  await writeSeen(storage, environment, `${slice}-${version}`, seen);
}

/** Has one of everything: a remote with a canary and figures, and two services. Returns the revision. */
export async function everyRelease(releases: EnvironmentReleases): Promise<number> {
  const { storage, environment } = releases;
  await liveRemote(releases, 'mf-store', '1');
  await publishRemote(releases, 'mf-store', '2');
  await liveServices(releases);
  await seeRelease(releases, 'mf-store', '1');
  const canary = { slice: 'mf-store', version: '2', share: 1000, budget: { loads: 50, failures: 0.05 } };
  return (await startCanary(storage, environment, canary, mover)).revision;
}
