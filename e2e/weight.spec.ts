import { expect, test } from './support/meowtale.ts';

/** Of script, compressed, all that the first view of the shelf fetches. */
const MOST_BYTES = 200 * 1024;

test('the first view of the shelf carries at most 200 KB of script, and nothing uncompressed', async ({ page }) => {
  const scripts: Promise<{ file: string; bytes: number; encoding: string | null }>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    const weigh = async () => ({
      file: new URL(request.url()).pathname,
      bytes: (await request.sizes()).responseBodySize,
      encoding: (await (await request.response())?.headerValue('content-encoding')) ?? null,
    });
    scripts.push(weigh());
  });
  const answer = await page.goto('/store');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const weighed = await Promise.all(scripts);
  expect(weighed.filter(({ encoding }) => encoding !== 'br')).toEqual([]);
  expect(answer?.headers()['content-encoding']).toBe('br');
  const sum = weighed.reduce((whole, { bytes }) => whole + bytes, 0);
  expect(sum, JSON.stringify(weighed, null, 1)).toBeLessThanOrEqual(MOST_BYTES);
  // Both the shell and the slice were weighed.
  expect(weighed.filter(({ file }) => /\/mf-store\/.*remoteEntry|\/shell\/.*main/.test(file))).toHaveLength(2);
});
