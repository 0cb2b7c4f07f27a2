import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Stack, startStack } from '../test-stack.ts';
import { bodyByHash, releaseOperations } from './testing.ts';

/** The limits of one operation as they are promised (TRUST 13), not as the code has them. */
const LIMITS = { depth: 10, aliases: 15, tokens: 1000, cost: 5000 } as const;
type Limit = keyof typeof LIMITS;

const times = (count: number, part: (index: number) => string) => Array.from({ length: count }, (_none, index) => part(index)).join(' ');
const names = (count: number) => times(count, () => 'name');
const aliases = (count: number) => times(count, (index) => `a${index}: name`);
/** Selects `count` names four levels below a node, which costs 1.5⁴ · (count + 4) − 4. */
const fourBelow = (count: number) => `${'below { '.repeat(4)}${names(count)}${' }'.repeat(4)}`;
/** Fields of the root that cost one each, for what exceeds 5,000. */
const beyond = (cost: number) => times(cost - LIMITS.cost, () => 'one');

/** Ways of writing an operation of exactly that size. */
const WAYS: readonly [limit: Limit, form: string, write: (size: number) => string][] = [
  ['depth', 'inline', (size) => `{ node { ${'below { '.repeat(size - 2)}name${' }'.repeat(size - 2)} } }`],
  [
    'depth',
    'in a chain of fragments',
    (size) =>
      `{ node { ...F0 } } ${times(size - 2, (index) => `fragment F${index} on Node { below { ...F${index + 1} } }`)} fragment F${size - 2} on Node { name }`,
  ],
  ['depth', 'in inline fragments', (size) => `{ node { ${'... on Node { below { '.repeat(size - 2)}name${' } }'.repeat(size - 2)} } }`],
  ['aliases', 'inline', (size) => `{ node { ${aliases(size)} } }`],
  ['aliases', 'of root fields', (size) => `{ ${times(size, (index) => `a${index}: one`)} }`],
  [
    'aliases',
    'in a fragment that is spread twice',
    (size) => `{ node { ...F ...F ${size % 2 === 1 ? 'more: name' : ''} } } fragment F on Node { ${aliases(Math.floor(size / 2))} }`,
  ],
  ['aliases', 'in inline fragments', (size) => `{ node { ${times(size, (index) => `... on Node { a${index}: name }`)} } }`],
  // All but the names are 5, 13 and 10 tokens.
  ['tokens', 'inline', (size) => `{ node { ${names(size - 5)} } }`],
  ['tokens', 'in a fragment', (size) => `{ node { ...F } } fragment F on Node { ${names(size - 13)} }`],
  ['tokens', 'in an inline fragment', (size) => `{ node { ... on Node { ${names(size - 10)} } } }`],
  // A node costs 2 and 1.5 times what it selects, so that 3,332 make 5,000: 96 and 3,236, or 100 and twice 1,616.
  ['cost', 'inline', (size) => `{ node { ${names(96)} ${fourBelow(636)} } ${beyond(size)} }`],
  [
    'cost',
    'in a fragment that is spread twice',
    (size) => `{ node { ${names(100)} ...F } ${beyond(size)} } fragment F on Node { ...G ...G } fragment G on Node { ${fourBelow(316)} }`,
  ],
  ['cost', 'in an inline fragment', (size) => `{ node { ${names(96)} ... on Node { ${fourBelow(636)} } } ${beyond(size)} }`],
  // A page of 1,000 rows counts ten times: 2 and 15 times 332, and 18 fields.
  ['cost', 'by the size of a page', (size) => `{ nodes(pageSize: 1000) { ${names(332)} } ${times(18, () => 'one')} ${beyond(size)} }`],
];

const CASES = WAYS.map(([limit, form, write]) => ({
  ...{ limit, form, most: LIMITS[limit] },
  allowed: write(LIMITS[limit]),
  rejected: write(LIMITS[limit] + 1),
}));
const SUBSCRIPTION = 'subscription { node { name } }';
const LARGE_SUBSCRIPTION = `subscription { node { ${aliases(16)} } }`;

let stack: Stack;
let url: string;
/** Resolvers that have run. */
let runs = 0;
/** Of them, what the deepest accepted query runs: all of its levels but the name. */
const DEEPEST_RUNS = LIMITS.depth - 1;

const run = <T>(value: T): T => {
  runs += 1;
  return value;
};
const NODE = { name: 'a node' };
const parts = {
  typeDefs: [
    'type Node { name: String! below: Node! } extend type Query { node: Node! nodes(pageSize: Int): [Node!]! one: Int! } extend type Mutation { add: Int! }',
  ],
  resolvers: [
    {
      Query: { node: () => run(NODE), nodes: () => run([NODE]), one: () => run(1) },
      Node: { below: () => run(NODE) },
      Mutation: { add: () => run(1) },
    },
  ],
};

beforeAll(async () => {
  stack = await startStack({ changes: { OPERATIONS_PER_MINUTE: 100_000 } });
  await stack.stopService('drama-ai');
  await stack.startService('drama-ai', parts);
  const texts = CASES.flatMap(({ allowed, rejected }) => [allowed, rejected]);
  await releaseOperations(stack, '1', [...texts, SUBSCRIPTION, LARGE_SUBSCRIPTION]);
});
afterAll(() => stack.close());

const HEADERS = { 'content-type': 'application/json', 'accept-version': 'v2' };

/** Sends a body over a socket, as our pages do, and returns the response with the number of resolvers that ran. */
async function post(body: object) {
  const before = runs;
  const response = await fetch(`${url}/graphql`, { method: 'POST', headers: HEADERS, body: JSON.stringify(body) });
  return { status: response.status, ...((await response.json()) as object), runs: runs - before };
}

const tooLarge = (limit: Limit) => ({
  ...{ status: 400, data: null, runs: 0 },
  errors: [{ extensions: { code: 'gateway/query-too-large', fields: [{ path: 'query', key: `errors.query.${limit}` }] } }],
});

const HANDSHAKE = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': randomBytes(16).toString('base64'),
};

/** Returns a WebSocket message of a client: its text, masked. */
function frameOf(message: object): Buffer {
  const [text, mask] = [Buffer.from(JSON.stringify(message)), randomBytes(4)];
  const length = Buffer.alloc(2);
  length.writeUInt16BE(text.length);
  return Buffer.concat([Buffer.from([0x81, 0xfe]), length, mask, text.map((byte, index) => byte ^ (mask[index % 4] ?? 0))]);
}

/** Asks for a WebSocket, sends an operation by its protocol whatever the response is, and returns what was received until the end. */
async function overWebSocket(protocol: string, type: string, query: string): Promise<string[]> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const received: string[] = [];
  const ended = once(socket, 'close');
  const headers = Object.entries({ host: hostname, ...HEADERS, ...HANDSHAKE, 'sec-websocket-protocol': protocol });
  socket.write(`GET /graphql HTTP/1.1\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`);
  const first = once(socket, 'data');
  socket.on('data', (bytes) => received.push(bytes.toString()));
  await first;
  for (const message of [{ type: 'connection_init' }, { id: '1', type, payload: { query } }]) socket.write(frameOf(message));
  // The server reads the messages before the end of the stream, and then ends its side.
  socket.end();
  await ended;
  return received;
}

describe.each([
  ['open', { OPERATIONS_MODE: 'open' }],
  ['registered-operations', { NODE_ENV: 'production', OPERATIONS_MODE: 'registered' }],
] as const)('in %s mode', (_mode, changes) => {
  beforeAll(async () => {
    await stack.restartGateway(changes);
    url = await stack.gateway.listen({ host: '127.0.0.1', port: 0 });
  });

  test.each(CASES)('$limit $most $form is accepted, and one more is rejected before a resolver runs', async (given) => {
    for (const body of [{ query: given.allowed }, bodyByHash(given.allowed)]) {
      const response = await post(body);
      expect(response).toMatchObject({ status: 200, data: expect.anything() });
      expect(response).not.toHaveProperty('errors');
      expect(response.runs).toBeGreaterThan(0);
    }
    for (const body of [{ query: given.rejected }, bodyByHash(given.rejected)])
      expect(await post(body)).toMatchObject(tooLarge(given.limit));
  });

  test.each([
    ['graphql-transport-ws', 'subscribe'],
    ['graphql-ws', 'start'],
  ])('there is no WebSocket of the protocol %s, and an operation sent on it runs nothing', async (protocol, type) => {
    for (const query of ['{ one }', 'mutation { add }', SUBSCRIPTION, LARGE_SUBSCRIPTION, CASES[0]?.rejected ?? '']) {
      const before = runs;
      const [first = '', ...others] = await overWebSocket(protocol, type, query);
      expect(first).toMatch(/^HTTP\/1\.1 405 /);
      expect(first).not.toMatch(/^sec-websocket-accept|^upgrade:/im);
      expect(others.join('')).toMatch(/^(?:HTTP\/1\.1 400 |$)/);
      // A later request: what the messages had started would have run before it.
      expect(await post({ query: CASES[0]?.allowed })).toMatchObject({ status: 200 });
      expect(runs - before).toBe(DEEPEST_RUNS);
    }
  });

  test.each(CASES)('$limit over $most $form is rejected in a request that also asks for a WebSocket', async ({ limit, rejected }) => {
    const before = runs;
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request(`${url}/graphql`, { method: 'POST', headers: { ...HEADERS, ...HANDSHAKE } }, resolve)
        .on('upgrade', () => reject(new Error('the connection became a WebSocket')))
        .on('error', reject)
        .end(JSON.stringify({ query: rejected }));
    });
    const received = { status: response.statusCode, ...((await json(response)) as object), runs: runs - before };
    expect(received).toMatchObject(tooLarge(limit));
  });

  test('a subscription has the same limits, and one within them runs nothing', async () => {
    for (const body of [{ query: LARGE_SUBSCRIPTION }, bodyByHash(LARGE_SUBSCRIPTION)])
      expect(await post(body)).toMatchObject(tooLarge('aliases'));
    for (const body of [{ query: SUBSCRIPTION }, bodyByHash(SUBSCRIPTION)])
      expect(await post(body)).toMatchObject({ data: null, runs: 0, errors: [expect.anything()] });
  });
});
