import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { type Cast, drawn, gatherCast, type Sight } from './support/cast.ts';
import { englishReader } from './support/english.ts';
import { expect, test } from './support/meowtale.ts';
import { makerSights, publisherSights, sellerSights, staffSights } from './support/sights/makers.ts';
import { freshSights, guestSights, readerSights } from './support/sights/readers.ts';
import { failingSights } from './support/sights/unanswered.ts';
import { tongueOf } from './support/walker.ts';
import { shaped, startingWith } from './support/words.ts';

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };
/** The rules of access that see colours; a scheme changes nothing that the others look at. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];
/** Each window is judged by every rule, and each scheme of the wide one: the lobby is there only. */
const LOOKS = [
  { window: WIDE, colorScheme: 'light' },
  { window: WIDE, colorScheme: 'dark', rules: OF_COLOURS },
  { window: NARROW, colorScheme: 'dark' },
] as const;
const [FIRST_LOOK] = LOOKS;

/** What the browser itself says of a page that isn't there: its status is a real one. */
const ADDRESSED_IN_VAIN = /the server responded with a status of 404/;
/** And of a mail's link that was used. */
const LINK_USED = /the server responded with a status of 400 .*accounts:resetPassword/;

test.describe.configure({ mode: 'parallel' });

let cast: Cast | undefined;
test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  cast = await gatherCast(browser);
});

/** In the page: waits until it is drawn anew for a look, and answers whether it fits its window then. */
async function drawAnew(scheme: string): Promise<boolean> {
  const root = document.documentElement;
  const fits = () => (root.dataset.mantineColorScheme ?? scheme) === scheme && root.scrollWidth <= root.clientWidth;
  const nextFrame = () => new Promise(requestAnimationFrame);
  await nextFrame();
  for (const began = performance.now(); !fits() && performance.now() - began < 2000; ) await nextFrame();
  // Colours begin to glide in the frame that follows.
  await nextFrame();
  await nextFrame();
  const gliding = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(gliding.map(({ finished }) => finished));
  return fits();
}

/** What breaks a rule of access. A document that has axe already needs it no second time. */
async function violations(page: Page, { known, rules }: { known: boolean; rules?: readonly string[] }): Promise<string[]> {
  // With one document there is nothing to gather from frames, for which a page of its own is opened each time.
  const alone = page.frames().length === 1;
  const builder = alone && known ? new AxeBuilder({ page, axeSource: 'void 0' }) : new AxeBuilder({ page });
  const found = await builder
    .setLegacyMode(alone)
    .options({ resultTypes: ['violations'], ...(rules && { runOnly: [...rules] }) })
    .analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => `${id} at ${target.join(' ')}: ${[...any, ...all, ...none][0]?.message ?? ''}`),
  );
}

/** All that is wrong with a page in its state, in light and dark, in a wide window and a narrow one. */
async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const look of LOOKS) {
    const { window, colorScheme } = look;
    await page.setViewportSize(window);
    await page.emulateMedia({ colorScheme });
    if (!(await page.evaluate(drawAnew, colorScheme))) faults.push(`wider than ${window.width}`);
    const found = await violations(page, { known: look !== FIRST_LOOK, ...('rules' in look && { rules: look.rules }) });
    faults.push(...found.map((fault) => `${colorScheme} at ${window.width}, ${fault}`));
  }
  return faults;
}

/** Looks at every page in its state, and tells all that is wrong at once. */
async function lookAt(page: Page, sights: Sight[]): Promise<void> {
  const wrong: string[] = [];
  for (const { name, path, act } of sights) {
    await test.step(name, async () => {
      await page.setViewportSize(WIDE);
      await page.goto(path, { waitUntil: 'commit' });
      await drawn(page);
      await act?.(page);
      wrong.push(...(await faultsOf(page)).map((fault) => `${name}: ${fault}`));
    });
  }
  expect(wrong).toEqual([]);
}

type Viewer = 'guest' | 'fresh' | 'reader' | 'maker' | 'seller' | 'publisher' | 'staff';
const groups: [string, Viewer, (cast: Cast) => Sight[]][] = [
  // The longest first: two workers share them.
  ['a creator sees', 'maker', makerSights],
  ['a guest sees', 'guest', guestSights],
  ['a reader sees', 'reader', readerSights],
  ['somebody new sees, with everything empty', 'fresh', freshSights],
  ['somebody who sells sees', 'seller', sellerSights],
  ['a publisher sees', 'publisher', publisherSights],
  ['staff see', 'staff', staffSights],
];
const keeps = 'is open to everybody in light and dark, and fits its window';

/** The page of somebody of the cast; the cast isn't there yet when Playwright first asks. */
const seenBy = (who: Viewer) => ({
  contextOptions: { reducedMotion: 'reduce' as const },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are wanted
  storageState: async ({}, use: (state: Cast['fresh'] | undefined) => Promise<void>) => use(who === 'guest' ? undefined : cast?.[who]),
});

for (const [what, who, sights] of groups) {
  test.describe(() => {
    test.use(seenBy(who));
    test(`what ${what} ${keeps}`, async ({ page, watched }) => {
      test.setTimeout(240_000);
      watched.forgive(ADDRESSED_IN_VAIN);
      watched.forgive(LINK_USED);
      await lookAt(page, sights(cast as Cast));
    });
  });
}

const CHINESE = tongueOf('zh-TW');

for (const [what, who, sights] of groups) {
  test.describe(() => {
    test.use(seenBy(who));
    test(`in Chinese, what ${what} has no English sentence left`, async ({ page, watched }) => {
      test.setTimeout(240_000);
      watched.forgive(ADDRESSED_IN_VAIN);
      watched.forgive(LINK_USED);
      const stillEnglish = englishReader(CHINESE.language);
      const left: string[] = [];
      for (const path of new Set(sights(cast as Cast).map((sight) => sight.path))) {
        if (!path.startsWith('/')) continue;
        await test.step(path, async () => {
          await page.goto(CHINESE.at(path), { waitUntil: 'commit' });
          await drawn(page);
          left.push(...(await stillEnglish(page)));
        });
      }
      expect(left).toEqual([]);
    });
  });
}

test.describe(() => {
  test.use(seenBy('maker'));
  test(`what a person sees while nobody answers ${keeps}`, async ({ page, watched }) => {
    test.setTimeout(240_000);
    watched.forgive(/the server responded with a status of 503/);
    const extensions = { code: 'service/unavailable', status: 503, requestId: 'e2e' };
    await page.route('**/graphql', (route) => route.fulfill({ status: 503, json: { errors: [{ message: '', extensions }] } }));
    await lookAt(page, failingSights(cast as Cast));
  });
});

test.describe(() => {
  // In a page that moves: what a popup leaves of its opening must not hold its lists.
  test.use({ ...seenBy('reader'), contextOptions: { reducedMotion: 'no-preference' } });
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
  test.use(seenBy('reader'));
  test('all of a person’s header can be pressed on a desk of any width, also in long words', async ({ page }) => {
    for (const language of ['ru-RU', 'fr-FR'] as const) {
      const tongue = tongueOf(language);
      await page.goto(tongue.at('/store'));
      const header = page.getByRole('banner');
      const balances = tongue.shell('header.balances', { meowcent: '{{coins}}', silver: '{{silver}}' });
      await expect(header.getByRole('button', { name: shaped(balances) })).toBeVisible();
      for (const width of [1024, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        for (const place of ['library', 'cart']) {
          await expect(header.getByRole('link', { name: startingWith(tongue.shell(`header.${place}`)) })).toBeVisible();
        }
        await expect.poll(() => header.evaluate(faultsOfHeader), `${language} at ${width}`).toEqual([]);
      }
    }
  });
});
