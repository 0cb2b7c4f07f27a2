import { delayResponses, expectStill } from './support/layout-shift.ts';
import { expect, signIn, test } from './support/meowtale.ts';
import { recordLayoutShifts } from './support/page-state.ts';
import { buy, demoPerson, newPerson, storeIdOf } from './support/people.ts';
import { ENGLISH } from './support/visitor.ts';

test.setTimeout(180_000);

test('a reader comments, wishes and follows; the creator posts an update; a guest reads all of it', async ({ page, browser }) => {
  const reader = await newPerson('Night Reader', { coins: 500 });
  const [owned, wanted] = [await storeIdOf(reader, 'The Lantern Keeper'), await storeIdOf(reader, 'Letters to the Tide')];
  await buy(reader, owned);
  const mark = reader.name.slice(-9);
  const mutation =
    'mutation Tell($id: ID!, $words: String!) { addStoreUpdateLog(store_id: $id, content: $words, note: "Nobody’s") { uuid } }';
  await (await demoPerson('creator')).ask(mutation, { id: owned, words: `A kinder fog ${mark}` });

  await signIn(page, reader.name);
  await page.goto(`/store/${owned}`);
  await page.getByRole('textbox', { name: 'Your comment' }).fill(`The cat knew ${mark}`);
  await page.getByRole('button', { name: 'Post comment', exact: true }).click();
  const comment = page.getByRole('listitem').filter({ hasText: `The cat knew ${mark}` });
  await expect(comment).toContainText('Owns this story');
  await comment.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Your comment' }).last().fill(`The cat always knew ${mark}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: `The cat always knew ${mark}` })).toContainText('edited');

  await page.getByRole('button', { name: 'Follow Lamplight Press' }).click();
  await expect(page.getByRole('button', { name: 'Following Lamplight Press. Unfollow' })).toBeVisible();
  await expect(page.getByText(/^[\d,]+ followers?$/)).toBeVisible();

  await page.goto(`/store/${wanted}`);
  await page.getByRole('button', { name: 'Wishlist' }).click();
  await expect(page.getByRole('button', { name: 'Wishlist' })).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/my-game');
  const wishes = page.getByRole('region', { name: 'Wishlist' });
  await wishes.getByRole('button', { name: 'Remove Letters to the Tide from your wishlist' }).click();
  await expect(wishes.getByText(/Your wishlist is empty/)).toBeVisible();

  const guest = await (await browser.newContext({ javaScriptEnabled: false, baseURL: new URL(page.url()).origin })).newPage();
  await expect(async () => {
    await guest.goto(`/store/${owned}`);
    await expect(guest.getByText(`The cat always knew ${mark}`)).toBeVisible({ timeout: 5000 });
  }).toPass();
  await expect(guest.getByText(`A kinder fog ${mark}`)).toBeVisible();
  // A tag that no other work has.
  await expect(async () => {
    await guest.goto('/store?sale=1&tag=memory');
    await expect(guest.getByText('−20%').first(), 'a discount runs').toBeVisible({ timeout: 5000 });
  }).toPass();
  await expect(guest.getByText(/ · ends /).first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a buyer’s library, account log and receipt stand still while they load', async ({ page }) => {
    const { shop } = ENGLISH;
    const name = 'The Lantern Keeper';
    const buyer = await newPerson('Still Buyer', { coins: 1000 });
    const order = await buy(buyer, await storeIdOf(buyer, name));
    await signIn(page, buyer.name);
    const pending = await delayResponses(page, { leastMs: 100, stepMs: 100 });
    await recordLayoutShifts(page);
    const places: [path: string, there: () => Promise<void>][] = [
      ['/my-game', () => expect(page.getByRole('link', { name: shop('library.playNamed', { name }) })).toBeVisible()],
      ['/account-log', () => expect(page.getByRole('row')).toHaveCount(3)],
      [`/receipt/${order}`, () => expect(page.getByRole('article', { name: shop('receipt.title') })).toBeVisible()],
    ];
    for (const [path, there] of places) {
      await page.goto(path);
      await there();
      await expect.poll(pending).toBe(0);
      await expectStill(page, path);
    }
  });
});
