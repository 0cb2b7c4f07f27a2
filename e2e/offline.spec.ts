import { expect, signIn, test } from './support/meowtale.ts';
import { waitForHydration } from './support/page-state.ts';
import { ENGLISH } from './support/visitor.ts';

test('without a network a page shows it in the reader’s language, and loads by itself once it is back', async ({
  page,
  context,
  watched,
}) => {
  watched.forgive(/ERR_INTERNET_DISCONNECTED|status of 503/);
  await page.goto('/zh-TW/store');
  const cached = () =>
    page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      const requests = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
      return (await Promise.all(requests)).flat().map(({ url }) => new URL(url).pathname);
    });
  await expect.poll(cached, { timeout: 30_000 }).toEqual(['/offline']);
  await context.setOffline(true);
  await page.goto('/zh-TW/about-us', { waitUntil: 'commit' }).catch(() => null);
  await expect(page.getByRole('heading', { level: 1, name: '目前離線' })).toBeVisible();
  await expect(page.getByRole('link')).toBeVisible();
  await context.setOffline(false);
  // A document that was loaded under Playwright's emulation gets no such event.
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('heading', { level: 1, name: '關於 Meowtale' })).toBeVisible();
});

test('a page whose code wasn’t loaded yet shows that there is no network, and opens by itself once it is back', async ({
  page,
  context,
  watched,
}) => {
  watched.forgive(/ERR_INTERNET_DISCONNECTED|offline/);
  await signIn(page, 'player');
  await page.goto('/store');
  const library = page.getByRole('banner').getByRole('link', { name: ENGLISH.shell('header.library') });
  await expect(library).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await waitForHydration(page);
  await context.setOffline(true);
  await library.click();
  await expect(page.getByRole('heading', { level: 1, name: ENGLISH.shell('offline.title') })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: ENGLISH.shop('library.title') })).toBeVisible();
});
