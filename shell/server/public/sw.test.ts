import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeAll, expect, test } from '@jest/globals';

type Listener = (event: object) => void;

const WORDS = { locale: 'zh-TW', title: '目前離線 <b>', text: 'No connection.', retry: 'Try again' };
let page: Response;
let html: string;

/** Runs the worker, and returns the offline page that it caches for these texts. */
async function cachedPage(): Promise<Response> {
  const listeners = new Map<string, Listener>();
  let cached: Response | undefined;
  const put = async (_key: string, response: Response) => {
    cached = response;
  };
  runInNewContext(readFileSync(join(import.meta.dirname, 'sw.js'), 'utf8'), {
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    caches: { open: async () => ({ put }) },
    crypto,
    btoa,
    Response,
    TextEncoder,
    Uint8Array,
  });
  await new Promise((resolve) => {
    listeners.get('message')?.({ data: { type: 'offline-words', words: WORDS }, waitUntil: resolve });
  });
  if (!cached) throw new Error('no page was cached');
  return cached;
}

const inside = (tag: string) => new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`).exec(html)?.[1] ?? '';

/** Runs the page's script. `site` responds to its requests. */
function openPage(site: () => Promise<{ ok: boolean }>) {
  const listeners = new Map<string, () => void>();
  const seen = { requests: [] as string[], reloads: 0, waits: [] as number[] };
  const document = { hidden: false };
  let tick = () => {};
  runInNewContext(inside('script'), {
    document,
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    setInterval: (retry: () => void, waitMs: number) => {
      seen.waits.push(waitMs);
      tick = retry;
    },
    fetch: (address: string) => {
      seen.requests.push(address);
      return site();
    },
    location: {
      reload: () => {
        seen.reloads += 1;
      },
    },
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const fire = async (type: string) => {
    listeners.get(type)?.();
    await settle();
  };
  const passInterval = async () => {
    tick();
    await settle();
  };
  return { seen, document, fire, passInterval };
}

beforeAll(async () => {
  page = await cachedPage();
  html = await page.text();
});

test('the offline page has the tab’s texts, escaped, and is no successful response', () => {
  expect(page.status).toBe(503);
  expect(html).toContain('<html lang="zh-TW">');
  expect(html).toContain('<h1>目前離線 &#60;b&#62;</h1>');
});

test('its policy allows its own script and style only', () => {
  const policy = page.headers.get('content-security-policy') ?? '';
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(policy).toContain(`script-src ${hashOf(inside('script'))};`);
  expect(policy).toContain(`style-src ${hashOf(inside('style'))};`);
  expect(policy).toContain("default-src 'none';");
  expect(policy).not.toContain('unsafe');
  expect(html).not.toMatch(/ (?:style|on\w+)="/);
});

test('it reloads when the network is back', async () => {
  const { seen, fire } = openPage(async () => ({ ok: true }));
  expect(seen.reloads).toBe(0);
  await fire('online');
  expect(seen.reloads).toBe(1);
});

test('it asks again by itself, and reloads only once the site responds', async () => {
  const responses = [Promise.reject(new TypeError('Failed to fetch')), Promise.resolve({ ok: false }), Promise.resolve({ ok: true })];
  responses[0]?.catch(() => {});
  const { seen, passInterval } = openPage(() => responses.shift() ?? Promise.resolve({ ok: false }));
  await passInterval();
  await passInterval();
  expect([seen.requests.length, seen.reloads]).toEqual([2, 0]);
  await passInterval();
  expect(seen.reloads).toBe(1);
  expect(seen.waits).toEqual([15_000]);
});

test('a hidden page asks nothing until it is shown', async () => {
  const { seen, document, fire, passInterval } = openPage(async () => ({ ok: true }));
  document.hidden = true;
  await passInterval();
  await fire('online');
  expect(seen.requests).toEqual([]);
  document.hidden = false;
  await fire('visibilitychange');
  expect(seen.reloads).toBe(1);
});
