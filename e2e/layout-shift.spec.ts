import { startPieceProxy } from './support/documents-in-pieces.ts';
import { delayResponses, expectStill, expectStillLoads } from './support/layout-shift.ts';
import { expect, signIn, test } from './support/meowtale.ts';
import { createPageFixtures, NARROW, type PageFixtures, WIDE } from './support/page-fixtures.ts';
import { recordLayoutShifts, waitForHydration } from './support/page-state.ts';
import { EXPECTED_TO_FAIL, seenBy } from './support/page-states/seen-by.ts';
import { VIEWERS } from './support/page-states/viewers.ts';
import { buy, demoPerson, newPerson, storeIdOf } from './support/people.ts';
import { storyIn } from './support/reader.ts';
import { ENGLISH, localeTextsOf, visitorAt } from './support/visitor.ts';

test.setTimeout(180_000);

// Nothing on a page moves by itself: not when what it asked for comes, nor when letters and pictures do.

const { shop } = ENGLISH;
const SCREENS = { phone: NARROW, desktop: WIDE };

test.describe('with delayed responses', () => {
  let fixtures: PageFixtures | undefined;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    fixtures = await createPageFixtures();
  });

  for (const [what, who, states] of VIEWERS) {
    test.describe(() => {
      test.use(seenBy(who, () => fixtures));
      test(`what ${what} loads without layout shift, also on a phone`, async ({ page, watched }) => {
        test.setTimeout(900_000);
        for (const complaint of EXPECTED_TO_FAIL) watched.forgive(complaint);
        await expectStillLoads(page, states(fixtures as PageFixtures));
      });
    });
  }
});

for (const [screen, viewport] of Object.entries(SCREENS)) {
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport });

    test('a library with a story to continue loads without layout shift', async ({ page }) => {
      const person = await newPerson(`Still ${screen}`, { coins: 1000 });
      const lantern = await storeIdOf(person, 'The Lantern Keeper');
      await buy(person, lantern);
      await signIn(page, person.name);
      await page.goto(`/store/${lantern}/fullscreen`);
      await storyIn(visitorAt(page)).choices.first().click();
      await expect(page.getByText(shop('play.save.saved'), { exact: true })).toBeVisible();
      const pending = await delayResponses(page, { leastMs: 300, stepMs: 200 });
      await recordLayoutShifts(page);
      await page.goto('/my-game');
      await expect(page.getByRole('region', { name: shop('continue.title') })).toBeVisible();
      await expect.poll(pending).toBe(0);
      await expectStill(page, '/my-game');
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

for (const [screen, viewport] of Object.entries(SCREENS)) {
  for (const path of ['/', '/store', 'a work’s page']) {
    test(`${path} has no layout shift when its document comes in pieces, ${screen}`, async ({ browser, watched: _ }) => {
      const pieces = await startPieceProxy(40);
      const context = await browser.newContext({ viewport, proxy: { server: pieces.server } });
      const page = await context.newPage();
      await recordLayoutShifts(page);
      await page.goto(path.startsWith('/') ? path : `/store/${await storeIdOf(await demoPerson('player'), 'The Lantern Keeper')}`);
      await waitForHydration(page);
      await expectStill(page, path);
      await context.close();
      pieces.close();
    });
  }
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
