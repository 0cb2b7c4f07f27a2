import type { Page } from '@playwright/test';
import { PASSWORD } from './support/account.ts';
import { expect, signIn, test } from './support/meowtale.ts';
import { buy, demoPerson, newPerson, storeIdOf } from './support/people.ts';
import { ENGLISH, toastOf, visitorAt } from './support/visitor.ts';
import { startingWith } from './support/words.ts';

test.setTimeout(180_000);

const { shop, shell } = ENGLISH;

const ids = { lantern: '', moths: '', adult: '', reduced: '' };
test.beforeAll(async () => {
  const player = await demoPerson('player');
  ids.lantern = await storeIdOf(player, 'The Lantern Keeper');
  ids.moths = await storeIdOf(player, 'Moth Court');
  ids.adult = await storeIdOf(player, 'Velvet Hour');
  ids.reduced = await storeIdOf(player, 'The Night Bakery');
});

const likeOf = (page: Page) => page.getByRole('button', { name: startingWith(shop('like.like')) });

test('a guest copies a link that keeps its promoter, signs in to like, and follows a tag', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const reader = await newPerson('Quick Liker');
  await page.goto(`/store/${ids.moths}?uid=moth_1&utm_source=mail`);
  await page.getByRole('button', { name: shop('share.copy') }).click();
  await expect(toastOf(visitorAt(page), shop('share.copied'))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${new URL(page.url()).origin}/store/${ids.moths}?uid=moth_1`);

  await likeOf(page).click();
  const popup = page.getByRole('dialog');
  await popup.getByLabel(startingWith(shell('signIn.email'))).fill(`${reader.name}@meowtale.example`);
  await popup.getByRole('textbox', { name: startingWith(shell('signIn.password')) }).fill(PASSWORD);
  await popup.getByRole('button', { name: shell('signIn.submit'), exact: true }).click();
  for (const pressed of ['true', 'false']) {
    await expect(likeOf(page)).toHaveAttribute('aria-pressed', pressed);
    const liked = async () => {
      const question = 'query Like($id: ID!) { findStoreLike(store_id: $id) { liked } }';
      return (await reader.ask<{ findStoreLike: { liked: boolean } }>(question, { id: ids.moths })).findStoreLike.liked;
    };
    await expect.poll(liked).toBe(pressed === 'true');
    await page.reload();
    await expect(likeOf(page), 'after a reload').toHaveAttribute('aria-pressed', pressed);
    if (pressed === 'true') await likeOf(page).click();
  }

  const related = page.getByRole('region', { name: shop('related.title') });
  await expect(related.locator('a[target="_blank"]').first()).toBeVisible();
  const tags = page.getByRole('list', { name: shop('detail.tags') });
  await tags.getByRole('link', { name: 'gothic', exact: true }).click();
  await expect(page).toHaveURL(/\/store\?tag=gothic$/);
});

test('what is typed outlives a reload; script is text; what gives the story away is covered until a key asks for it', async ({ page }) => {
  const nickname = `Careful Writer ${Date.now().toString(36)}`;
  const reader = await newPerson(nickname, { coins: 500 });
  await buy(reader, ids.lantern);
  await signIn(page, reader.name);
  await page.goto(`/store/${ids.lantern}`);
  const comment = `<img src=x onerror="document.title='broken'"> ${reader.name}`;
  const field = page.getByRole('textbox', { name: shop('comments.yours') });
  await field.fill(comment);
  await page.getByRole('checkbox', { name: shop('comments.spoils') }).check();
  await page.reload();
  await expect(field).toHaveValue(comment);
  await expect(page.getByRole('checkbox', { name: shop('comments.spoils') })).toBeChecked();
  await expect(page.getByText(shop('comments.draft'))).toBeVisible();
  await page.getByRole('button', { name: shop('comments.send'), exact: true }).click();
  await expect(toastOf(visitorAt(page), shop('comments.added'))).toBeVisible();
  await expect(field).toHaveValue('');

  const ownComment = page.getByRole('listitem').filter({ hasText: nickname }).first();
  await expect(ownComment).toContainText(shop('comments.buyer'));
  await expect(ownComment).not.toContainText('onerror');
  await ownComment.getByRole('button', { name: shop('comments.reveal') }).focus();
  await page.keyboard.press('Enter');
  await expect(ownComment.getByText(comment)).toBeVisible();
  await expect(page).toHaveTitle(/The Lantern Keeper/);
  await page.reload();
  await expect(field).toHaveValue('');
});

test('the story takes the whole screen and gives it back', async ({ page }) => {
  const reader = await newPerson('Wide Reader', { coins: 500 });
  await buy(reader, ids.lantern);
  await signIn(page, reader.name);
  await page.goto(`/store/${ids.lantern}/fullscreen`);
  const whole = page.getByRole('button', { name: shop('play.wholeScreen') });
  await whole.click();
  await expect(whole).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => document.fullscreenElement?.querySelector('iframe') !== null)).toBe(true);
  await page.evaluate(() => document.exitFullscreen());
  await expect(whole, 'left by the browser’s own way').toHaveAttribute('aria-pressed', 'false');
});

test('nothing of an adult work is painted before the gate, nor sent by the server', async ({ page, request }) => {
  const answer = await (await request.get(`/store/${ids.adult}`)).text();
  expect(answer).not.toContain('Noir romance');
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      if (document.querySelector('main img, main video, [class*="introduction"]')) seen.push(document.title);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`/store/${ids.adult}`);
  const confirm = page.getByRole('button', { name: /18 歲.*18/ });
  await expect(confirm).toBeVisible();
  expect(await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)).toEqual([]);
  await confirm.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Velvet Hour' })).toBeVisible();
});

test('a discount shows its end and the earlier price, also to search engines', async ({ page }) => {
  await page.goto(`/store/${ids.reduced}`);
  const panel = page.getByRole('complementary', { name: shop('buy.label') });
  await expect(panel.getByText(/−20%/)).toBeVisible();
  await expect(panel.getByText(/ends /)).toBeVisible();
  await expect(panel.getByText(startingWith(shop('price.lowest', { price: '' })))).toBeVisible();
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}');
  expect(data.offers).toMatchObject({
    priceValidUntil: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    priceSpecification: { priceType: 'https://schema.org/StrikethroughPrice' },
  });
  expect(Number(data.offers.price)).toBeLessThan(Number(data.offers.priceSpecification.price));
});
