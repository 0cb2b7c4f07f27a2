import {
  type LiveRelease,
  operationsSchema,
  type ReleasePointer,
  type ReleaseRef,
  type ServiceAddress,
} from '@meowtale/contracts/releases';
import { ReleaseError, type ReleaseStorage, readPointer, readRelease, readReleaseFile, readService } from '@meowtale/releases';
import { type DocumentNode, GraphQLError, parse } from 'graphql';
import { ZodError } from 'zod';

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
  /** Undefined when the release is damaged, and the one before it too, and when it couldn't be read. */
  sdl: string | undefined;
  /** Null: the address in the settings. */
  address: ServiceAddress | null;
  /** The storage failed: nothing is known of the release, so the service stays as it is. */
  isUnread: boolean;
}

/** A release that a cohort's visitors get of a service. */
export interface ServiceCanary {
  service: string;
  version: string;
  sdl: string;
  address: ServiceAddress;
  cohort: string;
  share: number;
  /** The revision that began it. */
  since: number;
}

export interface LiveServices {
  pointer: ReleasePointer;
  /** By name of the service, without the `svc-` of its slice. */
  services: ReadonlyMap<string, ReleasedService>;
  canaries: readonly ServiceCanary[];
  /** Releases that couldn't be read because the storage failed. */
  unread: readonly { slice: string; error: unknown }[];
}

/** Reads what a pointer names. A damaged release is as good as none; a storage that fails says nothing of a release. */
export interface LiveReleases {
  environment: string;
  /** Reads the newest pointer. @throws when it can't be read */
  pointer(): Promise<ReleasePointer>;
  /** Returns the live releases of services, and their canaries. */
  services(pointer: ReleasePointer): Promise<LiveServices>;
  /** Returns the operations of all remotes that can be shown: live, canary, and what they fall back to. @throws when the storage fails */
  operations(pointer: ReleasePointer): Promise<LiveOperation[]>;
}

/** Returns the slice of a service. */
export const sliceOf = (service: string) => `svc-${service}`;
const serviceOf = (slice: string) => slice.replace(/^svc-/, '');

const isDamage = (error: unknown) => [ReleaseError, ZodError, SyntaxError].some((kind) => error instanceof kind);

const shownOf = ({ version, integrity, canary, previous }: LiveRelease): ReleaseRef[] =>
  [{ version, integrity }, canary, previous].filter((ref) => ref !== null);

const slicesOf = ({ slices }: ReleasePointer, kind: LiveRelease['kind']) => Object.entries(slices).filter(([, live]) => live.kind === kind);

/** Returns services as a pointer names them, as far as that is known without their releases. */
export function servicesIn(pointer: ReleasePointer): LiveServices {
  const services = slicesOf(pointer, 'service').map(
    ([slice, { version, address }]) => [serviceOf(slice), { version, sdl: undefined, address, isUnread: true }] as const,
  );
  return { pointer, services: new Map(services), canaries: [], unread: [] };
}

/** Returns the documents of a release that can be parsed; no others ever run. */
function parseOperation(document: string): DocumentNode[] {
  try {
    return [parse(document, { noLocation: true })];
  } catch (error) {
    if (error instanceof GraphQLError) return [];
    throw error;
  }
}

/** Creates the reader of the releases of one kind, each of which is read once, because releases never change. Damaged ones are undefined. */
function createOnce<T>(read: (slice: string, ref: ReleaseRef) => Promise<T>) {
  const known = new Map<string, T>();
  const keyOf = (slice: string, { version, integrity }: ReleaseRef) => `${slice} ${version} ${integrity}`;
  return {
    async read(slice: string, ref: ReleaseRef): Promise<T | undefined> {
      const key = keyOf(slice, ref);
      const found = known.get(key);
      if (found !== undefined) return found;
      try {
        const value = await read(slice, ref);
        known.set(key, value);
        return value;
      } catch (error) {
        if (isDamage(error)) return undefined;
        throw error;
      }
    },
    /** Forgets releases that the pointer doesn't name any more. */
    keep(slices: readonly (readonly [string, LiveRelease])[]): void {
      const named = new Set(slices.flatMap(([slice, live]) => shownOf(live).map((ref) => keyOf(slice, ref))));
      for (const key of known.keys()) if (!named.has(key)) known.delete(key);
    },
  };
}

/** Reads what an environment runs. */
export function createLiveReleases(storage: ReleaseStorage, environment: string): LiveReleases {
  const schemas = createOnce(async (slice, ref) => (await readService(storage, slice, ref)).sdl);
  const operations = createOnce(async (slice, ref): Promise<LiveOperation[]> => {
    const text = await readReleaseFile(storage, await readRelease(storage, slice, ref), 'operations.json');
    const release = `${slice} ${ref.version}`;
    return Object.values(operationsSchema.parse(JSON.parse(text.toString()))).flatMap(({ document, operationName, kind }) =>
      parseOperation(document).map((parsed) => ({ release, operationName, kind, document: parsed })),
    );
  });

  async function sdlOf(slice: string, { version, integrity, previous }: LiveRelease): Promise<string | undefined> {
    return (await schemas.read(slice, { version, integrity })) ?? (previous && (await schemas.read(slice, previous))) ?? undefined;
  }

  async function canaryOf(slice: string, { canary }: LiveRelease): Promise<ServiceCanary[]> {
    const sdl = canary?.address && (await schemas.read(slice, canary));
    if (!canary?.address || !sdl) return [];
    const { version, address, cohort, share, since } = canary;
    return [{ service: serviceOf(slice), version, sdl, address, cohort, share, since }];
  }

  return {
    environment,
    pointer: () => readPointer(storage, environment),
    async services(pointer) {
      const live = slicesOf(pointer, 'service');
      const unread: { slice: string; error: unknown }[] = [];
      const services = live.map(async ([slice, release]): Promise<[string, ReleasedService]> => {
        const { version, address } = release;
        try {
          return [serviceOf(slice), { version, address, sdl: await sdlOf(slice, release), isUnread: false }];
        } catch (error) {
          unread.push({ slice, error });
          return [serviceOf(slice), { version, address, sdl: undefined, isUnread: true }];
        }
      });
      const canaries = live.map(([slice, release]) =>
        canaryOf(slice, release).catch((error: unknown) => {
          unread.push({ slice, error });
          return [];
        }),
      );
      const found = { services: new Map(await Promise.all(services)), canaries: (await Promise.all(canaries)).flat() };
      schemas.keep(live);
      return { pointer, ...found, unread };
    },
    async operations(pointer) {
      const remotes = slicesOf(pointer, 'remote');
      // The shell loads no damaged release, so its operations do not count.
      const found = await Promise.all(
        remotes.flatMap(([slice, live]) => shownOf(live).map(async (ref) => (await operations.read(slice, ref)) ?? [])),
      );
      operations.keep(remotes);
      return found.flat();
    },
  };
}
