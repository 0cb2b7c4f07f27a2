import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { smokeTest } from './smoke.ts';

let server: Server | undefined;
afterEach(async () => {
  server?.closeAllConnections();
  server?.close();
});

/** What a page of the site does: by path, a script after its plan, or a response of its own. */
type Pages = Record<string, string | RequestListener>;

const report = (outcome: string) =>
  `navigator.sendBeacon('/release-reports', new Blob([JSON.stringify({ slices: [{ name: 'mf-a', version: '2', outcome: '${outcome}' }] })]));`;
const route = (pattern: string, more: object = {}) => ({ slice: 'mf-a', pattern, ...more });

/** Serves pages that have the given routes, and tests `mf-a` 2 in them. */
async function smoke(pages: Pages, routes: object[] = []) {
  const site = createServer((request, response) => {
    const page = pages[new URL(request.url ?? '/', 'http://site').pathname];
    if (typeof page === 'function') return page(request, response);
    const html = `<script type="application/json" id="plan">${JSON.stringify({ routes })}</script><script>${page ?? ''}</script>`;
    response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(html);
  });
  server = site;
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const said: string[] = [];
  const faults = await smokeTest({
    slice: 'mf-a',
    version: '2',
    linkTo: async (path) => `${origin}${path}`,
    timeoutMs: 15_000,
    say: (line) => said.push(line),
  });
  return { faults, said };
}

test('a release that loads on the front page and on each of its public pages has no fault', async () => {
  const routes = [route('/a'), route('/a/:id'), route('/staff', { roles: ['staff'] }), route('/other', { slice: 'mf-b' })];
  const { faults, said } = await smoke({ '/': report('loaded'), '/a': report('loaded') }, routes);
  expect({ faults, said }).toEqual({ faults: [], said: ['/ works', '/a works'] });
});

test('a page that does not respond is a fault of that page, and the others are tested', async () => {
  const pages: Pages = {
    '/': report('loaded'),
    '/gone': (request) => request.socket.destroy(),
    '/bad': report('failed'),
    '/good': report('loaded'),
  };
  const { faults, said } = await smoke(
    pages,
    ['/gone', '/bad', '/good'].map((path) => route(path)),
  );
  expect(faults).toEqual([
    { path: '/gone', reason: expect.stringMatching(/^the page could not be opened: .*ERR_EMPTY_RESPONSE[^\n]*$/) },
    { path: '/bad', reason: 'the release failed' },
  ]);
  expect([...said].sort()).toEqual(['/ works', '/bad fails', '/gone fails', '/good works']);
});

test('a page that is none of the site is a fault of that page', async () => {
  const error: RequestListener = (_, response) => void response.writeHead(502, { 'content-type': 'text/html' }).end('<p>Bad gateway</p>');
  expect((await smoke({ '/': error })).faults).toEqual([
    { path: '/', reason: 'the page has status 502' },
    { path: '/', reason: 'the page is none of the site: it has no plan' },
  ]);
});

test('a beacon that is no report is none of the release’s errors', async () => {
  const others = "navigator.sendBeacon('/tracking', new Blob(['no JSON'])); navigator.sendBeacon('/tracking', new Blob(['[1]']));";
  expect((await smoke({ '/': `${others}${report('loaded')}` })).faults).toEqual([]);
});

test('an error that isn’t caught is a fault, also when the release has loaded', async () => {
  const { faults } = await smoke({ '/': `queueMicrotask(() => { throw new Error('lost'); });${report('loaded')}` });
  expect(faults).toEqual([{ path: '/', reason: 'an error was thrown: lost' }]);
});
