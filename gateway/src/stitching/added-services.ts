import type { ServiceAddress } from '@meowtale/contracts/releases';
import type { FastifyBaseLogger } from 'fastify';
import { type LiveServices, sliceOf } from '../releases/live-releases.ts';
import { createMovableClient, type MovableClient } from './movable-client.ts';
import type { SignedClient } from './signed-client.ts';

interface Options {
  connect(service: string, address: ServiceAddress | null): SignedClient;
  /** Returns whether a client of the service exists already, by the settings. */
  isKnown(service: string): boolean;
  /** Calls back with the client of a service that is added. */
  found(client: MovableClient): void;
  /** Forgets where the service was. */
  left(service: string): void;
  /** Removes a service that is in no release any more, with its fields. Returns whether it is gone. */
  remove(service: string, revision: number): Promise<boolean>;
  log: FastifyBaseLogger;
}

/** Services that are in no setting, only in releases with an address. */
export interface AddedServices {
  all(): MovableClient[];
  has(service: string): boolean;
  /** Connects to those that were added to the releases, and ends the connections of those that are gone or killed. */
  update(released: LiveServices): Promise<void>;
  close(): Promise<void>;
}

export function createAddedServices({ connect, isKnown, found, left, remove, log }: Options): AddedServices {
  const clients = new Map<string, MovableClient>();

  function connectNew({ services }: LiveServices): void {
    for (const [name, { address }] of services) {
      if (!address || isKnown(name)) continue;
      try {
        const client = createMovableClient(name, (moved) => connect(name, moved ?? address));
        clients.set(name, client);
        found(client);
      } catch (error) {
        log.error({ event: 'service.not-moved', err: error, service: name }, 'a service has no usable address');
      }
    }
  }

  /**
   * Those without a release are forgotten together with their fields, as after a restart; while live operations need the fields, they
   * return 503, as those of a killed service do.
   */
  async function disconnectGone({ services, pointer }: LiveServices): Promise<void> {
    for (const [name, client] of clients) {
      const isReleased = Boolean(services.get(name)?.address);
      if (isReleased && !pointer.slices[sliceOf(name)]?.killed) continue;
      client.disconnect();
      left(name);
      if (isReleased || !(await remove(name, pointer.revision))) continue;
      clients.delete(name);
      log.info({ event: 'service.dropped', service: name }, 'a service is in no release any more');
    }
  }

  return {
    all: () => [...clients.values()],
    has: (name) => clients.has(name),
    async update(released) {
      connectNew(released);
      await disconnectGone(released);
    },
    async close() {
      await Promise.all([...clients.values()].map((client) => client.close()));
    },
  };
}
