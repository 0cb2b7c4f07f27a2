import { delayResponses, expectStill } from './support/layout-shift.ts';
import { expect, signIn, test } from './support/meowtale.ts';
import { recordLayoutShifts } from './support/page-state.ts';
import { buy, newPerson, storeIdOf } from './support/people.ts';
import { storyIn } from './support/reader.ts';
import { ENGLISH, localeTextsOf, visitorAt } from './support/visitor.ts';

test.setTimeout(180_000);

// Nothing on a page moves by itself: not when what it asked for comes, nor when letters and pictures do.

const { shop } = ENGLISH;
const SCREENS = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } };

for (const [screen, viewport] of Object.entries(SCREENS)) {
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport });

    test('a signed-in person’s own pages load without layout shift', async ({ page }) => {
      const person = await newPerson(`Still ${screen}`, { coins: 1000 });
      const [lantern, tide] = [await storeIdOf(person, 'The Lantern Keeper'), await storeIdOf(person, 'Letters to the Tide')];
      const order = await buy(person, lantern);
      await person.ask('mutation Wish($id: ID!) { addWishlist(store_id: $id) { uuid } }', { id: tide });
      await signIn(page, person.name);
      // A place in a story brings the row of those that are continued.
      await page.goto(`/store/${lantern}/fullscreen`);
      await storyIn(visitorAt(page)).choices.first().click();
      await expect(page.getByText(shop('play.save.saved'), { exact: true })).toBeVisible();
      const pending = await delayResponses(page, { leastMs: 300, stepMs: 200 });
      await recordLayoutShifts(page);
      const pages: [path: string, there: () => Promise<void>][] = [
        ['/my-game', () => expect(page.getByRole('region', { name: shop('continue.title') })).toBeVisible()],
        ['/account-log', () => expect(page.getByRole('row')).toHaveCount(3)],
        [`/receipt/${order}`, () => expect(page.getByRole('article', { name: shop('receipt.title') })).toBeVisible()],
        ['/cart', () => expect(page.getByText(shop('cart.emptyTitle'))).toBeVisible()],
        ['/notices', () => expect(page.getByRole('heading', { level: 1 })).toBeVisible()],
        [`/store/${tide}`, () => expect(page.getByRole('heading', { level: 1, name: 'Letters to the Tide' })).toBeVisible()],
      ];
      for (const [path, there] of pages) {
        await page.goto(path);
        await there();
        await expect.poll(pending).toBe(0);
        await expectStill(page, path);
      }
    });

    test('saving a place shifts nothing in the player', async ({ page }) => {
      const person = await newPerson(`Reader on a ${screen}`, { coins: 1000 });
      const lantern = await storeIdOf(person, 'The Lantern Keeper');
      await buy(person, lantern);
      await signIn(page, person.name);
      await recordLayoutShifts(page);
      await page.goto(`/store/${lantern}/fullscreen`);
      const frame = page.locator('iframe');
      await expect(storyIn(visitorAt(page)).choices.first()).toBeVisible();
      const before = await frame.boundingBox();
      await storyIn(visitorAt(page)).choices.first().click();
      await expect(page.getByText(shop('play.save.saved'), { exact: true })).toBeVisible();
      expect(await frame.boundingBox()).toEqual(before);
      await expectStill(page, 'the player');
    });
  });
}

test.describe('in Japanese on a phone', () => {
  test.use({ viewport: SCREENS.phone });
  test('the home page has no layout shift when its fonts load', async ({ page }) => {
    await recordLayoutShifts(page);
    await page.goto('/ja-JP/');
    await expect(page.getByRole('heading', { level: 1, name: localeTextsOf('ja-JP').shop('home.title') })).toBeVisible();
    await expectStill(page, '/ja-JP/');
  });

  test('nothing of the home is visible while the page waits for its fonts', async ({ page }) => {
    // On every machine: one that draws all letters alike has none of them.
    await page.addInitScript(() => {
      CanvasRenderingContext2D.prototype.getImageData = () => ({ data: [0] }) as unknown as ImageData;
    });
    const scripts = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto('/ja-JP/', { waitUntil: 'commit' });
    const visible = await page.waitForFunction(() => {
      const { body, documentElement } = document;
      if (documentElement.dataset.letters !== 'coming' || !document.querySelector('#answers')) return null;
      return [...body.querySelectorAll('*')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => `${element.localName}.${element.className}`);
    });
    expect(await visible.jsonValue()).toEqual([]);
    scripts.resolve();
    await expect(page.getByRole('heading', { level: 1, name: localeTextsOf('ja-JP').shop('home.title') })).toBeVisible();
  });
});
