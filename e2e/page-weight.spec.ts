import type { Request } from '@playwright/test';
import { expect, test } from './support/meowtale.ts';
import { waitForHydration } from './support/page-state.ts';

/** Of script, compressed, all that the first view of the shelf fetches. */
const MOST_BYTES = 200 * 1024;

/** Whether it fetches a script that people get too: the override panel is served in development only. */
const isReleased = (request: Request) =>
  request.resourceType() === 'script' && new URL(request.url()).pathname !== '/development/override-panel.js';

test('the first view of the shelf carries at most 200 KB of script, and nothing uncompressed', async ({ page }) => {
  const scripts: Promise<{ file: string; bytes: number; encoding: string | null }>[] = [];
  const arriving = new Set<string>();
  page.on('request', (request) => {
    if (isReleased(request)) arriving.add(request.url());
  });
  page.on('requestfinished', (request) => {
    if (!isReleased(request)) return;
    const weigh = async () => ({
      file: new URL(request.url()).pathname,
      bytes: (await request.sizes()).responseBodySize,
      encoding: (await (await request.response())?.headerValue('content-encoding')) ?? null,
    });
    scripts.push(weigh());
    arriving.delete(request.url());
  });
  const answer = await page.goto('/store');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await waitForHydration(page);
  await expect.poll(() => [...arriving]).toEqual([]);
  const weighed = await Promise.all(scripts);
  expect(weighed.filter(({ encoding }) => encoding !== 'br')).toEqual([]);
  expect(answer?.headers()['content-encoding']).toBe('br');
  const sum = weighed.reduce((whole, { bytes }) => whole + bytes, 0);
  expect(sum, JSON.stringify(weighed, null, 1)).toBeLessThanOrEqual(MOST_BYTES);
  // Both the shell and the slice were weighed.
  expect(weighed.filter(({ file }) => /\/mf-store\/.*remoteEntry|\/shell\/.*main/.test(file))).toHaveLength(2);
});

test('the home’s HTML has each work’s words in the page’s language alone', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const [, json = '{}'] = /<script type="application\/json" id="answers"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  const results = Object.values(JSON.parse(json) as Record<string, { data?: string }>).map(({ data = '{}' }) => JSON.parse(data) as object);
  const counts: number[] = [];
  JSON.stringify(results, (key, value) => {
    if (key === 'store_info') counts.push((value as unknown[]).length);
    return value as unknown;
  });
  expect(counts.length).toBeGreaterThan(0);
  expect(new Set(counts)).toEqual(new Set([1]));
});
