import type { Canary, LiveRelease, ServiceAddress } from '@meowtale/contracts/releases';
import { diskStorage, findRelease, movePointer, publishRelease, type ReleaseStorage, readPointer } from '@meowtale/releases';
import { builtFiles, builtService } from '@meowtale/releases/testing';
import { composeTypeDefs } from '@meowtale/service-kit';
import { print } from 'graphql';
import { catalogParts } from '../test-stack.ts';

const [JOBS = '', TYPES = ''] = catalogParts.typeDefs;

/** The types of the test stack's catalogue, without its jobs. */
export const catalogTypes = TYPES;
/** Returns the parts of the test stack's catalogue with other types. */
export const partsWith = (types: string) => ({ ...catalogParts, typeDefs: [JOBS, types] });
export const sdlOf = (types: string) => `${print(composeTypeDefs([JOBS, types]))}\n`;

/** Publishes releases and moves the pointer of a test stack's environment. */
export interface Releases {
  storage: ReleaseStorage;
  live(slice: string, version: string, kind: LiveRelease['kind'], parts?: Partial<Pick<LiveRelease, 'address' | 'killed'>>): Promise<void>;
  /** Removes a slice from the environment. */
  gone(slice: string): Promise<void>;
  /** Releases the catalogue with the given types. */
  service(version: string, types: string, address?: ServiceAddress): Promise<void>;
  /** Publishes the catalogue with the given types, and gives it to a share of 10,000 visitors. */
  canary(version: string, types: string, canary: Pick<Canary, 'address' | 'share'> & Partial<Canary>): Promise<void>;
  /** Releases the store with one public operation. */
  store(version: string, document: string): Promise<void>;
}

export function createReleases(folder: string | undefined): Releases {
  if (folder === undefined) throw new Error('the releases are not on a disk');
  const storage = diskStorage(folder);

  async function move(slice: string, change: (before: LiveRelease | undefined, revision: number) => Promise<LiveRelease>): Promise<void> {
    const { revision, slices } = await readPointer(storage, 'local');
    await movePointer(storage, 'local', {
      expectedRevision: revision,
      slices: { ...slices, [slice]: await change(slices[slice], revision + 1) },
      change: { action: 'promote', slices: {}, by: 'a test', reason: '', isForced: true },
    });
  }
  async function gone(slice: string): Promise<void> {
    const { revision, slices } = await readPointer(storage, 'local');
    await movePointer(storage, 'local', {
      expectedRevision: revision,
      slices: Object.fromEntries(Object.entries(slices).filter(([name]) => name !== slice)),
      change: { action: 'rollback', slices: {}, by: 'a test', reason: '', isForced: true },
    });
  }
  async function refOf(slice: string, version: string) {
    const ref = await findRelease(storage, slice, version);
    if (!ref) throw new Error(`${slice} ${version} isn't published`);
    return ref;
  }

  const live: Releases['live'] = (slice, version, kind, parts) =>
    move(slice, async (before) => ({
      ...{ kind, previous: before ?? null, killed: false, pinned: false, canary: null, address: null },
      ...(await refOf(slice, version)),
      ...parts,
    }));

  return {
    storage,
    live,
    gone,
    async service(version, types, address) {
      await publishRelease(storage, builtService('svc-catalog', version, { sdl: sdlOf(types) }));
      await live('svc-catalog', version, 'service', { address: address ?? null });
    },
    async canary(version, types, canary) {
      await publishRelease(storage, builtService('svc-catalog', version, { sdl: sdlOf(types) }));
      const ref = await refOf('svc-catalog', version);
      const budget = { loads: 1_000_000, failures: 1 };
      await move('svc-catalog', async (before, since) => ({
        ...(before as LiveRelease),
        canary: { ...ref, cohort: 'svc-catalog', since, budget, ...canary },
      }));
    },
    async store(version, document) {
      const operations = { a: { document, operationName: 'List', kind: 'public' } };
      await publishRelease(storage, builtFiles('mf-store', version, {}, { 'operations.json': JSON.stringify(operations) }));
      await live('mf-store', version, 'remote');
    },
  };
}
