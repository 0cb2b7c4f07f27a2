import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SIGNATURE_HEADER } from '@meowtale/service-kit';
import { type TestService, testToken } from '@meowtale/service-kit/testing';
import { v7 as uuidv7 } from 'uuid';
import { testDramaAi } from '../test-service.ts';

const LIST = 'query ($uuid: ID, $q: ListQuery) { findDrama(uuid: $uuid, q: $q) { list { title } } }';
const person = { muid: uuidv7() };
let service: TestService;

beforeAll(async () => {
  service = await testDramaAi();
});
afterAll(() => service.close());

const cursor = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('invalid list arguments are rejected as input', () => {
  test.each([
    { page: 0 },
    { page: -1 },
    { page: 101 },
    { page: 2_147_483_647 },
    { pageSize: 0 },
    { pageSize: 101 },
    { pageSize: -2 },
    { orderField: 'owner_uuid-asc' },
    { orderField: 'title-asc; drop table dramas' },
    { orderField: 'title' },
    { keyword: 'x'.repeat(101) },
    { after: 'not a cursor' },
    { after: cursor({ column: 'updated_at', value: "' or 1=1 --", uuid: uuidv7() }) },
    { after: cursor({ column: 'owner_uuid', value: 'x', uuid: uuidv7() }) },
    { after: cursor({ column: 'title', value: 'x', uuid: 'x' }) },
    { after: cursor({ column: 'title', value: 'nul\u0000', uuid: uuidv7() }), orderField: 'title-asc' },
    { after: cursor({ column: 'title', value: 'of another order', uuid: uuidv7() }) },
    { after: cursor({ column: 'updated_at', value: '0000-01-01T00:00:00Z', uuid: uuidv7() }) },
    { after: cursor({ __proto__: null }) },
  ])('%j', async (q) => {
    const { errors } = await service.graphql(LIST, { q }, person);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'input/invalid', status: 400 });
  });
});

test.each(['', 'x', "' or '1'='1", '00000000-0000-0000-0000-000000000000', 'x'.repeat(10_000), '\u0000'])(
  'the uuid %j is no drama',
  async (uuid) => {
    const responses = [
      await service.graphql('mutation ($uuid: ID!) { delDrama(uuid: $uuid) }', { uuid }, person),
      await service.graphql(
        'mutation ($uuid: ID!) { setDrama(uuid: $uuid, revision: 1, drama: { title: "Fog" }) { uuid } }',
        { uuid },
        person,
      ),
      // An empty uuid is ignored as a filter.
      ...(uuid ? [await service.graphql(LIST, { uuid }, person)] : []),
    ];
    for (const { errors } of responses) expect(errors?.[0]?.extensions).toMatchObject({ code: 'drama/not-found', status: 404 });
  },
);

test.each(["Robert'); drop table dramas;--", '<script>alert(1)</script>', '{{7*7}}', '$1 ?? ? :name', '𝔉𝔬𝔤 🐈', 'العبّارة'])(
  'the title %j is saved as it is',
  async (title) => {
    const { data } = await service.graphql('mutation ($title: String) { addDrama(drama: { title: $title }) { title } }', { title }, person);
    expect(data.addDrama.title).toBe(title);
  },
);

test.each(['\ud800', '\u202e\u200b', '\u0007'])('the title %j, without visible characters, is rejected', async (title) => {
  const { errors } = await service.graphql('mutation ($title: String) { addDrama(drama: { title: $title }) { title } }', { title }, person);
  expect(errors?.[0]?.extensions.code).toBe('input/invalid');
});

describe('access to the service', () => {
  const post = {
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json' },
    payload: '{"query":"{ findDrama { totalCount } }"}',
  } as const;

  test('a call without the gateway’s signature is 401, with a person’s token or without', async () => {
    const authorization = `Bearer ${await testToken(person)}`;
    expect((await service.app.inject(post)).statusCode).toBe(401);
    expect((await service.app.inject({ ...post, headers: { ...post.headers, authorization } })).statusCode).toBe(401);
    expect((await service.app.inject({ ...post, headers: { ...post.headers, [SIGNATURE_HEADER]: 't=1,v1=00' } })).statusCode).toBe(401);
  });

  test.each([
    ['expired', { expiresAt: 1_000_000_000 }],
    ['for another project', { audience: 'another-project' }],
    ['from another issuer', { issuer: 'https://securetoken.google.com/another-project' }],
  ])('a token that is %s is 401', async (_, wrong) => {
    const answer = await service.inject(post, { person: { ...person, ...wrong } });
    expect(answer.statusCode).toBe(401);
    expect(answer.body).not.toContain('totalCount');
  });

  test('an unexpected error shows a request id and nothing of the database', async () => {
    await service.database.owner.raw('alter table dramas rename to resting');
    try {
      const { errors } = await service.graphql(LIST, {}, person);
      expect(errors?.[0]).toMatchObject({ message: 'server error', extensions: { code: '500', requestId: expect.any(String) } });
      expect(JSON.stringify(errors)).not.toMatch(/dramas|relation|select|svc-/);
    } finally {
      await service.database.owner.raw('alter table resting rename to dramas');
    }
  });
});
