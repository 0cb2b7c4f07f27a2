import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { testToken, waitFor } from '@meowtale/service-kit/testing';
import { catalogParts, STORE, type Stack, startStack, walletParts } from './test-stack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.close());

test('fields of two services are joined in one response', async () => {
  const { data } = await stack.ask('{ findStore { name askedBy related { askedBy } } }');
  expect(data.findStore).toEqual([{ name: 'The Intercept', askedBy: 'guest', related: { askedBy: 'guest' } }]);
});

test.each([0, 1])('with jit %i people who send the same query at once never get each other’s rows', async (jit) => {
  await stack.restartGateway({ JIT: jit });
  const people = [randomUUID(), randomUUID()];
  for (let round = 0; round < 4; round += 1) {
    const responses = await Promise.all([...people, ...people].map((muid) => stack.ask('{ findStore { uuid askedBy } me }', { muid })));
    expect(responses.map(({ data }) => data)).toEqual(
      [...people, ...people].map((muid) => ({ findStore: [{ uuid: STORE, askedBy: muid }], me: muid })),
    );
  }
});

test('merge entry points are not part of the public schema', async () => {
  const { data } = await stack.ask('{ __schema { queryType { fields { name } } directives { name } } }');
  const names = data.__schema.queryType.fields.map((field: { name: string }) => field.name);
  expect(names).toEqual(expect.arrayContaining(['getConfig2', 'ifconfig', 'findStore', 'wallet', 'drama']));
  expect(names.filter((name: string) => name.startsWith('_'))).toEqual([]);
  expect((await stack.ask(`{ _stores(uuids: ["${STORE}"]) { name } }`)).status).toBe(400);
});

test("findAsync asks the service of the id's prefix, and an unknown prefix returns null", async () => {
  const ask = async (id: string) => (await stack.ask(`{ findAsync(uuid: "${id}") { uuid state result createdAt } }`)).data.findAsync;
  const job = { state: 1, createdAt: '1970-01-01T00:00:00.000Z' };
  expect(await ask('catalog:1')).toEqual({ uuid: 'catalog:1', result: 'catalog', ...job });
  expect(await ask('drama:1')).toEqual({ uuid: 'drama:1', result: 'drama', ...job });
  expect(await Promise.all(['wallet:1', 'catalog', ''].map(ask))).toEqual([null, null, null]);
});

test('without a token the caller is a guest, and a forged, expired, foreign or unsigned one returns 401', async () => {
  expect(await stack.ask('{ wallet }')).toMatchObject({ status: 200, data: { wallet: 'guest' } });
  const muid = randomUUID();
  const now = Math.floor(Date.now() / 1000);
  const good = await testToken({ muid });
  const [head, , signature] = good.split('.');
  const forged = `${head}.${Buffer.from(JSON.stringify({ muid: randomUUID(), sub: 'x' })).toString('base64url')}.${signature}`;
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${good.split('.')[1]}.`;
  const expired = await testToken({ muid, issuedAt: now - 7200, authTime: now - 7200, expiresAt: now - 60 });
  const foreign = await testToken({ muid, audience: 'another-project' });
  const otherIssuer = await testToken({ muid, issuer: 'https://securetoken.google.com/another' });
  expect(await stack.ask('{ wallet }', good)).toMatchObject({ status: 200, data: { wallet: muid } });
  for (const token of [forged, unsigned, foreign, otherIssuer, 'no.token.']) {
    expect(await stack.ask('{ wallet }', token)).toMatchObject({ status: 401, errors: [{ extensions: { code: 'auth/invalid-token' } }] });
  }
  expect(await stack.ask('{ wallet }', expired)).toMatchObject({
    status: 401,
    errors: [{ extensions: { code: 'auth/id-token-expired' } }],
  });
});

test('an error of another service contains only a code, a status and a request id', async () => {
  const answer = await stack.ask('{ broken }');
  expect(answer.errors).toEqual([
    { message: '500', path: ['broken'], extensions: { code: '500', status: 500, requestId: expect.any(String) } },
  ]);
  expect(JSON.stringify(answer)).not.toMatch(/nowhere|select|127\.0\.0\.1/);
});

test('a request without our version header, or with a content type that a form can send, is rejected', async () => {
  const payload = { query: 'mutation { rename(name: "x") { name } }' };
  const headers = { 'content-type': 'application/json' };
  const noVersion = await stack.gateway.inject({ method: 'POST', url: '/graphql', headers, payload });
  expect(noVersion.json().errors[0].extensions).toMatchObject({ code: 'gateway/version', status: 400 });
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const form = await stack.gateway.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': type, 'accept-version': 'v2' },
      payload: JSON.stringify(payload),
    });
    expect(form.statusCode).toBeGreaterThanOrEqual(400);
    expect(form.body).not.toContain('rename');
  }
  const asGet = await stack.gateway.inject({ url: '/graphql?query=mutation{rename(name:"x"){name}}', headers: { 'accept-version': 'v2' } });
  expect(asGet.statusCode).toBe(405);
  const preflight = await stack.gateway.inject({ method: 'OPTIONS', url: '/graphql', headers: { origin: 'https://evil.example' } });
  expect(preflight.headers['access-control-allow-origin']).toBeUndefined();
});

test('an operation may be as large as a whole drama, and a service with a lower limit rejects it itself', async () => {
  const MEBIBYTE = 1024 ** 2;
  const sized = async (query: string, variables: object) => {
    const headers = { 'content-type': 'application/json', 'accept-version': 'v2' };
    const answer = await stack.gateway.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables } });
    return answer.json().errors?.[0].extensions ?? answer.json().data;
  };
  const about = (mebibytes: number) => ({ name: 'x'.repeat(mebibytes * MEBIBYTE) });
  expect(await sized('{ drama }', about(4.9))).toEqual({ drama: 'a drama' });
  expect(await sized('{ drama }', about(5))).toMatchObject({ code: 'upload/too-large', status: 413 });
  expect(await sized('mutation ($name: String!) { rename(name: $name) { uuid } }', about(1))).toMatchObject({ code: 'upload/too-large' });
});

test('the gateway resolves configuration and network itself', async () => {
  const { data } = await stack.ask('{ getConfig2 { platform_key apiGraphQLUrl languages } ifconfig { ip country } }');
  expect(data.getConfig2).toMatchObject({ platform_key: 'meowtale', apiGraphQLUrl: 'http://localhost:3000/graphql' });
  expect(data.getConfig2.languages[0]).toBe('en-US');
  expect(data.ifconfig).toEqual({ ip: '127.0.0.1', country: null });
});

test("ifconfig and services get the country of the proxy's header, not one that the browser sent", async () => {
  const countriesFor = async (headers: Record<string, string>) => {
    const answer = await stack.gateway.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', 'accept-version': 'v2', ...headers },
      payload: { query: '{ ifconfig { country } country }' },
    });
    return answer.json().data;
  };
  await stack.restartGateway({ COUNTRY_HEADER: 'cf-ipcountry' });
  expect(await countriesFor({ 'cf-ipcountry': 'TW' })).toEqual({ ifconfig: { country: 'tw' }, country: 'tw' });
  expect(await countriesFor({ 'cf-ipcountry': 'T1' })).toEqual({ ifconfig: { country: null }, country: null });
  expect(await countriesFor({ 'x-meowtale-country': 'tw' })).toEqual({ ifconfig: { country: null }, country: null });
  await stack.restartGateway();
  expect(await countriesFor({ 'cf-ipcountry': 'TW' })).toEqual({ ifconfig: { country: null }, country: null });
});

test('249 countries are served with names, number and flag', async () => {
  const answer = await stack.gateway.inject({ url: '/countries.json' });
  expect(answer.headers['cache-control']).toBe('public, max-age=43200');
  const countries = answer.json();
  expect(countries).toHaveLength(249);
  expect(countries.find((country: { alpha2Code: string }) => country.alpha2Code === 'TW')).toMatchObject({
    numericCode: '158',
    nativeName: '台灣',
    flag: '🇹🇼',
  });
});

test('a request id is passed to the service and returned', async () => {
  const headers = { 'content-type': 'application/json', 'accept-version': 'v2', 'x-request-id': 'from-the-browser-1' };
  const answer = await stack.gateway.inject({ method: 'POST', url: '/graphql', headers, payload: { query: '{ broken }' } });
  expect(answer.headers['x-request-id']).toBe('from-the-browser-1');
  expect(answer.json().errors[0].extensions.requestId).toBe('from-the-browser-1');
});

afterEach(async () => {
  await Promise.all(
    ['catalog', 'wallet', 'drama-ai'].filter((name) => !stack.services.get(name)?.server.listening).map((name) => stack.startService(name)),
  );
});

test('with a service down the other fields are returned, and the error names it', async () => {
  await stack.stopService('wallet');
  const answer = await stack.ask('{ findStore { name askedBy } wallet }');
  expect(answer).toMatchObject({ status: 200, data: { findStore: [{ name: 'The Intercept', askedBy: null }], wallet: null } });
  expect(answer.errors?.map(({ extensions }) => extensions)).toContainEqual({
    code: 'service/unavailable',
    status: 503,
    service: 'wallet',
    requestId: expect.any(String),
  });
  expect(JSON.stringify(answer)).not.toMatch(/ECONNREFUSED|127\.0\.0\.1/);
});

test.each(['catalog', 'wallet', 'drama-ai'])('the gateway starts from the stored schema with %s down', async (name) => {
  await stack.stopService(name);
  await stack.restartGateway();
  const response = await stack.ask('{ wallet me drama findStore { name } }', { muid: randomUUID() });
  const down = response.errors?.map(({ extensions }) => extensions.service) ?? [];
  expect(new Set(down)).toEqual(new Set([name]));
});

test('a changed schema is adopted without a restart, and a running request ends on the old one', async () => {
  let release = () => {};
  const blocked = new Promise<void>((resolve) => {
    release = resolve;
  });
  let entered = false;
  const slow = async () => {
    entered = true;
    await blocked;
    return 'done';
  };
  const slowWallet = {
    typeDefs: [walletParts.typeDefs[0] as string, 'extend type Query { slow: String }'],
    resolvers: [...walletParts.resolvers, { Query: { slow } }],
  };
  await stack.stopService('wallet');
  await stack.startService('wallet', slowWallet);
  await waitFor(async () =>
    (await stack.ask('{ __type(name: "Query") { fields { name } } }')).data.__type.fields.some(
      (field: { name: string }) => field.name === 'slow',
    ),
  );
  const underWay = stack.ask('{ slow findStore { name } }');
  await waitFor(() => entered);
  await stack.stopService('catalog');
  const renamed = { ...catalogParts, typeDefs: [...catalogParts.typeDefs, 'extend type Query { fresh: String }'] };
  await stack.startService('catalog', { ...renamed, resolvers: [...catalogParts.resolvers, { Query: { fresh: () => 'new' } }] });
  await waitFor(async () => (await stack.ask('{ fresh }')).data?.fresh === 'new');
  release();
  expect(await underWay).toMatchObject({ status: 200, data: { slow: 'done' } });
});

test("a clock that is ten minutes off, the gateway's or a service's, has no effect", async () => {
  const muid = randomUUID();
  const token = await testToken({ muid });
  const real = Date.now;
  for (const skewMs of [600_000, -600_000]) {
    await stack.stopService('wallet');
    await stack.startService('wallet', walletParts, { hostNow: () => real() - skewMs });
    const skewed = jest.spyOn(Date, 'now').mockImplementation(() => real() + skewMs);
    expect((await stack.ask('{ wallet }', token)).data).toEqual({ wallet: muid });
    skewed.mockRestore();
  }
});
