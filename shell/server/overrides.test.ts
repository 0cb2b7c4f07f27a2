import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { ReleaseRef } from '@meowtale/contracts/releases';
import { diskStorage } from '@meowtale/releases';
import { builtFiles } from '@meowtale/releases/testing';
import type { FastifyInstance } from 'fastify';
import { buildShell } from './app.ts';
import { type FakeGateway, planOf, route, startGateway, temporaryFolder, testEnv, writePointer, writeRelease } from './testing.ts';

const PANEL = '/development/override-panel.js';
/** Settings with which a shell isn't a development one. */
const PUBLIC = {
  'in production': { NODE_ENV: 'production', OPERATIONS_MODE: 'registered' },
  'for a public site': { SITE_URL: 'https://meowtale.example', OPERATIONS_MODE: 'registered' },
};

let app: FastifyInstance;
let gateway: FakeGateway;
let folder: string;
let [old, live]: ReleaseRef[] = [];
/** A development server of `mf-store`. */
let server: Server;
let origin: string;

beforeAll(async () => {
  gateway = await startGateway();
  gateway.answer = { data: { findStore: { list: [] } } };
  folder = await temporaryFolder();
  app = await buildShell(testEnv(folder, { GATEWAY_URL: gateway.url }));
  const built = builtFiles('mf-store', 'development', { routes: [route('new', '/new')] });
  server = createServer(({ url = '/' }, response) => {
    const file = built.get(url.slice(1));
    response.writeHead(file ? 200 : 404).end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await app.close();
  gateway.server.close();
  server.close();
  server.closeAllConnections();
});
beforeEach(async () => {
  const shell = await writeRelease(folder, 'shell', '1', { routes: [route('sign-in', '/sign-in')] });
  await writeRelease(folder, 'shell', '2', { routes: [route('sign-in', '/sign-in')] });
  [old, live] = await Promise.all(['1', '2'].map((version) => writeRelease(folder, 'mf-store', version, { routes: [route('home', '/')] })));
  await writeRelease(folder, 'mf-unreleased', '1', { routes: [route('unreleased', '/unreleased')] });
  await writePointer(folder, { shell, 'mf-store': { ...(live as ReleaseRef), previous: old as ReleaseRef } });
});

const cookieOf = (overrides: unknown) => ({ 'meowtale.overrides': JSON.stringify(overrides) });
const get = (url: string, cookies: Record<string, string> = {}, of = app) =>
  of.inject({ url, headers: { host: 'localhost:3000' }, cookies });
async function storeFor(cookies: Record<string, string>, of = app) {
  const { body } = await get('/', cookies, of);
  const { release, previous, channel } = planOf(body).slices.find(({ name }) => name === 'mf-store') ?? {};
  return { version: release?.version, previous: previous?.version, channel };
}
const LIVE = { version: '2', previous: '1', channel: 'stable' };

describe('an override', () => {
  test('by a version is what this browser gets, without a fallback, and others get the live release', async () => {
    expect(await storeFor(cookieOf({ 'mf-store': '1' }))).toEqual({ version: '1', previous: undefined, channel: 'override' });
    expect(await storeFor({})).toEqual(LIVE);
  });

  test('of a slice that is killed, or was never live, has its pages', async () => {
    await writePointer(folder, { shell: await writeRelease(folder, 'shell', '1'), 'mf-store': { ...(live as ReleaseRef), killed: true } });
    const cookies = cookieOf({ 'mf-store': '1', 'mf-unreleased': '1' });
    expect(await storeFor(cookies)).toMatchObject({ version: '1' });
    expect((await get('/unreleased', cookies)).statusCode).toBe(200);
    expect((await get('/unreleased')).statusCode).toBe(404);
  });

  test('of the shell is the shell of the page', async () => {
    expect((await get('/', cookieOf({ shell: '2' }))).body).toContain('/shell/2/main.js');
    expect((await get('/')).body).toContain('/shell/1/main.js');
  });

  test('by a development server has its routes and files, which the policy accepts', async () => {
    const page = await get('/new', cookieOf({ 'mf-store': origin }));
    expect(page.statusCode).toBe(200);
    expect(planOf(page.body).slices).toMatchObject([
      { release: { entry: `${origin}/remoteEntry.js`, integrity: null }, previous: null, channel: 'override' },
    ]);
    const policy = page.headers['content-security-policy'];
    for (const directive of ['script-src', 'connect-src']) expect(policy).toMatch(new RegExp(`${directive} [^;]*${origin}`));
    expect((await get('/')).headers['content-security-policy']).not.toContain(origin);
  });

  test.each<[string, () => unknown]>([
    ['of a version that isn’t published', () => ({ 'mf-store': '9' })],
    ['by a server that serves another slice', () => ({ 'mf-store': '1', 'mf-unreleased': origin })],
    ['of the shell by a server', () => ({ 'mf-store': '1', shell: origin })],
    ['by a server that doesn’t run', () => ({ 'mf-store': 'http://localhost:1' })],
  ])('%s shows the live release, and the panel reads why', async (_, overrides) => {
    const wanted = overrides() as Record<string, string>;
    const slice = Object.keys(wanted).at(-1) as string;
    const page = await get('/', cookieOf(wanted));
    expect([page.statusCode, planOf(page.body).slices.some(({ name, channel }) => name === slice && channel === 'override')]).toEqual([
      200,
      false,
    ]);
    const { slices } = (await get('/development/releases', cookieOf(wanted))).json();
    expect(slices).toContainEqual(expect.objectContaining({ slice, override: wanted[slice], problem: expect.stringMatching(/\w/) }));
  });

  test.each<[string, unknown]>([
    ['another host', { 'mf-store': 'http://elsewhere.example:3000' }],
    ['another host as a name and password', { 'mf-store': 'http://localhost:80@elsewhere.example' }],
    ['https', { 'mf-store': 'https://localhost:3000' }],
    ['a path', { 'mf-store': 'http://localhost:3000/slice' }],
    ['a port that doesn’t exist', { 'mf-store': 'http://localhost:99999' }],
    ['a folder as a version', { 'mf-store': '../mf-store/1' }],
    ['a folder as a slice', { '../mf-store': '1', 'mf-store': '1' }],
    ['more slices than there can be', Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`mf-${index}`, '1']))],
    ['no slices', 'mf-store'],
    ['a list', ['mf-store', '1']],
  ])('cookie with %s is ignored as a whole', async (_, overrides) => {
    expect(await storeFor(cookieOf(overrides))).toEqual(LIVE);
  });

  test('cookie that is no JSON is ignored', async () => {
    expect(await storeFor({ 'meowtale.overrides': '{mf-store' })).toEqual(LIVE);
  });

  test('whose files were altered is not used', async () => {
    await diskStorage(folder).replace('mf-store/1/slice.json', '{}');
    expect(await storeFor(cookieOf({ 'mf-store': '1' }))).toMatchObject({ version: '2', channel: 'stable' });
  });
});

describe('the panel', () => {
  test('is a script of the page, compressed, beside the scripts of the releases', async () => {
    expect((await get('/')).body).toMatch(/<script defer src="\/development\/override-panel.js" nonce="[^"]+"><\/script>/);
    const script = await app.inject({ url: PANEL, headers: { 'accept-encoding': 'br' } });
    expect(script.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'no-store',
    });
  });

  test('lists the releases of each remote and of the shell, the live one and the override', async () => {
    const { slices } = (await get('/development/releases', cookieOf({ 'mf-store': '1' }))).json();
    const publishedAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    expect(slices).toEqual([
      { slice: 'mf-store', live: '2', versions: expect.any(Array), override: '1', problem: null },
      { slice: 'mf-unreleased', live: null, versions: [{ version: '1', publishedAt }], override: null, problem: null },
      { slice: 'shell', live: '1', versions: expect.any(Array), override: null, problem: null },
    ]);
    const versions = slices[0].versions.map(({ version }: { version: string }) => version);
    expect(versions.toSorted()).toEqual(['1', '2']);
  });
});

describe.each(Object.entries(PUBLIC))('%s', (_, settings) => {
  let strict: FastifyInstance;
  beforeAll(async () => {
    strict = await buildShell(testEnv(folder, { GATEWAY_URL: gateway.url, FIREBASE_AUTH_EMULATOR_HOST: '', ...settings }));
  });
  afterAll(() => strict.close());

  test('the cookie is ignored', async () => {
    for (const wanted of ['1', origin]) expect(await storeFor(cookieOf({ 'mf-store': wanted }), strict)).toEqual(LIVE);
  });

  test('there is neither a panel nor its list of releases', async () => {
    expect((await get('/', {}, strict)).body).not.toContain('override-panel');
    expect((await get(PANEL, {}, strict)).headers['content-type']).toContain('text/html');
    expect((await get('/development/releases', {}, strict)).statusCode).toBe(404);
  });
});
