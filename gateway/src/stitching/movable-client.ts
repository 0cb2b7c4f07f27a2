import type { ServiceAddress } from '@meowtale/contracts/releases';
import type { SignedClient } from './signed-client.ts';

/** The client of a service that can move to another address. */
export interface MovableClient extends SignedClient {
  /** Sends later calls to another address, to the first one for null. Running calls end where they are. */
  moveTo(address: ServiceAddress | null): void;
}

/** @param connect Creates the client of an address, of the one in the settings for null. */
export function createMovableClient(name: string, connect: (address: ServiceAddress | null) => SignedClient): MovableClient {
  let current = connect(null);
  let at = JSON.stringify(null);
  const leaving = new Set<SignedClient>();

  async function leave(client: SignedClient): Promise<void> {
    leaving.add(client);
    // Rejects when it is closed meanwhile.
    await client.drain().catch(() => {});
    leaving.delete(client);
  }

  return {
    name,
    send: (request) => current.send(request),
    fetchSdl: () => current.fetchSdl(),
    now: () => current.now(),
    moveTo(address) {
      if (JSON.stringify(address) === at) return;
      at = JSON.stringify(address);
      void leave(current);
      current = connect(address);
    },
    async close() {
      await Promise.all([current, ...leaving].map((client) => client.close()));
    },
    drain: () => current.drain(),
  };
}
