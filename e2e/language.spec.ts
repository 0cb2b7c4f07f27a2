import { origins } from '../deploy/local/addresses.ts';
import { expect, signIn, test } from './support/meowtale.ts';
import { newPerson } from './support/people.ts';

test.setTimeout(180_000);

const CHINESE = 'zh-TW';
const COOKIE = 'user.specified.language';

test('an address without language goes where the person chose, with its query; one with a language stays', async ({ request }) => {
  const go = async (path: string, language?: string) => {
    const answer = await request.get(path, { maxRedirects: 0, headers: language ? { cookie: `${COOKIE}=${language}` } : {} });
    return [answer.status(), answer.headers().location ?? ''];
  };
  expect(await go('/store?language=ja-JP', CHINESE)).toEqual([302, '/zh-TW/store?language=ja-JP']);
  expect(await go('/', CHINESE)).toEqual([302, '/zh-TW']);
  expect(await go('/store')).toEqual([200, '']);
  expect(await go('/store', 'en-US')).toEqual([200, '']);
  expect(await go('/zh-TW/store', 'en-US')).toEqual([200, '']);
  expect(await go('/en-US/store', CHINESE)).toEqual([302, '/store']);
  expect(await go('/store', 'xx-YY')).toEqual([200, '']);
  expect(await go(`${origins.site}//store.example/`, CHINESE)).not.toEqual([302, expect.stringMatching(/^\/\//)]);
});

test('a language that is chosen is kept, and the page stays where it was', async ({ page, context }) => {
  await page.goto('/store?order=price-asc');
  await page.getByRole('button', { name: 'Language' }).first().click();
  await page.getByRole('dialog', { name: 'Choose a language' }).getByText('繁體中文').click();
  await expect(page).toHaveURL(/\/zh-TW\/store\?order=price-asc$/);
  await expect(page.getByRole('heading', { level: 1, name: '所有故事' })).toBeVisible();
  expect((await context.cookies()).find(({ name }) => name === COOKIE)?.value).toBe(CHINESE);
  await page.goto('/store');
  await expect(page).toHaveURL(/\/zh-TW\/store$/);
});

test('what is not there answers 404 in every language, and no search engine keeps it', async ({ request }) => {
  const work = '/store/0190a5d0-0000-7000-8000-000000000001';
  for (const path of ['/nowhere', '/zh-TW/nowhere', '/xx-YY/store', work, `/zh-TW${work}`, '/store/no-uuid']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toContain('<meta name="robots" content="noindex">');
  }
});

/** Addresses that look like ours and aren't. */
const ELSEWHERE = [
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  ' //evil.example',
  '/..//evil.example',
  '/%09/evil.example',
];

test('the way back from a page that is not there never leaves the site', async ({ page, watched }) => {
  watched.forgive(/the server responded with a status of 404/);
  await page.goto(`/nowhere?returnUrl=${encodeURIComponent('/store?order=price-asc')}`);
  await page.getByRole('link', { name: 'Go back' }).click();
  await expect(page).toHaveURL(`${origins.site}/store?order=price-asc`);
  for (const url of ELSEWHERE) {
    await page.goto(`/nowhere?returnUrl=${encodeURIComponent(url)}`);
    const out = page.getByRole('main').getByRole('link');
    await expect(out).toHaveCount(1);
    expect(await out.evaluate((link: HTMLAnchorElement) => link.origin), url).toBe(origins.site);
  }
});

test('signing in leads to where one wanted to go, and never off the site', async ({ page }) => {
  const person = await newPerson('Way Back');
  await signIn(page, person.name);
  await page.goto(`/sign-in?returnUrl=${encodeURIComponent('/my-game')}`);
  await expect(page).toHaveURL(`${origins.site}/my-game`);
  for (const url of ELSEWHERE) {
    await page.goto(`/sign-in?returnUrl=${encodeURIComponent(url)}`);
    await expect(page).not.toHaveURL(/sign-in/);
    expect(new URL(page.url()).origin, url).toBe(origins.site);
  }
});
