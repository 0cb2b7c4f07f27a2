import { expect, test } from './support/meowtale.ts';

test('without a network a page says so in the reader’s language, and comes by itself once it is back', async ({
  page,
  context,
  watched,
}) => {
  watched.forgive(/ERR_INTERNET_DISCONNECTED|status of 503/);
  await page.goto('/zh-TW/store');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const kept = async () => (await caches.match('/offline')) !== undefined;
    while (!(await kept())) await new Promise(requestAnimationFrame);
  });
  expect(
    await page.evaluate(async () =>
      (await (await caches.open((await caches.keys())[0] ?? '')).keys()).map(({ url }) => new URL(url).pathname),
    ),
  ).toEqual(['/offline']);
  await context.setOffline(true);
  await page.goto('/zh-TW/about-us', { waitUntil: 'commit' }).catch(() => null);
  await expect(page.getByRole('heading', { level: 1, name: '目前離線' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: '關於 Meowtale' })).toBeVisible();
});
