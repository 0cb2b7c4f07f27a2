import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { type Cast, drawn, gatherCast, type Sight } from './support/cast.ts';
import { expect, test } from './support/meowtale.ts';
import { failingSights, freshSights, guestSights, makerSights, readerSights, staffSights } from './support/sights.ts';

const NARROW = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };
/** What the browser itself says of a page that isn't there: its status is a real one. */
const ADDRESSED_IN_VAIN = /the server responded with a status of 404/;

let cast: Cast | undefined;
test.beforeAll(async ({ browser }) => {
  cast = await gatherCast(browser);
});

const fits = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth;

/** Whether a page fits its window, once it has drawn itself anew for it. */
const fitsIts = (page: Page): Promise<boolean> =>
  page.waitForFunction(fits, undefined, { timeout: 2000 }).then(
    () => true,
    () => false,
  );

async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // With one document there is nothing to gather from frames, for which a page of its own is opened each time.
  const builder = new AxeBuilder({ page }).setLegacyMode(page.frames().length === 1);
  const found = (await (rules ? builder.withRules(rules) : builder).analyze()).violations;
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => `${id} at ${target.join(' ')}: ${[...any, ...all, ...none][0]?.message ?? ''}`),
  );
}

/** All that is wrong with a page as it stands: in light every rule of access, in dark those that the look decides. */
async function faultsOf(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const faults = await violations(page);
  if (!(await fitsIts(page))) faults.push('wider than 1440');
  await page.emulateMedia({ colorScheme: 'dark' });
  faults.push(...(await violations(page, ['color-contrast', 'link-in-text-block'])).map((fault) => `in dark, ${fault}`));
  await page.setViewportSize(NARROW);
  if (!(await fitsIts(page))) faults.push('wider than 390');
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

type Viewer = 'guest' | 'fresh' | 'reader' | 'maker' | 'staff';
const groups: [string, Viewer, (cast: Cast) => Sight[]][] = [
  ['a guest sees', 'guest', guestSights],
  ['somebody new sees, with everything empty', 'fresh', freshSights],
  ['a reader sees', 'reader', readerSights],
  ['a creator sees', 'maker', makerSights],
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
      test.setTimeout(150_000);
      watched.forgive(ADDRESSED_IN_VAIN);
      await lookAt(page, sights(cast as Cast));
    });
  });
}

test.describe(() => {
  test.use(seenBy('maker'));
  test(`what a person sees while nobody answers ${keeps}`, async ({ page, watched }) => {
    test.setTimeout(150_000);
    watched.forgive(/the server responded with a status of 503/);
    const extensions = { code: 'service/unavailable', status: 503, requestId: 'e2e' };
    await page.route('**/graphql', (route) => route.fulfill({ status: 503, json: { errors: [{ message: '', extensions }] } }));
    await lookAt(page, failingSights(cast as Cast));
  });
});
