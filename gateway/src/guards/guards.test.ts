import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { RequestContext } from '@meowtale/service-kit';
import { testToken, waitFor } from '@meowtale/service-kit/testing';
import { buildSchema, parse } from 'graphql';
import { gatewayEnvSchema } from '../env.ts';
import { testSettings } from '../test-env.ts';
import { type Stack, startStack, walletParts } from '../test-stack.ts';
import { countLarge } from './large-fields.ts';
import { countOperations } from './rate-limit.ts';
import { bodyByHash, releaseOperations } from './testing.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.close());

const aliases = (count: number) => Array.from({ length: count }, (_none, index) => `a${index}: wallet`).join(' ');
const nested = (depth: number) => `{ strict ${'{ related '.repeat(depth - 2)}{ name }${' }'.repeat(depth - 2)} }`;
/** Returns fragments that each spread the one before twice: a short text with 2^12 fields. */
const doubling = `{ strict { ...F12 } } fragment F0 on Store { name uuid } ${Array.from(
  { length: 12 },
  (_none, index) => `fragment F${index + 1} on Store { ...F${index} ...F${index} }`,
).join(' ')}`;
const deepInFragments =
  '{ strict { ...A } } fragment A on Store { related { related { related { related { ...B } } } } } fragment B on Store { related { related { related { related { related { name } } } } } }';

const tooLarge: [string, string][] = [
  ['depth 11', nested(11)],
  ['depth in fragments', deepInFragments],
  ['depth in inline fragments', `{ strict ${'{ ... on Store { related '.repeat(9)}{ name }${' } }'.repeat(9)} }`],
  ['16 aliases', `{ ${aliases(16)} }`],
  ['aliases in a fragment spread twice', `{ ...W ...W } fragment W on Query { ${aliases(8)} }`],
  ['1,001 tokens', `{ ${'wallet '.repeat(1000)} }`],
  ['cost in fragments', doubling],
  [
    'fifteen lists of everything',
    `{ ${Array.from({ length: 15 }, (_none, index) => `a${index}: findStore(q: { pageSize: -1 }) { uuid }`).join(' ')} }`,
  ],
];

test.each(tooLarge)('%s is rejected before a resolver runs', async (_what, query) => {
  const answer = await stack.ask(query);
  expect(answer).toMatchObject({ status: 400, data: null, errors: [{ extensions: { code: 'gateway/query-too-large', status: 400 } }] });
});

test('depth 10 and 15 aliases are accepted', async () => {
  expect((await stack.ask(nested(10))).errors).toBeUndefined();
  expect((await stack.ask(`{ ${aliases(15)} }`)).errors).toBeUndefined();
});

test('a query sent as a syntax tree, or as two operations, is rejected', async () => {
  const tree = JSON.stringify(parse('{ wallet }', { noLocation: true }));
  expect(await stack.ask(tree)).toMatchObject({ status: 400, errors: [{ extensions: { code: 'input/invalid' } }] });
  expect(await stack.ask('query A { wallet } query B { me }')).toMatchObject({
    status: 400,
    errors: [{ extensions: { code: 'input/invalid' } }],
  });
  const batch = await stack.gateway.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', 'accept-version': 'v2' },
    payload: JSON.stringify([{ query: '{ wallet }' }, { query: '{ wallet }' }]),
  });
  expect(batch.statusCode).toBe(400);
});

test('production rejects any other mode than registered operations', () => {
  const given = { ...testSettings, NODE_ENV: 'production' };
  expect(gatewayEnvSchema.safeParse(given).success).toBe(false);
  expect(gatewayEnvSchema.safeParse({ ...given, OPERATIONS_MODE: 'registered' }).success).toBe(true);
});

test('in registered mode only released operations run, by text or hash, and the limits still apply', async () => {
  const known = 'query Mine { wallet }';
  await releaseOperations(stack, '1', [known, ...tooLarge.map(([, query]) => query), '{ __schema { description } }', '{ wallett }']);
  await stack.restartGateway({ NODE_ENV: 'production', OPERATIONS_MODE: 'registered' });
  expect(await stack.ask(known)).toMatchObject({ status: 200, data: { wallet: 'guest' } });
  const byHash = await stack.gateway.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', 'accept-version': 'v2' },
    payload: bodyByHash(known),
  });
  expect(byHash.json()).toEqual({ data: { wallet: 'guest' } });
  expect(await stack.ask('query Other { wallet }')).toMatchObject({
    status: 403,
    errors: [{ extensions: { code: 'gateway/operation-unknown' } }],
  });
  for (const [, query] of tooLarge) {
    expect(await stack.ask(query)).toMatchObject({ status: 400, errors: [{ extensions: { code: 'gateway/query-too-large' } }] });
  }
});

test('in production there is no introspection, and errors suggest no names', async () => {
  const response = await stack.ask('{ __schema { description } }');
  expect(response).toMatchObject({ status: 400, errors: [{ message: 'input/invalid', extensions: { code: 'input/invalid' } }] });
  const misspelt = await stack.ask('{ wallett }');
  expect(misspelt.status).toBe(400);
  expect(JSON.stringify(misspelt)).not.toContain('Did you mean');
});

test('operations that arrive together right after a start are all found', async () => {
  const queries = ['query First { wallet }', 'query Second { wallet }', 'query Third { wallet }'];
  await releaseOperations(stack, '2', queries);
  await stack.restartGateway({ NODE_ENV: 'production', OPERATIONS_MODE: 'registered' });
  expect((await Promise.all(queries.map((query) => stack.ask(query)))).map(({ status }) => status)).toEqual([200, 200, 200]);
});

test('operations of a release that was altered are not found', async () => {
  const altered = 'query Altered { wallet }';
  await releaseOperations(stack, '4', [altered]);
  const file = join(stack.env.RELEASES_DIR, 'mf-store', '4', 'operations.json');
  await writeFile(file, (await readFile(file, 'utf8')).replace('"Q"', '"R"'));
  await stack.restartGateway({ NODE_ENV: 'production', OPERATIONS_MODE: 'registered' });
  expect((await stack.ask(altered)).status).toBe(403);
});

test('operations of a later release are found', async () => {
  const later = 'query Later { wallet }';
  expect((await stack.ask(later)).status).toBe(403);
  await releaseOperations(stack, '3', [later]);
  await waitFor(async () => (await stack.ask(later)).status === 200);
});

const counted = buildSchema(`
  scalar JSON
  input Input { a: Int }
  type Query { wallet: ID me: ID }
  type Mutation { note(inputs: [Input!]!): Int find(uuids: [ID!]!): Int addApp(node: JSON): Int }
`);

test('fields are counted, not requests: each alias and each use in a fragment counts', () => {
  const spread = parse('{ a: wallet b: wallet ...F } fragment F on Query { c: wallet ... { d: me } }');
  expect(countOperations(spread, counted)).toBe(4);
});

test('a field counts once per item of its list argument, in variables and in the query text', () => {
  const noted = parse(
    'mutation ($inputs: [Input!]!) { a: note(inputs: $inputs) b: note(inputs: [{ a: 1 }, { a: 2 }]) c: find(uuids: $uuids) }',
  );
  expect(countOperations(noted, counted, { inputs: Array(20).fill({ a: 1 }), uuids: ['x', 'y'] })).toBe(20 + 2 + 1);
});

test('a list with pageSize -1 counts as ten, and a page of 250 rows as three', () => {
  const listed = parse(
    'query ($q: JSON = { pageSize: -1 }) { a: wallet(q: $q) b: wallet(q: { pageSize: 250 }) c: wallet(q: { pageSize: 30 }) }',
  );
  expect([countOperations(listed, counted), countOperations(listed, counted, { q: { pageSize: 1 } })]).toEqual([10 + 3 + 1, 1 + 3 + 1]);
});

test('a JSON argument counts once, whatever its number of nodes and wherever it is written', () => {
  const saved = parse('mutation ($node: JSON) { a: addApp(node: $node) b: addApp(node: [{ id: 1 }, { id: 2 }]) }');
  expect(countOperations(saved, counted, { node: Array(2000).fill({ id: 1 }) })).toBe(2);
});

test('large fields are counted at every place in the query, each as often as it is used', () => {
  const large = buildSchema(`
    directive @large on FIELD_DEFINITION
    interface Named { text: String @large }
    type Drama implements Named { title: String text: String @large parts: [Drama] }
    type Query { drama: Drama named: Named }
    type Mutation { save: Drama @large }
  `);
  const count = (query: string) => countLarge(parse(query), large);
  expect(count('{ drama { title } named { __typename } }')).toBe(0);
  expect(count('{ a: drama { text } b: drama { text again: text parts { text } } named { ... { text } ... on Drama { text } } }')).toBe(6);
  expect(count('{ a: drama { ...F } b: drama { ...F ...F } } fragment F on Drama { ...G ...G } fragment G on Drama { text }')).toBe(6);
  expect(count('mutation { a: save { text } b: save { title } }')).toBe(3);
  expect(count('{ drama { ...A } unknown { text } } fragment A on Drama { ...A text }')).toBe(1);
});

/** A service with a large field, which counts how many of them run at once. */
function largeParts() {
  const seen = { now: 0, most: 0, made: 0 };
  const drama = async () => {
    seen.now += 1;
    seen.made += 1;
    seen.most = Math.max(seen.most, seen.now);
    await new Promise((done) => setTimeout(done, 100));
    seen.now -= 1;
    return 'a drama';
  };
  const typeDefs = ['extend type Query { drama: String @large small: String }'];
  return { seen, parts: { typeDefs, resolvers: [{ Query: { drama, small: () => 'small' } }] } };
}

test('a request may have four large fields, and two run at once per person', async () => {
  const { seen, parts } = largeParts();
  await stack.stopService('drama-ai');
  await stack.startService('drama-ai', parts);
  await stack.restartGateway();
  const person = await testToken({ muid: randomUUID() });
  const dramas = (count: number) => `{ ${Array.from({ length: count }, (_none, index) => `a${index}: drama`).join(' ')} small }`;
  expect(await stack.ask(dramas(5), person)).toMatchObject({
    ...{ status: 400, data: null },
    errors: [{ extensions: { code: 'gateway/query-too-large', fields: [{ path: 'query', key: 'errors.query.cost' }] } }],
  });
  expect(seen.made).toBe(0);
  expect((await stack.ask(dramas(4), person)).errors).toBeUndefined();
  seen.most = 0;
  const responses = await Promise.all(Array.from({ length: 12 }, () => stack.ask('{ drama }', person)));
  expect(responses.map(({ data }) => data)).toEqual(Array(12).fill({ drama: 'a drama' }));
  expect(seen.most).toBe(2);
});

test('aliases count like requests, and a request over the limit runs nothing', async () => {
  await stack.restartGateway({ OPERATIONS_PER_MINUTE: 30 });
  const person = await testToken({ muid: randomUUID() });
  const fifteen = `{ ${aliases(15)} }`;
  expect((await stack.ask(fifteen, person)).status).toBe(200);
  expect((await stack.ask(fifteen, person)).status).toBe(200);
  // Fifteen again: the budget refills by half an operation a second, which isn't enough.
  const renames = Array.from({ length: 15 }, (_none, index) => `a${index}: rename(name: "x") { name }`);
  const third = await stack.ask(`mutation { ${renames.join(' ')} }`, person);
  expect(third).toMatchObject({ status: 429, errors: [{ extensions: { code: 'gateway/rate-limited' } }] });
  expect((await stack.ask('{ wallet }', { muid: randomUUID() })).status).toBe(200);
});

/** Adds a field that uses one of the service's twenty connections for a while. */
const billParts = {
  typeDefs: [...walletParts.typeDefs, 'extend type Query { bill: String @personal }'],
  resolvers: [
    ...walletParts.resolvers,
    { Query: { bill: (_root: unknown, _args: unknown, { db }: RequestContext) => db.raw('select pg_sleep(0.3)').then(() => 'paid') } },
  ],
};

test('an account’s forty requests of fifteen slow fields don’t delay another account’s until they end', async () => {
  await stack.stopService('wallet');
  await stack.startService('wallet', billParts);
  await stack.restartGateway();
  const [crowding, other] = [await testToken({ muid: randomUUID() }), await testToken({ muid: randomUUID() })];
  const fifteen = `{ ${Array.from({ length: 15 }, (_none, index) => `a${index}: bill`).join(' ')} }`;
  const billed: string[] = [];
  const ask = async (query: string, token: string) => {
    const { status, errors } = await stack.ask(query, token);
    if (status === 200 && !errors) billed.push(token);
    return errors?.[0]?.extensions.code;
  };
  const crowd = Array.from({ length: 40 }, () => ask(fifteen, crowding));
  expect(await ask('{ bill }', other)).toBeUndefined();
  const rejected = (await Promise.all(crowd)).filter((code) => code === 'gateway/rate-limited');
  expect(billed.indexOf(other)).toBeLessThan(billed.length - 1);
  // One request of fifteen runs, ten wait, the others are rejected.
  expect([billed.length, rejected.length]).toEqual([12, 29]);
});

test('an address can register a limited number of accounts an hour; existing accounts and guests aren’t limited', async () => {
  await stack.restartGateway({ REGISTRATIONS_PER_HOUR: 2 });
  const newcomers = await Promise.all(['one', 'two', 'three'].map((firebaseUid) => testToken({ firebaseUid })));
  const statuses = [];
  for (const token of [...newcomers, ...newcomers]) statuses.push((await stack.ask('{ wallet }', token)).status);
  expect(statuses).toEqual([200, 200, 429, 200, 200, 429]);
  const response = await stack.ask('{ wallet }', newcomers[2]);
  expect(response.errors?.[0]?.extensions).toMatchObject({ code: 'auth/too-many-requests', status: 429 });
  expect((await stack.ask('{ wallet }', { muid: randomUUID() })).status).toBe(200);
  expect((await stack.ask('{ wallet }')).status).toBe(200);
});
