import { createHash, createHmac } from 'node:crypto';
import { operationsSchema } from '@meowtale/contracts/releases';
import { origins } from '../deploy/local/addresses.ts';
import { type Answer, post, type Sent } from './support/graphql.ts';
import { expect, test } from './support/meowtale.ts';
import { newPerson, type Person } from './support/people.ts';
import { siteEnv } from './support/site-env.ts';

let person: Person;
test.beforeAll(async () => {
  person = await newPerson('Careful Caller');
});

const codes = ({ errors = [] }: Answer) => errors.map(({ extensions }) => extensions.code);
const ADD = 'mutation Add { addDrama(drama: { title: "Never" }) { uuid } }';
const dramas = async () => (await person.ask<{ findDrama: { totalCount: number } }>('{ findDrama { totalCount } }')).findDrama.totalCount;

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
/** The person's own claims with some changed, unsigned as the Auth Emulator's are. */
const unsigned = (changed: object) => `${base64url({ alg: 'none', typ: 'JWT' })}.${base64url({ ...claimsOf(person.token), ...changed })}.`;
function signedByAnother(): string {
  const text = `${base64url({ alg: 'HS256', typ: 'JWT', kid: 'mine' })}.${base64url(claimsOf(person.token))}`;
  return `${text}.${createHmac('sha256', 'not your secret').update(text).digest('base64url')}`;
}
const now = () => Math.floor(Date.now() / 1000);

test.describe('who asks', () => {
  test('a request without a token is a guest’s: it reads public data and has no person', async () => {
    const answer = await post({ query: '{ me { uuid } findStore { totalCount } }' });
    expect(answer.status).toBe(200);
    expect(answer.data?.me).toBeNull();
    expect(answer.data?.findStore).toEqual({ totalCount: expect.any(Number) });
    expect(codes(await post({ query: ADD }))).toEqual(['auth/required']);
  });

  const bad: [string, () => string][] = [
    ['no token at all but words', () => 'open-sesame'],
    ['signed by somebody else', signedByAnother],
    ['expired an hour ago', () => unsigned({ iat: now() - 7200, exp: now() - 3600 })],
    ['made for another project', () => unsigned({ aud: 'another-project' })],
    ['issued by another issuer', () => unsigned({ iss: 'https://securetoken.google.com/another-project' })],
    ['without a person in it', () => unsigned({ sub: '' })],
  ];
  for (const [what, token] of bad) {
    test(`a token that is ${what} is 401, for public fields too`, async () => {
      for (const query of ['{ findStore { totalCount } }', '{ me { uuid } }', ADD]) {
        const answer = await post({ query, token: token() });
        expect(answer.status).toBe(401);
        expect(codes(answer)[0]).toMatch(/^auth\/(?:invalid-token|id-token-expired)$/);
      }
      expect(await dramas()).toBe(0);
    });
  }
});

test.describe('what the site runs', () => {
  const unregistered = '{ findStore { totalCount } }';

  test('an operation that no release has is rejected before anything runs, by text and by hash', async () => {
    const sha256Hash = createHash('sha256').update(unregistered).digest('hex');
    const byHash = JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash } } });
    const attempts: Sent[] = [{ query: unregistered }, { query: ADD }, { body: byHash }];
    for (const sent of attempts) {
      const answer = await post({ ...sent, origin: origins.site, token: person.token });
      expect([answer.status, ...codes(answer)]).toEqual([403, 'gateway/operation-unknown']);
      expect(answer.data ?? null).toBeNull();
    }
    expect(await dramas()).toBe(0);
    expect((await post({ query: unregistered })).status, 'only for not being registered').toBe(200);
  });

  test('an operation of the live release runs by its hash', async ({ request }) => {
    const page = await (await request.get('/store')).text();
    const [base] = new RegExp(`${origins.releases}/mf-store/[^/"]+/`).exec(page) ?? [];
    const operations = operationsSchema.parse(await (await request.get(`${base}operations.json`)).json());
    const [sha256Hash] = Object.entries(operations).find(([, { operationName }]) => operationName === 'StoreList') ?? [];
    const body = JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash } } });
    const answer = await post({ body, origin: origins.site });
    expect([answer.status, answer.errors]).toEqual([200, undefined]);
    expect(answer.data).not.toBeNull();
  });
});

test.describe('what another site can send', () => {
  test('a request without accept-version is refused and changes nothing', async () => {
    for (const version of ['', 'v1']) {
      const answer = await post({ query: ADD, token: person.token, headers: { 'accept-version': version } });
      expect([answer.status, ...codes(answer)]).toEqual([400, 'gateway/version']);
    }
    expect(await dramas()).toBe(0);
  });

  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', '']) {
    test(`a body of type "${type}" is rejected and changes nothing`, async () => {
      const answer = await post({ query: ADD, token: person.token, headers: { 'content-type': type } });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.data ?? null).toBeNull();
      expect(await dramas()).toBe(0);
    });
  }

  test('a mutation in an address is none', async () => {
    const answer = await fetch(`${siteEnv.GATEWAY_URL}/graphql?query=${encodeURIComponent(ADD)}`, {
      headers: { 'accept-version': 'v2', authorization: `Bearer ${person.token}` },
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await dramas()).toBe(0);
  });

  test("a page of another origin can neither read an answer nor send our client's request", async ({ page, watched }) => {
    watched.forgive(/.*/);
    await page.goto(`${origins.releases}/health/live`);
    const read = await page.evaluate(
      async ([url, query, token]) => {
        const attempt = (init: RequestInit) =>
          fetch(`${url}/graphql`, { method: 'POST', body: JSON.stringify({ query }), credentials: 'include', ...init }).then(
            (answer) => `read ${answer.status} ${answer.type}`,
            () => 'refused',
          );
        return [
          await attempt({ headers: { 'content-type': 'application/json', 'accept-version': 'v2', authorization: `Bearer ${token}` } }),
          await attempt({ headers: { 'content-type': 'text/plain' } }),
          await attempt({ mode: 'no-cors', headers: { 'content-type': 'text/plain' } }),
        ];
      },
      [siteEnv.GATEWAY_URL, ADD, person.token] as const,
    );
    expect(read).toEqual(['refused', 'refused', 'read 0 opaque']);
    expect(await dramas()).toBe(0);
  });
});

test('a form of another site changes nothing, and what it sends is refused unread', async ({ page, watched }) => {
  watched.forgive(/Failed to load resource/);
  for (const [path, enctype] of [
    ['/graphql', 'text/plain'],
    ['/graphql', 'application/x-www-form-urlencoded'],
    ['/graphql', 'multipart/form-data'],
    ['/files/upload', 'multipart/form-data'],
  ]) {
    await page.goto(`${origins.releases}/health/live`);
    const pending = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.evaluate(
      ([action, type, query]) => {
        const form = Object.assign(document.createElement('form'), { method: 'post', action, enctype: type });
        // In plain text the name and the value of a field make JSON between them.
        const body = JSON.stringify({ query, extensions: { sent: '=' } }).split('=', 2);
        form.append(Object.assign(document.createElement('input'), { type: 'hidden', name: body[0], value: body[1] }));
        document.body.append(form);
        form.submit();
      },
      [`${siteEnv.GATEWAY_URL}${path}`, enctype ?? '', ADD] as const,
    );
    expect((await pending).status(), `${path} ${enctype}`).toBeGreaterThanOrEqual(400);
    await page.waitForURL(`${siteEnv.GATEWAY_URL}${path}`);
  }
  expect(await dramas()).toBe(0);
});

test('a wrong password and an unknown address get the same error', async ({ page, watched }) => {
  watched.forgive(/Failed to load resource/);
  const notices: string[] = [];
  for (const email of [`${person.name}@meowtale.example`, 'nobody-at-all@meowtale.example']) {
    await page.goto('/sign-in');
    await page.getByLabel(/^Email/).fill(email);
    await page.getByLabel(/^Password/).fill('not-the-password');
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
    const notice = page.getByRole('main').getByRole('alert');
    await expect(notice).toContainText('Wrong email or password');
    notices.push((await notice.textContent()) ?? '');
  }
  expect(notices[0]).toBe(notices[1]);
});

test.describe('what is too much', () => {
  const nested = (depth: number) => `{ findStore { list { ${'author { '.repeat(depth)}uuid${' }'.repeat(depth)} } } }`;
  const aliases = (count: number) =>
    `mutation Many { ${Array.from({ length: count }, (_, index) => `a${index}: addDrama(drama: { title: "t" }) { uuid }`).join(' ')} }`;
  const inFragments = (count: number) =>
    `mutation Many { ...F } fragment F on Mutation { ${Array.from({ length: count }, (_, index) => `a${index}: addDrama(drama: { title: "t" }) { uuid }`).join(' ')} }`;
  const doubling = (levels: number) =>
    `query Q { findStore { list { ...F0 } } } ${Array.from({ length: levels }, (_, level) =>
      level === levels - 1
        ? `fragment F${level} on Store { uuid }`
        : `fragment F${level} on Store { author { uuid } ...F${level + 1} ...F${level + 1} }`,
    ).join(' ')}`;
  const cases: [string, string][] = [
    ['deeper than ten', nested(9)],
    ['more than fifteen aliases', aliases(16)],
    ['more than fifteen aliases in a fragment', inFragments(16)],
    ['more than a thousand words', `{ findStore { list { ${'uuid '.repeat(1001)} } } }`],
    ['dearer than 5000, by fragments that double', doubling(16)],
  ];
  for (const [what, query] of cases) {
    test(`a query ${what} is refused before anything runs`, async () => {
      const answer = await post({ query, token: person.token });
      expect([answer.status, ...codes(answer)]).toEqual([400, 'gateway/query-too-large']);
      expect(answer.data ?? null).toBeNull();
      expect(await dramas()).toBe(0);
    });
  }
});
