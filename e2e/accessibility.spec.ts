import type { Locator } from '@playwright/test';
import { checkPages } from './support/check-pages.ts';
import { expect, test } from './support/meowtale.ts';
import { createPageFixtures, type PageFixtures } from './support/page-fixtures.ts';
import { EXPECTED_TO_FAIL, seenBy } from './support/page-states/seen-by.ts';
import { isAtLength, VIEWERS } from './support/page-states/viewers.ts';
import { localeTextsOf } from './support/visitor.ts';
import { shaped, startingWith } from './support/words.ts';

test.describe.configure({ mode: 'parallel' });

let fixtures: PageFixtures | undefined;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  fixtures = await createPageFixtures();
});

const keeps = 'is open to everybody, and fits its window';

for (const [what, who, states] of VIEWERS.filter(([what]) => !isAtLength(what))) {
  test.describe(() => {
    test.use(seenBy(who, () => fixtures));
    test(`what ${what} ${keeps}`, async ({ page, watched }) => {
      test.setTimeout(900_000);
      for (const complaint of EXPECTED_TO_FAIL) watched.forgive(complaint);
      await checkPages(page, states(fixtures as PageFixtures));
    });
  });
}

test.describe(() => {
  // In a page that moves: what a popup leaves of its opening must not hold its lists.
  test.use({ ...seenBy('reader', () => fixtures), contextOptions: { reducedMotion: 'no-preference' } });
  test('a list that opens in a popup is cut off by nothing', async ({ page }) => {
    await page.goto('/store');
    await page.getByRole('button', { name: /Add credit$/ }).click();
    const popup = page.getByRole('dialog', { name: 'Add credit' });
    await popup.getByRole('combobox', { name: 'Currency' }).click();
    const list = popup.getByRole('listbox', { name: 'Currency' });
    const bottomOf = async (part: Locator) => {
      const box = await part.boundingBox();
      return box ? box.y + box.height : Number.NaN;
    };
    const seenWhole = () =>
      list.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const corners = [left + 1, right - 1].flatMap((x) => [top + 1, bottom - 1].map((y) => document.elementFromPoint(x, y)));
        return corners.every((found) => element.contains(found));
      });
    await expect.poll(seenWhole).toBe(true);
    expect(await bottomOf(list), 'it is longer than the popup').toBeGreaterThan(await bottomOf(popup));
  });
});

/** In the page: pairs of what can be pressed in the header that lie on each other, and what is covered or outside of the window. */
function faultsOfHeader(header: HTMLElement): string[] {
  const parts = [...header.querySelectorAll('a, button, input')]
    .filter((part) => part.checkVisibility())
    .map((part) => ({
      part,
      name: part.getAttribute('aria-label') || part.textContent || part.tagName,
      box: part.getBoundingClientRect(),
    }));
  return parts.flatMap(({ part, name, box }, index) => {
    const { left, right, top, bottom } = box;
    const onOthers = parts
      .slice(index + 1)
      .filter(({ box: other }) => left < other.right && other.left < right && top < other.bottom && other.top < bottom);
    const pressed = part.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    const outside = left < 0 || right > document.documentElement.clientWidth;
    return [
      ...onOthers.map((other) => `${name} lies on ${other.name}`),
      ...(pressed ? [] : [`${name} is covered`]),
      ...(outside ? [`${name} is outside`] : []),
    ];
  });
}

test.describe(() => {
  test.use(seenBy('reader', () => fixtures));
  test('all of a signed-in person’s header can be clicked on a desktop of any width, also with long words', async ({ page }) => {
    for (const language of ['ru-RU', 'fr-FR'] as const) {
      const texts = localeTextsOf(language);
      await page.goto(texts.at('/store'));
      const header = page.getByRole('banner');
      const balances = texts.shell('header.balances', { meowcent: '{{coins}}', silver: '{{silver}}' });
      await expect(header.getByRole('button', { name: shaped(balances) })).toBeVisible();
      for (const width of [1024, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        for (const place of ['library', 'cart']) {
          await expect(header.getByRole('link', { name: startingWith(texts.shell(`header.${place}`)) })).toBeVisible();
        }
        await expect.poll(() => header.evaluate(faultsOfHeader), `${language} at ${width}`).toEqual([]);
      }
    }
  });
});
