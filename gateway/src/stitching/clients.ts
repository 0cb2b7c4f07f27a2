import type { ServiceAddress } from '@meowtale/contracts/releases';
import type { FastifyBaseLogger } from 'fastify';
import type { GatewayEnv } from '../env.ts';
import { subschemas } from '../subschemas.ts';
import { createMovableClient, type MovableClient } from './movable-client.ts';
import { createSignedClient, type SignedClient } from './signed-client.ts';

export interface Clients {
  /** One of each stitched service. */
  all: readonly MovableClient[];
  /** @throws for a service that isn't stitched */
  of(service: string): MovableClient;
  /** Connects to a service, at the address in the settings for null. */
  connect(service: string, address: ServiceAddress | null): SignedClient;
}

export function createClients(env: GatewayEnv, { log, patience }: { log: FastifyBaseLogger; patience: number }): Clients {
  const addresses = subschemas(env);

  function connect(name: string, address: ServiceAddress | null): SignedClient {
    const url = address?.url ?? addresses.find((known) => known.name === name)?.url;
    if (url === undefined) throw new Error(`no service is called ${name}`);
    return createSignedClient({ name, url }, env.GATEWAY_SIGNING_SECRET, {
      timeoutMs: address?.timeoutMs ?? env.SUBREQUEST_TIMEOUT_MS,
      patience,
      onBreaker: (state) =>
        state === 'opened'
          ? log.error({ event: 'breaker.opened', service: name }, 'a service does not respond in time; its calls fail at once')
          : log.info({ event: 'breaker.closed', service: name }, 'a service responds again'),
    });
  }

  const all = addresses.map(({ name }) => createMovableClient(name, (address) => connect(name, address)));
  return {
    all,
    of(service) {
      const client = all.find(({ name }) => name === service);
      if (!client) throw new Error(`no service is called ${service}`);
      return client;
    },
    connect,
  };
}
