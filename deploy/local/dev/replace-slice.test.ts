import { expect, test } from '@jest/globals';
import { sliceManifestSchema } from '@meowtale/contracts/releases';
import { type LocalRemote, replaceSlice, rewritePage, type SitePlan, withoutLanguage } from './replace-slice.ts';

const RELEASES = 'https://releases.example/mf-store/1';
const route = (slice: string, pattern: string) => ({
  slice,
  id: pattern,
  pattern,
  frame: 'store',
  render: 'client',
  title: pattern,
  description: '',
});
const plan: SitePlan = {
  locale: 'zh-TW',
  status: 200,
  nonce: 'n0nce',
  slices: [
    { name: 'mf-lobby', release: { version: '7', entry: 'https://releases.example/mf-lobby/7/remoteEntry.js' } },
    { name: 'mf-store', release: { version: '1', entry: `${RELEASES}/remoteEntry.js` }, previous: {} },
  ],
  previews: [{ slice: 'mf-store', version: '1' }],
  routes: [route('mf-lobby', '/lobby'), route('mf-store', '/store'), route('mf-store', '/store/:id')],
  navigation: [{ slice: 'mf-lobby', order: 5, label: 'Lobby' }],
  popups: { 'store.old': { slice: 'mf-store' }, 'lobby.tag': { slice: 'mf-lobby' } },
  registeredOperationsOnly: true,
  environment: 'production',
};
const local: LocalRemote = {
  origin: 'http://localhost:20002',
  manifest: sliceManifestSchema.parse({
    name: 'mf-store',
    version: 'development',
    routes: ['/store', '/gifts'].map((pattern) => ({
      ...{ id: pattern, pattern, frame: 'store', host: 'shell', render: 'client' },
      titles: { 'en-US': 'Title', 'zh-TW': '標題' },
    })),
    navigation: [{ frame: 'lobby', to: '/gifts', order: 2, icon: 'gift', labels: { 'en-US': 'Gifts' } }],
    popups: { 'store.new': { type: 'object' } },
    ...{ languages: ['en-US'], scripts: ['remoteEntry.js'], styles: [], preload: [], globalName: 'mf_store_development', sizeBytes: 1 },
  }),
};

test('only the plan of the replaced slice changes, and it has no hash and no other release to fall back to', () => {
  const next = replaceSlice(plan, local, '/zh-TW/store');
  expect(next.slices).toEqual([
    plan.slices[0],
    {
      name: 'mf-store',
      release: {
        version: 'development',
        entry: 'http://localhost:20002/remoteEntry.js',
        globalName: 'mf_store_development',
        integrity: null,
      },
      previous: null,
      channel: 'override',
    },
  ]);
  expect(next.routes.map(({ slice, pattern, title }) => [slice, pattern, title])).toEqual([
    ['mf-lobby', '/lobby', '/lobby'],
    ['mf-store', '/store', '標題'],
    ['mf-store', '/gifts', '標題'],
  ]);
  expect(next.navigation.map(({ label }) => label)).toEqual(['Gifts', 'Lobby']);
  expect(next.popups).toEqual({ 'lobby.tag': { slice: 'mf-lobby' }, 'store.new': { slice: 'mf-store', input: { type: 'object' } } });
  expect([next.previews, next.environment]).toEqual([[], 'production']);
});

test.each([
  ['a new page', '/zh-TW/gifts', 404, 200],
  ['a page whose route is gone', '/zh-TW/store/1', 200, 404],
  ['a page of another slice', '/zh-TW/lobby', 200, 200],
  ['a page that the site has no data for', '/zh-TW/store', 404, 404],
  ['an address that no slice has', '/zh-TW/nothing', 404, 404],
])('%s has the status that the local routes give', (_, pathname, status, expected) => {
  expect(replaceSlice({ ...plan, status }, local, pathname).status).toBe(expected);
});

test('a language is removed from an address only as a whole segment', () => {
  expect(['/zh-TW', '/zh-TW/store', '/zh-TWist', '/store'].map((path) => withoutLanguage(path, 'zh-TW'))).toEqual([
    '/',
    '/store',
    '/zh-TWist',
    '/store',
  ]);
});

const page = (content: string) =>
  [
    `<link rel="preload" as="script" href="${RELEASES}/remoteEntry.js" crossorigin>`,
    '<link rel="preload" as="script" href="https://releases.example/shell/3/main.js" crossorigin>',
    `<script type="application/json" id="plan" nonce="n0nce">${JSON.stringify(plan).replaceAll('<', '\\u003c')}</script>`,
    `<div id="root">${content}</div>`,
    '<script type="application/json" id="answers" nonce="n0nce">{}</script>',
    '<noscript>needs JavaScript</noscript>',
  ].join('\n');

test('a page of the slice loses what the site rendered and its files, and gets the development server’s script', () => {
  const { html = '', liveBase } = rewritePage(page('<main>released</main>'), local, '/zh-TW/store') ?? {};
  expect(html).toContain('<div id="root"></div>\n<noscript>');
  expect(html).not.toMatch(/released|answers|mf-store\/1/);
  expect(html).toContain('shell/3/main.js');
  expect(html).toContain('<script defer src="http://localhost:20002/client.js" nonce="n0nce"></script>');
  expect(liveBase).toBe(`${RELEASES}/`);
});

test('a page of another slice stays as the site rendered it', () => {
  expect(rewritePage(page('<main>lobby</main>'), local, '/zh-TW/lobby')?.html).toContain('<div id="root"><main>lobby</main></div>');
});

test('HTML that isn’t a page of the shell is left alone', () => {
  expect(rewritePage('<html><body>Paying…</body></html>', local, '/pay')).toBeNull();
});
