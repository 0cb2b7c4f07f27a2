import type { Page } from '@playwright/test';
import { expect, signIn, test } from './support/meowtale.ts';
import { demoPerson, newPerson, storeIdOf } from './support/people.ts';
import { storyIn } from './support/reader.ts';
import { ENGLISH, toastOf, visitorAt } from './support/visitor.ts';

test.setTimeout(180_000);

const { shop, player } = ENGLISH;
const NAME = 'The Clockwork Menagerie';

let work: string;
test.beforeAll(async () => {
  work = await storeIdOf(await demoPerson('player'), NAME);
});

/** The places that this browser has for a guest. */
const guestPlaces = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('meowtale.save.')).length);

/** The number of choices in each of those places. */
const guestChoices = (page: Page) =>
  page.evaluate(() => {
    const saved = Object.entries(localStorage).filter(([key]) => key.startsWith('meowtale.save.'));
    return saved.map(([, text]) => (JSON.parse(JSON.parse(text).data) as { trail: unknown[] }).trail.length);
  });

const endOf = (page: Page) => storyIn(visitorAt(page)).frame.getByRole('heading', { name: player('openingEnds') });

/** Reads an opening on by the first choice until it ends. */
async function readToTheEnd(page: Page): Promise<void> {
  const { choices, pageNumber } = storyIn(visitorAt(page));
  for (let turn = 0; turn < 60; turn += 1) {
    await expect(endOf(page).or(choices.first())).toBeVisible();
    if (await endOf(page).isVisible()) return;
    const before = (await pageNumber.textContent()) ?? '';
    await choices.first().click();
    await expect(pageNumber).not.toHaveText(before);
  }
  throw new Error('60 choices and no end');
}

test('the end of an opening shows what the whole work has, and it is bought and played there', async ({ page }) => {
  const person = await newPerson('Opening Reader', { coins: 2000 });
  await signIn(page, person.name);
  await page.goto(`/store/${work}/fullscreen`);
  await readToTheEnd(page);
  const { frame } = storyIn(visitorAt(page));
  await expect(frame.getByText('1 of 1')).toHaveCount(0);
  const whole = page.getByRole('region', { name: shop('play.wholeHas') });
  await expect(whole.getByText(shop('detail.languages'))).toBeVisible();
  await whole.getByRole('button', { name: shop('buy.now') }).click();
  await page
    .getByRole('dialog', { name: shop('bill.title') })
    .getByRole('button', { name: shop('bill.confirm') })
    .click();
  await expect(toastOf(visitorAt(page), shop('bill.paid', { count: 1 }))).toBeVisible();
  await expect(whole).toBeHidden();
  await expect(page.locator('iframe')).not.toHaveAttribute('src', /part=opening/);
  await expect(storyIn(visitorAt(page)).choices.first()).toBeVisible();
});

test('a guest’s place is carried over at sign-in once, and the next person starts from the beginning', async ({ page, browser }) => {
  const [first, second] = [await newPerson('Was A Guest', {}), await newPerson('Next At The Desk', {})];
  await page.goto(`/store/${work}/fullscreen`);
  const story = storyIn(visitorAt(page));
  await story.choices.first().click();
  await expect(story.pageNumber).toHaveText(player('page', { page: 2 }));
  // The first page may be saved already.
  await expect.poll(() => guestChoices(page)).toEqual([1]);

  await signIn(page, first.name);
  await page.goto(`/store/${work}/fullscreen`);
  await expect(story.pageNumber).toHaveText(player('page', { page: 2 }));
  await expect.poll(() => guestPlaces(page)).toBe(0);
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, first.name);
  await elsewhere.goto(`/store/${work}/fullscreen`);
  await expect(storyIn(visitorAt(elsewhere)).pageNumber).toHaveText(player('page', { page: 2 }));

  await signIn(page, second.name);
  await page.goto(`/store/${work}/fullscreen`);
  await expect(story.pageNumber).toHaveText(player('page', { page: 1 }));
});
