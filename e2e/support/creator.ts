import { expect, type Locator, type Page } from '@playwright/test';
import type { Payload, Pictures } from './files.ts';
import { holding, startingWith, wordsOf } from './words.ts';

const say = wordsOf('mf-lobby');

/** A field of a form by its label, whatever stands after it. */
const field = (scope: Page | Locator, key: string) => scope.getByLabel(startingWith(say(key))).first();

async function drop(scope: Page | Locator, key: string, files: Payload | Payload[]): Promise<void> {
  await field(scope, key).setInputFiles(files);
}

async function choose(page: Page, key: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: startingWith(say(key)) }).click();
  await page.getByRole('option', { name: option }).first().click();
}

/** What was typed stands in the service. */
async function saved(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: say('save.saved').split('{')[0]?.trim() })).toBeVisible();
}

/** Makes an app with its logo, and brings the story or game into it. */
export async function makeApp(page: Page, name: string, content: Payload, logo: Payload): Promise<void> {
  await page.goto('/lobby');
  await page.getByRole('button', { name: say('apps.create') }).click();
  const form = page.getByRole('dialog', { name: say('setApp.create') });
  await field(form, 'apps.name').fill(name);
  await drop(form, 'setApp.logo', logo);
  await form.getByRole('button', { name: say('setApp.add') }).click();
  const upload = page.getByRole('dialog', { name: say('uploadPopup.title', { name }) });
  await drop(upload, 'uploadPopup.file', content);
  await expect(upload).toBeHidden({ timeout: 60_000 });
  await expect(page.getByRole('row', { name: holding(name) })).toContainText(say('apps.stateOf.ready'));
}

export interface ListingWords {
  language: RegExp;
  name: string;
  brief: string;
  introduction: string;
}

async function writeLanguage(page: Page, words: ListingWords, drawn: Pictures): Promise<void> {
  await choose(page, 'information.addLanguage', words.language);
  await field(page, 'information.name').fill(words.name);
  await field(page, 'information.brief').fill(words.brief);
  await field(page, 'information.introduction').fill(words.introduction);
  await drop(page, 'information.cover', drawn.cover);
  await drop(page, 'information.cover1to1', drawn.cover1to1);
  await drop(page, 'information.cover240x320', drawn.cover240x320);
  for (const [index, screenshot] of drawn.screenshots.entries()) {
    await page.locator('[id$="screenshots"]').first().setInputFiles(screenshot);
    await expect(page.getByRole('button', { name: say('information.removeScreenshot', { number: index + 1 }) })).toBeVisible();
  }
}

export interface NewListing {
  platform: 'meowtale' | 'meowtale-open';
  app: string;
  packName: string;
  words: ListingWords[];
  pictures: Pictures;
  /** Coins: the price for the United States, or the least reward. */
  coins: number;
}

async function openTab(page: Page, tab: 'information' | 'application' | 'price' | 'submit'): Promise<void> {
  await page
    .getByRole('navigation', { name: say('editor.tabs') })
    .getByRole('link', { name: say(`editor.tab.${tab}`) })
    .click();
}

/** Fills a new listing in, tab by tab, and hands it in. Answers its id. */
export async function submitListing(page: Page, listing: NewListing): Promise<string> {
  await page.goto('/lobby/stores');
  await page.getByRole('button', { name: say('stores.create') }).click();
  const popup = page.getByRole('dialog', { name: say('platformPopup.title') });
  await popup
    .getByRole('radio', { name: `${say(`platform.${listing.platform}.name`)} ${say(`platform.${listing.platform}.words`)}` })
    .check();
  await popup.getByRole('button', { name: say('platformPopup.create') }).click();
  await page.waitForURL(/\/set-store\/[0-9a-f-]{36}/);
  const id = /set-store\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';

  for (const words of listing.words) await writeLanguage(page, words, listing.pictures);
  await choose(page, 'information.category', say('category.normal-age'));
  await page.getByRole('radio', { name: say('serial.completed') }).check();
  await page.getByRole('checkbox', { name: say('system.web') }).check();
  await choose(page, 'information.defaultLanguage', /English/);

  await openTab(page, 'application');
  await page.getByRole('radio', { name: startingWith(say('game.types.1')) }).check();
  await choose(page, 'game.official_app_uuid', listing.app);
  await field(page, 'game.name').fill(listing.packName);

  await openTab(page, 'price');
  if (listing.platform === 'meowtale') {
    await field(page, 'price.coins').fill(String(listing.coins));
    await page.getByRole('button', { name: say('price.add') }).click();
  } else {
    await field(page, 'price.rewardMinimum').fill(String(listing.coins));
    await field(page, 'price.rewardMinimum').blur();
  }
  await saved(page);
  await handIn(page);
  return id;
}

/** From the editor: reads the terms, accepts them, and submits. */
export async function handIn(page: Page): Promise<void> {
  await openTab(page, 'submit');
  await page.getByRole('button', { name: say('submit.act') }).click();
  const terms = page.getByRole('dialog', { name: say('terms.title') });
  await terms.getByRole('checkbox', { name: say('terms.accept') }).check();
  await terms.getByRole('button', { name: say('terms.submit') }).click();
  await expect(page.getByText(say('submit.done'))).toBeVisible();
}

export async function release(page: Page, id: string): Promise<void> {
  await page.goto(`/set-store/${id}/submit`);
  await page.getByRole('button', { name: say('release.act') }).click();
  await expect(page.getByText(say('release.done'))).toBeVisible();
}

/** Staff take a submission from the queue by its listing's name, and pass or refuse it. */
export async function review(page: Page, name: string, refusal?: { type: string; memo: string }): Promise<void> {
  await page.goto('/lobby/review');
  await page
    .getByRole('link', { name: say('review.openNamed', { name }) })
    .first()
    .click();
  await page.getByRole('button', { name: say('review.take') }).click();
  if (!refusal) {
    await page.getByRole('button', { name: say('review.pass') }).click();
    await expect(page.getByText(say('review.done.pass'))).toBeVisible();
    return;
  }
  await page.getByRole('button', { name: say('review.refuse') }).click();
  await page.getByRole('button', { name: say('review.refuse') }).click();
  await expect(page.getByText(say('invalid.empty')).first()).toBeVisible();
  await choose(page, 'review.why', refusal.type);
  await field(page, 'review.memo').fill(refusal.memo);
  await page.getByRole('button', { name: say('review.refuse') }).click();
  await expect(page.getByText(say('review.done.refuse'))).toBeVisible();
}

export { say as lobbyWords };
