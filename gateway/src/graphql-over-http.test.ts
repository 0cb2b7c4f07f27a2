import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Stack, startStack } from './test-stack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.close());

const query = 'query Names { findStore { name } }';
const post = (payload: object | string, headers: Record<string, string> = {}) =>
  stack.gateway.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', 'accept-version': 'v2', ...headers },
    payload,
  });

describe('an operation’s name', () => {
  test.each(['Names', null, undefined])('that is in the document, or missing, is accepted: %s', async (operationName) => {
    const answer = await post({ query, operationName });
    expect([answer.statusCode, answer.json().data]).toEqual([200, { findStore: [{ name: 'The Intercept' }] }]);
  });

  test.each(['Others', '', 'names'])('that isn’t in the document returns 400: %j', async (operationName) => {
    const answer = await post({ query, operationName });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      data: null,
      errors: [{ extensions: { code: 'input/invalid', fields: [{ path: 'operationName', key: 'errors.query.operationName' }] } }],
    });
  });
});

test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)('%s returns 405 with the allowed method', async (method) => {
  const url = `/graphql?query=${encodeURIComponent(query)}`;
  const answer = await stack.gateway.inject({
    method,
    url,
    headers: { 'accept-version': 'v2', origin: 'https://elsewhere.example.com' },
  });
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST']);
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  if (method !== 'HEAD') expect(answer.json()).toMatchObject({ errors: [{ extensions: { code: '400', status: 405 } }] });
});

test.each([
  ['application/graphql-response+json', 'application/graphql-response+json'],
  ['application/graphql-response+json, application/json;q=0.9', 'application/graphql-response+json'],
  ['application/graphql-response+json, application/graphql+json, application/json, text/event-stream', 'application/graphql-response+json'],
  ['Application/GraphQL-Response+JSON; charset=utf-8', 'application/graphql-response+json'],
  ['application/json, application/graphql-response+json;q=0.5', 'application/json'],
  ['application/graphql-response+json;q=0', 'application/json'],
  ['application/json', 'application/json'],
  ['*/*', 'application/json'],
])('a request that accepts %s gets a response of type %s, also for errors', async (accept, type) => {
  const responses = await Promise.all([
    post({ query }, { accept }),
    post({ query: '{ nowhere }' }, { accept }),
    post('{', { accept }),
    post({ query }, { accept, 'accept-version': 'v1' }),
  ]);
  expect(responses.map(({ statusCode, headers }) => [statusCode, headers['content-type']])).toEqual(
    [200, 400, 400, 400].map((status) => [status, `${type}; charset=utf-8`]),
  );
  for (const answer of responses) expect(() => answer.json()).not.toThrow();
});

test.each([
  ['GET', '/health/live'],
  ['GET', '/health/ready'],
  ['GET', '/metrics'],
  ['GET', '/graphql'],
  ['POST', '/graphql'],
  ['GET', '/countries.json'],
  ['GET', '/resources/templates/blank/index.json'],
  ['GET', '/files/nowhere'],
  ['POST', '/webhooks/nowhere'],
  ['GET', '/exports/nowhere'],
  ['GET', '/mails/nowhere'],
  ['GET', '/nowhere'],
  ['GET', '/%E0%A4%A'],
] as const)('the response to %s %s has the security headers', async (method, url) => {
  expect((await stack.gateway.inject({ method, url })).headers).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
});

describe('a body’s type', () => {
  test.each(['application/json; charset=utf-16', 'application/json;charset="UTF-16LE"', 'application/json; charset=latin1'])(
    '%s is rejected with 415',
    async (type) => {
      const answer = await post(Buffer.from(JSON.stringify({ query }), 'utf16le').toString('latin1'), { 'content-type': type });
      expect([answer.statusCode, answer.json().errors[0].extensions.status]).toEqual([415, 415]);
    },
  );

  test.each(['application/json; charset=utf-8', 'application/json; Charset="UTF-8"', 'application/json;charset=utf8'])(
    '%s is accepted',
    async (type) => {
      expect((await post({ query }, { 'content-type': type })).statusCode).toBe(200);
    },
  );

  test.each(['text/plain; application/json', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ';'])(
    '%s is rejected with a 4xx status',
    async (type) => {
      const answer = await post(JSON.stringify({ query }), { 'content-type': type });
      expect([400, 415]).toContain(answer.statusCode);
    },
  );
});
