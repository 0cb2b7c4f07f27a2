import { afterEach, expect, test } from '@jest/globals';
import type { Plan } from '../../src/plan.ts';
import { createRenderer, type Renderer } from './renderer.ts';

let renderer: Renderer;
let faults: { key: string; reason: string }[];
afterEach(() => renderer.close());

function start(budgetMs: number): void {
  faults = [];
  renderer = createRenderer((fault) => faults.push(fault), budgetMs);
}

const input = { plan: { locale: 'en-US' } as Plan, address: '/store', gateway: { url: 'http://127.0.0.1:1/graphql', headers: {} } };
/** Returns sources whose shell `server.js` runs `body` for a page. */
const sources =
  (body: string, slice: string | null = null) =>
  async () => ({
    shell: `exports.shared = { react: { version: '19' } }; exports.render = async (input, createSlice) => { ${body} };`,
    slice,
  });

test('renders a page with the slice, which gets only what the shell shares', async () => {
  start(50_000);
  const slice =
    "exports.createSlice = () => require('react').version; try { require('node:fs'); } catch (error) { exports.createSlice.refused = error.message; }";
  const body = "return { html: [input.address, createSlice(), createSlice.refused].join(' '), answers: {} };";
  const rendered = await renderer.draw('a', sources(body, slice), input);
  expect(rendered?.html).toBe('/store 19 node:fs is not among what the shell shares');
});

test('a worker has no access to this process’s environment', async () => {
  start(50_000);
  process.env.RENDER_TEST_SECRET = 'hidden';
  const rendered = await renderer.draw('a', sources('return { html: JSON.stringify(process.env), answers: {} };'), input);
  delete process.env.RENDER_TEST_SECRET;
  expect(rendered?.html).toBe('{}');
});

test('a page that exceeds the time limit is left to the tab, and the next page is rendered', async () => {
  start(50_000);
  const body = "if (input.address === '/slow') await new Promise(() => {}); return { html: 'drawn', answers: {} };";
  expect((await renderer.draw('a', sources(body), input))?.html).toBe('drawn');
  const impatient = createRenderer(() => {}, 1);
  expect(await impatient.draw('a', sources(body), { ...input, address: '/slow' })).toBeNull();
  await impatient.close();
  expect((await renderer.draw('a', sources(body), input))?.html).toBe('drawn');
});

test.each([
  ['throws', "throw new Error('the shelf fell');", 'the shelf fell'],
  ['ends its worker', 'process.exit(3);', null],
  ['fills its memory', 'const all = []; for (;;) all.push(new Array(1e6).fill(1));', /memory/],
])('a page whose rendering %s is left to its tab, and the next one is rendered', async (_, body, reason) => {
  start(60_000);
  const once = `if (input.address === '/bad') { ${body} } return { html: 'drawn', answers: {} };`;
  expect(await renderer.draw('a', sources(once), { ...input, address: '/bad' })).toBeNull();
  if (reason !== null) expect(faults.map((fault) => fault.reason)).toEqual([expect.stringMatching(reason)]);
  expect((await renderer.draw('a', sources(once), input))?.html).toBe('drawn');
});

test('a worker that ends late doesn’t remove its successor', async () => {
  start(60_000);
  const body = `
    if (input.address === '/bad') { setTimeout(() => { throw new Error('thrown late'); }); await new Promise(() => {}); }
    globalThis.count = (globalThis.count ?? 0) + 1;
    return { html: String(globalThis.count), answers: {} };`;
  const htmlOf = async () => (await renderer.draw('a', sources(body), input))?.html;
  expect(await renderer.draw('a', sources(body), { ...input, address: '/bad' })).toBeNull();
  expect([await htmlOf(), await htmlOf()]).toEqual(['1', '2']);
});

test('a page whose sources can’t be read isn’t rendered, and the next reads them again', async () => {
  start(50_000);
  const altered = () => Promise.reject(new Error('server.js is not what its build wrote'));
  expect(await renderer.draw('a', altered, input)).toBeNull();
  expect(faults).toEqual([{ key: 'a', reason: 'server.js is not what its build wrote' }]);
  expect((await renderer.draw('a', sources("return { html: 'drawn', answers: {} };"), input))?.html).toBe('drawn');
});

test('a release that is stopped while its sources are read affects no other when they can’t be', async () => {
  start(50_000);
  const { promise, reject } = Promise.withResolvers<never>();
  const first = renderer.draw('a', () => promise, input);
  const others = ['b', 'c', 'd', 'e'].map((key) => renderer.draw(key, sources("return { html: 'drawn', answers: {} };"), input));
  reject(new Error('server.js is not what its build wrote'));
  expect(await first).toBeNull();
  expect((await Promise.all(others)).map((page) => page?.html)).toEqual(Array(4).fill('drawn'));
});

test('at most eight releases keep a worker: the least recently used one ends', async () => {
  start(50_000);
  const count = 'globalThis.count = (globalThis.count ?? 0) + 1; return { html: String(globalThis.count), answers: {} };';
  for (const key of 'abcdefghi') expect((await renderer.draw(key, sources(count), input))?.html).toBe('1');
  expect((await renderer.draw('i', sources(count), input))?.html).toBe('2');
  expect((await renderer.draw('a', sources(count), input))?.html).toBe('1');
});
