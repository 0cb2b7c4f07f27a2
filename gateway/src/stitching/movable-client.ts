import type { ServiceAddress } from '@meowtale/contracts/releases';
import { type SignedClient, unavailable } from './signed-client.ts';

/** The client of a service that can move to another address. */
export interface MovableClient extends SignedClient {
  /** Sends later calls to another address, to the first one for null. Running calls end where they are. */
  moveTo(address: ServiceAddress | null): void;
  /** Ends its connections and its breaker, and rejects later calls until it moves to an address. Running calls end where they are. */
  disconnect(): void;
}

/** Creates the client of a service that has no address. */
function createAbsentClient(name: string): SignedClient {
  const reject = () => Promise.reject(unavailable(name));
  const nothing = async () => undefined;
  return { name, send: reject, fetchSdl: reject, now: () => new Date(), close: nothing, drain: nothing };
}

/** @param connect Creates the client of an address, of the one in the settings for null. */
export function createMovableClient(name: string, connect: (address: ServiceAddress | null) => SignedClient): MovableClient {
  let current = connect(null);
  let at: string | undefined = JSON.stringify(null);
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
    disconnect() {
      if (at === undefined) return;
      at = undefined;
      void leave(current);
      current = createAbsentClient(name);
    },
    async close() {
      await Promise.all([current, ...leaving].map((client) => client.close()));
    },
    drain: () => current.drain(),
  };
}
