import {
  type LiveRelease,
  operationsSchema,
  type ReleasePointer,
  type ReleaseRef,
  type ServiceAddress,
} from '@meowtale/contracts/releases';
import { type ReleaseStorage, readPointer, readRelease, readReleaseFile, readService } from '@meowtale/releases';
import { type DocumentNode, parse } from 'graphql';

export interface LiveOperation {
  /** The release that has it, as in `mf-store a1b2`. */
  release: string;
  operationName: string;
  kind: 'public' | 'personal';
  document: DocumentNode;
}

/** A service's release, as the gateway uses it. */
export interface ReleasedService {
  version: string;
  /** Undefined when the release is damaged, and the one before it too. */
  sdl: string | undefined;
  /** Null: the address in the settings. */
  address: ServiceAddress | null;
}

/** A release that a cohort's visitors get of a service. */
export interface ServiceCanary {
  service: string;
  version: string;
  sdl: string;
  address: ServiceAddress;
  cohort: string;
  share: number;
}

export interface LiveServices {
  pointer: ReleasePointer;
  /** By name of the service, without the `svc-` of its slice. */
  services: ReadonlyMap<string, ReleasedService>;
  canaries: readonly ServiceCanary[];
}

export interface LiveReleases {
  /** Returns the live releases of services. @throws when the pointer can't be read */
  services(): Promise<LiveServices>;
  /** Returns the operations of all remotes that can be shown: live, canary, and what they fall back to. */
  operations(): Promise<LiveOperation[]>;
}

/** Returns the slice of a service. */
export const sliceOf = (service: string) => `svc-${service}`;
const serviceOf = (slice: string) => slice.replace(/^svc-/, '');

const shownOf = ({ version, integrity, canary, previous }: LiveRelease): ReleaseRef[] =>
  [{ version, integrity }, canary, previous].filter((ref) => ref !== null);

/** Reads what an environment runs; each release once, because releases never change. */
export function createLiveReleases(storage: ReleaseStorage, environment: string): LiveReleases {
  const schemas = new Map<string, string>();
  const operations = new Map<string, LiveOperation[]>();

  /** Returns undefined for a damaged release. */
  async function readSdl(slice: string, ref: ReleaseRef): Promise<string | undefined> {
    const key = `${slice} ${ref.version} ${ref.integrity}`;
    const sdl = schemas.get(key) ?? (await readService(storage, slice, ref).catch(() => undefined))?.sdl;
    if (sdl !== undefined) schemas.set(key, sdl);
    return sdl;
  }

  async function readOperations(slice: string, ref: ReleaseRef): Promise<LiveOperation[]> {
    const key = `${slice} ${ref.version} ${ref.integrity}`;
    const known = operations.get(key);
    if (known) return known;
    const text = await readReleaseFile(storage, await readRelease(storage, slice, ref), 'operations.json');
    const found = Object.values(operationsSchema.parse(JSON.parse(text.toString()))).map(({ document, operationName, kind }) => ({
      release: `${slice} ${ref.version}`,
      operationName,
      kind,
      document: parse(document, { noLocation: true }),
    }));
    operations.set(key, found);
    return found;
  }

  async function liveServiceOf(slice: string, { version, integrity, previous, address }: LiveRelease): Promise<ReleasedService> {
    const sdl = (await readSdl(slice, { version, integrity })) ?? (previous && (await readSdl(slice, previous))) ?? undefined;
    return { version, sdl, address };
  }

  async function canaryOf(slice: string, { canary }: LiveRelease): Promise<ServiceCanary[]> {
    const sdl = canary?.address && (await readSdl(slice, canary));
    if (!canary?.address || !sdl) return [];
    const { version, address, cohort, share } = canary;
    return [{ service: serviceOf(slice), version, sdl, address, cohort, share }];
  }

  return {
    async services() {
      const pointer = await readPointer(storage, environment);
      const live = Object.entries(pointer.slices).filter(([, { kind }]) => kind === 'service');
      const services = live.map(async ([slice, release]) => [serviceOf(slice), await liveServiceOf(slice, release)] as const);
      const canaries = live.map(([slice, release]) => canaryOf(slice, release));
      return { pointer, services: new Map(await Promise.all(services)), canaries: (await Promise.all(canaries)).flat() };
    },
    async operations() {
      const { slices } = await readPointer(storage, environment);
      const remotes = Object.entries(slices).filter(([, { kind }]) => kind === 'remote');
      const found = await Promise.all(
        // The shell loads no damaged release, so its operations do not count.
        remotes.flatMap(([slice, live]) => shownOf(live).map((ref) => readOperations(slice, ref).catch(() => []))),
      );
      return found.flat();
    },
  };
}
