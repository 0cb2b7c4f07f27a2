import type { Operations, ServiceEvents, SliceManifest } from '@meowtale/contracts/releases';
import { publishRelease, type ReleaseStorage } from '../index.ts';
import { promote, promotion } from '../moves/moves.ts';
import { builtFiles, builtService } from '../testing.ts';
import { findNewFaults } from './check.ts';
import type { Finding, ReleaseName } from './finding.ts';

export const mover = { by: 'team A', reason: 'newer' };

/** Returns the names of a release that is written as `mf-store 1`. */
export function named(release: string): ReleaseName {
  const [slice = '', version = ''] = release.split(' ');
  return { slice, version };
}

const operationsOf = (documents: readonly string[]): Operations =>
  Object.fromEntries(
    documents.map((document) => [document, { document, operationName: /query (\w+)/.exec(document)?.[1] ?? '', kind: 'public' }]),
  );

/** Creates short forms of what tests of the check do with a storage. */
export function createCheckTest(storage: ReleaseStorage) {
  return {
    publishRemote: (name: string, version: string, documents: readonly string[] = [], parts: Partial<SliceManifest> = {}) =>
      publishRelease(storage, builtFiles(name, version, parts, { 'operations.json': JSON.stringify(operationsOf(documents)) })),
    publishService: (name: string, version: string, sdl: string, events?: ServiceEvents) =>
      publishRelease(storage, builtService(name, version, { sdl, ...(events && { events }) })),
    makeLive: (slice: string, version: string, more: object = {}) => promote(storage, 'local', { [slice]: version }, { ...mover, ...more }),
    async faultsOf(slice: string, version: string, from: ReleaseStorage = storage): Promise<Finding[]> {
      const { before, after } = await promotion(from, 'local', { [slice]: version });
      return findNewFaults(from, before, after);
    },
  };
}
