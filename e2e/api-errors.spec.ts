import { origins } from '../deploy/local/addresses.ts';
import { post } from './support/graphql.ts';
import { expect, test } from './support/meowtale.ts';
import { newPerson, type Person } from './support/people.ts';

let person: Person;
test.beforeAll(async () => {
  person = await newPerson('Curious Caller');
});

/** What an error must never tell: a query, a stack, where a service is or what it is made of. */
const INNER =
  /\b(?:select|insert|update|delete)\b[^"]{0,80}\b(?:from|into|set|where)\b|\bat \S+ \(|\.[jt]s:\d+|node_modules|\/src\/|127\.0\.0\.1|localhost:\d|ECONN|knex|postgres|relation "|duplicate key|nats:|fetch failed/i;

test('an error shows its code and the id of its request, and nothing of what is inside', async () => {
  const unknown = '0190a5d0-0000-7000-8000-000000000001';
  const failing: { what: string; body: string }[] = [
    { what: 'no JSON', body: '{"query": ' },
    { what: 'no object', body: '[]' },
    { what: 'no query', body: '{}' },
    { what: 'no GraphQL', body: JSON.stringify({ query: '{ findStore { ' }) },
    { what: 'no such field', body: JSON.stringify({ query: '{ findStroe { secret } }' }) },
    { what: 'a wrong type', body: JSON.stringify({ query: '{ findStore(id: { a: 1 }) { totalCount } }' }) },
    { what: 'no uuid', body: JSON.stringify({ query: `{ findDrama(uuid: "1' or 1=1 --") { totalCount } }` }) },
    {
      what: 'a zero byte',
      body: JSON.stringify({ query: 'query Q($u: ID) { findDrama(uuid: $u) { totalCount } }', variables: { u: 'a\u0000b' } }),
    },
    {
      what: 'a lone surrogate',
      body: '{"query":"query Q($u: ID) { findDrama(uuid: $u) { totalCount } }","variables":{"u":"a\\ud800b"}}',
    },
    {
      what: 'a page beyond any',
      body: JSON.stringify({ query: '{ findStore(q: { page: 2147483647, pageSize: 100 }) { list { uuid } pageInfo { page } } }' }),
    },
    { what: 'a page of nothing', body: JSON.stringify({ query: '{ findDrama(q: { page: -5, pageSize: 1000000 }) { totalCount } }' }) },
    {
      what: 'an order by what is no column',
      body: JSON.stringify({ query: '{ findDrama(q: { orderField: "uuid; drop table dramas" }) { totalCount } }' }),
    },
    {
      what: "somebody else's order",
      body: JSON.stringify({ query: `mutation { refundStoreOrder(uuid: "${unknown}", idempotency_key: "${unknown}") { uuid } }` }),
    },
    {
      what: 'a quote that is not there',
      body: JSON.stringify({
        query: `mutation { addStoreOrder(quote_uuid: "${unknown}", idempotency_key: "${unknown}") { orders { uuid } } }`,
      }),
    },
    {
      what: 'a drama that is not there',
      body: JSON.stringify({ query: `mutation { setDrama(uuid: "${unknown}", revision: 1, drama: { title: "t" }) { uuid } }` }),
    },
    { what: 'a hidden merge field', body: JSON.stringify({ query: `{ _users(uuids: ["${unknown}"]) { email } }` }) },
  ];
  for (const { what, body } of failing) {
    const answer = await post({ body, token: person.token, headers: { 'x-request-id': 'e2e-request-0001' } });
    expect(answer.status, what).toBeLessThan(500);
    expect(answer.text, what).not.toMatch(INNER);
    for (const { extensions, message } of answer.errors ?? []) {
      expect(extensions, what).toMatchObject({ code: expect.stringMatching(/^(?:\d+|[a-z0-9-]+\/[\w.-]+)$/), status: expect.any(Number) });
      expect(extensions.code, `${what}: ${message}`).not.toBe('500');
      expect(extensions.requestId, what).toBe('e2e-request-0001');
    }
    if (!what.startsWith('a page')) expect(answer.errors?.length, `${what}: ${answer.text}`).toBeGreaterThan(0);
  }
  expect(await person.ask('{ findDrama { totalCount } }')).toEqual({ findDrama: { totalCount: 0 } });
});

test.describe('past the gateway', () => {
  const services = [
    ['svc-catalog', origins.catalog, '{ findStore { totalCount } }'],
    ['svc-wallet', origins.wallet, '{ findRechargePlan(currency_id: "USD") { totalCount } }'],
    ['svc-drama-ai', origins.drama, '{ findDrama { totalCount } }'],
  ] as const;
  for (const [name, origin, query] of services) {
    test(`${name} rejects requests without the gateway's signature, except health checks`, async () => {
      const ask = (headers: Record<string, string>) =>
        fetch(`${origin}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'accept-version': 'v2', authorization: `Bearer ${person.token}`, ...headers },
          body: JSON.stringify({ query }),
        });
      const forged = { 'x-meowtale-signature': `t=${Date.now()},v1=${'0'.repeat(64)}` };
      for (const headers of [{}, forged, { 'x-meowtale-signature': 'nonsense' }]) {
        const answer = await ask(headers);
        const text = await answer.text();
        expect(answer.status).toBe(401);
        expect(text).toContain('gateway/signature');
        expect(text).not.toMatch(INNER);
      }
      for (const path of ['/health/live', '/health/ready', '/metrics', '/sdl']) expect((await fetch(origin + path)).status, path).toBe(200);
    });
  }

  test('the gateway hides how services are joined', async () => {
    const sdl = await post({ query: '{ __schema { queryType { fields { name } } } }' });
    expect(sdl.text).toContain('"name":"findStore"');
    expect(sdl.text).not.toContain('"name":"_');
  });
});
