import type { ReleasePointer } from '@meowtale/contracts/releases';
import type { FastifyBaseLogger } from 'fastify';
import { type LiveOperation, type LiveReleases, type LiveServices, servicesIn } from './live-releases.ts';
import type { UsedReleases, UsedReleasesStore } from './used-releases.ts';

export interface FollowedReleasesOptions {
  /** None: every service is asked for its schema itself. */
  releases: LiveReleases | undefined;
  /** What was used before this start. */
  store: UsedReleasesStore | undefined;
  /** Calls back with each newer pointer, before files of releases are read. */
  found(pointer: ReleasePointer): void;
  log: FastifyBaseLogger;
}

/** The newest releases that could be read. */
export interface FollowedReleases {
  /** Undefined without releases, and until any are known. */
  now(): LiveServices | undefined;
  /** Whether it is known which releases are live; true without releases. */
  areKnown(): boolean;
  /** Begins with what was used before this start. Returns where each service was. */
  restore(): Promise<UsedReleases['addresses']>;
  /** Reads the newest releases. While they can't be read, those read before stay. */
  refresh(): Promise<void>;
  /** Reads the operations of live remotes. @throws when the storage fails */
  operations(): Promise<readonly LiveOperation[]>;
  /** Stores what is used, for the next start. */
  keep(addresses: UsedReleases['addresses']): Promise<void>;
}

export function createFollowedReleases({ releases, store, found, log }: FollowedReleasesOptions): FollowedReleases {
  let now: LiveServices | undefined;

  async function read(from: LiveReleases): Promise<void> {
    const pointer = await from.pointer();
    // As from a storage that isn't mounted: revisions never end.
    if (pointer.revision === 0 && now && now.pointer.revision > 0) throw new Error(`${from.environment} has no revision any more`);
    found(pointer);
    now = await from.services(pointer);
    for (const { slice, error } of now.unread)
      log.error({ event: 'releases.unreadable', err: error, slice }, 'a release could not be read; what is used of it stays');
  }

  return {
    now: () => now,
    areKnown: () => releases === undefined || now !== undefined,
    async restore() {
      const used = await store?.read();
      if (!used) return {};
      now = servicesIn(used.pointer);
      found(used.pointer);
      return used.addresses;
    },
    async refresh() {
      try {
        if (releases) await read(releases);
      } catch (error) {
        log.error({ event: 'releases.unreadable', err: error }, 'the releases could not be read; those read before are used, if any were');
      }
    },
    operations: async () => (releases && now ? releases.operations(now.pointer) : []),
    async keep(addresses) {
      if (!now) return;
      await store
        ?.write({ pointer: now.pointer, addresses })
        .catch((error: unknown) => log.warn({ event: 'releases.not-stored', err: error }, 'the releases in use could not be stored'));
    },
  };
}
