import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { SIGNATURE_HEADER, signGatewayRequest } from '@meowtale/service-kit';
import { Pool } from 'undici';
import { CATALOG_PART, WALLET_PART } from './shelf-query.ts';

// Handwritten code for one page without a gateway: two signed calls to the same services, and their responses joined. It is a
// separate process, as the gateway is.

interface Answer<T> {
  data?: T | null;
  errors?: unknown[];
}
interface Shelf {
  findStore: { list: { uuid: string }[] };
}

const { CATALOG_URL = '', WALLET_URL = '', GATEWAY_SIGNING_SECRET = '', PORT = '0' } = process.env;
const pools = { catalog: new Pool(CATALOG_URL, { connections: 64 }), wallet: new Pool(WALLET_URL, { connections: 64 }) };

async function ask<T>(pool: Pool, query: string, variables: object, authorization: string | undefined): Promise<T> {
  const body = JSON.stringify({ query, variables });
  const signed = { method: 'POST' as const, path: '/graphql', body, authorization, requestId: randomUUID() };
  const signature = signGatewayRequest(GATEWAY_SIGNING_SECRET, signed, new Date());
  const headers = { 'content-type': 'application/json', 'x-request-id': signed.requestId, [SIGNATURE_HEADER]: signature };
  const answer = await pool.request({ ...signed, headers: { ...headers, ...(authorization && { authorization }) } });
  const { data, errors } = (await answer.body.json()) as Answer<T>;
  if (!data || errors) throw new Error(JSON.stringify(errors));
  return data;
}

async function bodyOf(request: IncomingMessage): Promise<{ variables: object }> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString());
}

async function join(request: IncomingMessage): Promise<{ data: Shelf }> {
  const { authorization } = request.headers;
  const { variables } = await bodyOf(request);
  const { findStore } = await ask<Shelf>(pools.catalog, CATALOG_PART, variables, authorization);
  const uuids = findStore.list.map(({ uuid }) => uuid);
  const { _walletStores } = await ask<{ _walletStores: { uuid: string }[] }>(pools.wallet, WALLET_PART, { uuids }, authorization);
  const list = findStore.list.map((store, index) => ({ ...store, ..._walletStores[index] }));
  return { data: { findStore: { ...findStore, list } } };
}

const server = createServer((request, response) => {
  if (request.url === '/health/ready') return void response.end('ready');
  join(request).then(
    (answer) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer)),
    (error: Error) => response.writeHead(500).end(error.message),
  );
});
server.listen(Number(PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
