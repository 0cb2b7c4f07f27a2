import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { createDatabase, inTransaction, type RequestContext } from '@meowtale/service-kit';
import { openTcpProxy, PATIENCE, waitFor } from '@meowtale/service-kit/testing';
import { type Stack, startStack } from './test-stack.ts';

jest.setTimeout(120_000);

let stack: Stack;
let door: Awaited<ReturnType<typeof openTcpProxy>>;
let db: ReturnType<typeof createDatabase>;

const count = (_root: unknown, _args: unknown, context: RequestContext) => context.db.raw('select 1').then(() => 1);
const add = (_root: unknown, _args: unknown, context: RequestContext) =>
  inTransaction(context.db, async (tx) => (await tx.raw('select 1 as one')).rows[0].one as number);

beforeAll(async () => {
  stack = await startStack();
  door = await openTcpProxy(new URL(stack.databaseUrl));
  db = createDatabase(door.url, { patience: PATIENCE });
  await stack.services.get('catalog')?.close();
  await stack.startService('catalog', {
    typeDefs: ['extend type Query { counted: Int plain: String } extend type Mutation { add: Int! }'],
    resolvers: [{ Query: { counted: count, plain: () => 'plain' }, Mutation: { add } }],
    routes: (app, tools) => void app.get('/files/counted', async () => (await tools.db.raw('select 1')).rows),
    db,
  });
  await waitFor(async () => (await stack.ask('{ counted }')).data?.counted === 1);
});
afterAll(async () => {
  await stack.close();
  await db.destroy();
  door.close();
});

const post = (query: string) =>
  stack.gateway.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', 'accept-version': 'v2' },
    payload: { query },
  });
const away = { code: 'service/unavailable', status: 503, service: 'catalog', requestId: expect.any(String) };

test('without its database a service’s own operations return 503 with Retry-After, and mixed ones their other fields', async () => {
  door.shut();
  // In the first round connections break, in the second the server refuses them.
  for (let round = 0; round < 2; round += 1) {
    for (const query of ['{ counted }', 'mutation { add }']) {
      const answer = await post(query);
      expect([answer.statusCode, Number(answer.headers['retry-after'])]).toEqual([503, 5]);
      expect(answer.json().errors).toEqual([{ message: 'service/unavailable', path: expect.anything(), extensions: away }]);
      expect(answer.body).not.toMatch(/ECONN|127\.0\.0\.1|select/);
    }
  }
  const partly = await post('{ counted plain wallet }');
  expect([partly.statusCode, partly.headers['retry-after']]).toEqual([200, undefined]);
  expect(partly.json()).toMatchObject({ data: { counted: null, plain: 'plain', wallet: 'guest' }, errors: [{ extensions: away }] });
  const file = await stack.gateway.inject('/files/counted');
  expect([file.statusCode, file.headers['retry-after'], file.json().errors[0].extensions.code]).toEqual([503, '5', 'service/unavailable']);
  door.open();
  await waitFor(async () => (await post('{ counted }')).statusCode === 200);
});

test('an operation that only needs a service that is down returns 503 with Retry-After', async () => {
  await stack.stopService('wallet');
  const answer = await post('{ wallet }');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  expect(answer.json().errors[0].extensions).toMatchObject({ code: 'service/unavailable', service: 'wallet' });
  await stack.startService('wallet');
});
