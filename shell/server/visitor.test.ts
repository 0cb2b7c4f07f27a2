import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Canary, ReleaseRef } from '@meowtale/contracts/releases';
import { diskStorage, signPreview } from '@meowtale/releases';
import type { FastifyInstance } from 'fastify';
import { buildShell } from './app.ts';
import { type FakeGateway, planOf, route, startGateway, temporaryFolder, testEnv, writePointer, writeRelease } from './testing.ts';

const SECRET = 'the secret of previews in these tests';
const ACCEPTED = 'the second secret of previews in these tests';
const DAY_MS = 86_400_000;

let app: FastifyInstance;
let gateway: FakeGateway;
let folder: string;
let shell: ReleaseRef;
let [old, live, next]: ReleaseRef[] = [];

beforeAll(async () => {
  gateway = await startGateway();
  gateway.answer = { data: { findStore: { list: [] } } };
  folder = await temporaryFolder();
  app = await buildShell(
    testEnv(folder, { GATEWAY_URL: gateway.url, RELEASE_PREVIEW_SECRET: SECRET, RELEASE_PREVIEW_SECRET_ACCEPTED: ACCEPTED }),
  );
});
afterAll(async () => {
  await app.close();
  gateway.server.close();
});
beforeEach(async () => {
  shell = await writeRelease(folder, 'shell', '1');
  [old, live, next] = await Promise.all(
    ['1', '2', '3'].map((version) => writeRelease(folder, 'mf-store', version, { routes: [route('home', '/')] })),
  );
});

const point = (canary: Canary | null = null) =>
  writePointer(folder, { shell, 'mf-store': { ...(live as ReleaseRef), previous: old as ReleaseRef, canary } });
const canaryOf = (share: number): Canary => ({
  ...(next as ReleaseRef),
  share,
  cohort: 'mf-store',
  since: 1,
  address: null,
  budget: { loads: 50, failures: 0.05 },
});
const get = (url: string, cookies: Record<string, string> = {}) => app.inject({ url, headers: { host: 'localhost:3000' }, cookies });
async function planFor(url = '/', cookies: Record<string, string> = {}) {
  const page = await get(url, cookies);
  const { slices, previews, isPreviewInvalid } = planOf(page.body);
  const { release, previous, channel } = slices[0] ?? {};
  return { page, version: release?.version, previous: previous?.version, channel, previews, isPreviewInvalid };
}
const cookiesOf = (page: Awaited<ReturnType<typeof get>>) => Object.fromEntries(page.cookies.map(({ name, value }) => [name, value]));

describe('a canary', () => {
  test('of 10 % is for one in ten visitors, who fall back to the live release', async () => {
    await point(canaryOf(1000));
    const plans = await Promise.all(Array.from({ length: 400 }, () => planFor()));
    const chosen = plans.filter(({ version }) => version === '3');
    // 40 expected; four standard deviations are 24.
    expect(chosen.length).toBeGreaterThan(16);
    expect(chosen.length).toBeLessThan(64);
    expect(chosen[0]).toMatchObject({ previous: '2', channel: 'canary' });
    expect(plans.find(({ version }) => version === '2')).toMatchObject({ previous: '1', channel: 'stable' });
  });

  test('stays with the same visitors, by a cookie that names nobody, also when its share grows', async () => {
    await point(canaryOf(5000));
    const firsts = await Promise.all(Array.from({ length: 20 }, () => planFor()));
    const { cookies } = firsts[0]?.page ?? { cookies: [] };
    expect(cookies).toEqual([
      {
        name: 'meowtale.cohort',
        value: expect.stringMatching(/^[0-9a-f]{16}$/),
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        maxAge: 2_592_000,
      },
    ]);
    for (const { page, version } of firsts) {
      const again = await planFor('/', cookiesOf(page));
      // Renewed by each page, so that a long canary keeps its visitors.
      expect([again.version, again.page.cookies]).toEqual([version, page.cookies]);
    }
    await point(canaryOf(9000));
    for (const { page } of firsts.filter(({ version }) => version === '3')) expect((await planFor('/', cookiesOf(page))).version).toBe('3');
  });

  test('that is altered is nobody’s: its visitors get the live release', async () => {
    const altered = await writeRelease(folder, 'mf-store', '4', { routes: [route('home', '/')] });
    await point({ ...canaryOf(10_000), ...altered });
    await diskStorage(folder).replace('mf-store/4/slice.json', '{}');
    expect(await planFor()).toMatchObject({ version: '2', previous: '1', channel: 'stable' });
  });

  test('of a service gives the visitor the cookie, with which the gateway is called for the page too', async () => {
    const service = { ...(live as ReleaseRef), kind: 'service', canary: canaryOf(10_000) } as const;
    const ref = await writeRelease(folder, 'mf-store', '4', { routes: [route('work', '/store/:id')] });
    await writePointer(folder, { shell, 'mf-store': ref, 'svc-wallet': service });
    gateway.requests.length = 0;
    const cookies = cookiesOf(await get('/store/01900000-0000-7000-8000-000000000001'));
    expect(gateway.requests.map(({ headers }) => headers.cookie)).toContain(`meowtale.cohort=${cookies['meowtale.cohort']}`);
  });

  test('leaves no cookie while there is none', async () => {
    await point();
    expect((await get('/')).cookies).toEqual([]);
  });
});

describe('a preview', () => {
  const token = (ref: ReleaseRef | undefined, { days = 1, slice = 'mf-store', secret = SECRET } = {}) => {
    const { version, integrity } = ref as ReleaseRef;
    const expiresAt = new Date(Date.now() + days * DAY_MS).toISOString();
    return signPreview(secret, { environment: 'local', slice, version, integrity, expiresAt });
  };
  const newSlice = () => writeRelease(folder, 'mf-new', '1', { routes: [route('new', '/new')] });
  beforeEach(() => point());

  test('is entered by its link, seen by this browser alone, not indexed, and left', async () => {
    const entered = await get(`/store?page=2&release-preview=${token(next)}`);
    expect([entered.statusCode, entered.headers.location]).toEqual([302, '/store?page=2']);
    expect(entered.cookies[0]).toMatchObject({ name: 'meowtale.preview', httpOnly: true, sameSite: 'Lax', expires: expect.any(Date) });
    const cookies = cookiesOf(entered);
    const seen = await planFor('/', cookies);
    expect(seen).toMatchObject({ version: '3', previous: '2', channel: 'preview', previews: [{ slice: 'mf-store', version: '3' }] });
    expect(seen.page.headers['x-robots-tag']).toBe('noindex');
    expect(await planFor()).toMatchObject({ version: '2', previews: [] });
    const left = await get('/?release-preview=leave', cookies);
    expect([left.statusCode, left.headers.location, left.cookies[0]?.value]).toEqual([302, '/', '']);
  });

  test('of a slice that is not live yet has its routes', async () => {
    const cookies = cookiesOf(await get(`/?release-preview=${token(await newSlice(), { slice: 'mf-new' })}`));
    expect([(await get('/new')).statusCode, (await get('/new', cookies)).statusCode]).toEqual([404, 200]);
  });

  test('that the accepted secret signed is entered too, while the secret is replaced', async () => {
    const cookies = cookiesOf(await get(`/?release-preview=${token(next, { secret: ACCEPTED })}`));
    expect(await planFor('/', cookies)).toMatchObject({ version: '3', channel: 'preview' });
  });

  test('of two slices is both, and of one slice the last one', async () => {
    const other = await newSlice();
    let cookies: Record<string, string> = {};
    for (const wish of [token(next), token(other, { slice: 'mf-new' }), token(old)])
      cookies = cookiesOf(await get(`/?release-preview=${wish}`, cookies));
    expect((await planFor('/', cookies)).previews).toEqual([
      { slice: 'mf-store', version: '1' },
      { slice: 'mf-new', version: '1' },
    ]);
  });

  test('that became the live release is none any more', async () => {
    const cookies = cookiesOf(await get(`/?release-preview=${token(live)}`));
    expect(await planFor('/', cookies)).toMatchObject({ version: '2', previous: '1', channel: 'stable', previews: [] });
  });

  test('whose files were altered, together with their hashes, is not seen', async () => {
    const ref = await writeRelease(folder, 'mf-store', '5', { routes: [route('home', '/')] });
    await writeRelease(folder, 'mf-store', '5', { routes: [route('other', '/')] });
    expect(await planFor('/', { 'meowtale.preview': token(ref) })).toMatchObject({ version: '2', previews: [] });
  });

  test('of a killed slice is seen', async () => {
    await writePointer(folder, { shell, 'mf-store': { ...(live as ReleaseRef), killed: true } });
    expect((await planFor()).version).toBeUndefined();
    expect((await planFor('/', { 'meowtale.preview': token(next) })).version).toBe('3');
  });

  test('is left for an address of this host only', async () => {
    expect((await get('/.//elsewhere.example?release-preview=leave')).headers.location).toBe('/elsewhere.example');
  });

  test.each([
    ['that has expired', () => token(next, { days: -1 })],
    ['that another secret signed', () => token(next, { secret: 'another secret of thirty-two or more' })],
    ['that was cut', () => token(next).slice(0, -1)],
    ['that is no text of ours', () => 'x'],
    ['that is very long', () => 'x'.repeat(5000)],
  ])('%s shows the live release and says so', async (_, wish) => {
    const { page, version, isPreviewInvalid } = await planFor(`/?release-preview=${wish()}`);
    expect([page.statusCode, version, isPreviewInvalid, page.cookies]).toEqual([200, '2', true, []]);
  });

  test('that expired meanwhile is no longer seen', async () => {
    expect(await planFor('/', { 'meowtale.preview': token(next, { days: -1 }) })).toMatchObject({ version: '2', previews: [] });
  });
});
