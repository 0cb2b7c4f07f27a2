import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request as requestOf, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { readinessOf } from './readiness.ts';

/** Shorter than `DRAIN_DELAY_MS` of the replicas, so that none closes its port before this notices. */
const PROBE_EVERY_MS = 200;
/** Headers of one connection, which aren't passed on (RFC 9110). */
const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade'];

interface Replica {
  origin: string;
  isReady: boolean;
}

export interface Balancer {
  origin: string;
  close(): Promise<void>;
}

const withoutConnection = (headers: IncomingMessage['headers']) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_CONNECTION.includes(name)));

/** Sends a request to a replica and passes its response on. @throws the connection's error while no response has begun */
function forward(agent: Agent, origin: string, incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse): Promise<void> {
  const { method, url, headers } = incoming;
  return new Promise((resolve, reject) => {
    const request = requestOf(`${origin}${url}`, { agent, method, headers: withoutConnection(headers) }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, withoutConnection(response.headers));
      response.pipe(outgoing);
      // A response that ends early ends the client's connection, so that it never passes for a whole one.
      response.once('close', () => (response.complete ? resolve() : resolve(void outgoing.destroy())));
    });
    request.once('error', reject);
    request.end(body);
  });
}

/**
 * Opens a load balancer on a free port, as the deployment in front of replicas has one. Each request goes to the next replica whose
 * readiness is 200; with none ready it goes to any. Only a request whose connection was refused is sent to another replica.
 */
export async function openBalancer(origins: readonly string[]): Promise<Balancer> {
  const replicas: Replica[] = origins.map((origin) => ({ origin, isReady: true }));
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  let isClosed = false;

  async function probe(replica: Replica): Promise<void> {
    for (; !isClosed; await pause(PROBE_EVERY_MS, undefined, { ref: false }))
      replica.isReady = (await readinessOf(replica.origin)) === 'ready';
  }

  function candidates(): Replica[] {
    turn += 1;
    const ready = replicas.filter(({ isReady }) => isReady);
    const chosen = ready.length > 0 ? ready : replicas;
    return chosen.map((_, index) => chosen[(turn + index) % chosen.length] as Replica);
  }

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    for (const { origin } of candidates()) {
      try {
        return await forward(agent, origin, incoming, body, outgoing);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') break;
      }
    }
    outgoing.writeHead(502).end();
  }

  const server = createServer((incoming, outgoing) => void serve(incoming, outgoing).catch(() => outgoing.destroy()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  for (const replica of replicas) void probe(replica);
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      isClosed = true;
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
