import { DEFAULT_LOCALE, type Locale } from '@meowtale/contracts/locales';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Payload, Pictures } from './files.ts';
import { toastOf, type Visitor } from './visitor.ts';
import { holding, shaped, startingWith } from './words.ts';

/** Returns a form field by the beginning of its label. */
const field = (scope: Page | Locator, label: string) => scope.getByLabel(startingWith(label)).first();

async function choose(page: Page, list: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: startingWith(list) }).click();
  await page.getByRole('option', { name: option }).first().click();
}

/** Waits until the form is saved. */
export async function saved({ page, texts }: Visitor): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: shaped(texts.kit('save.saved', { time: '{{time}}' })) })).toBeVisible();
}

/** Adds an app with its logo, and uploads its story or game. */
export async function makeApp(visitor: Visitor, name: string, content: Payload, logo: Payload): Promise<void> {
  const { page, texts, look } = visitor;
  const say = texts.lobby;
  await page.goto(texts.at('/lobby'));
  await page.getByRole('button', { name: say('apps.create') }).click();
  const form = page.getByRole('dialog', { name: say('setApp.create') });
  await field(form, say('apps.name')).fill(name);
  await field(form, say('setApp.logo')).setInputFiles(logo);
  await look();
  await form.getByRole('button', { name: say('setApp.add') }).click();
  const upload = page.getByRole('dialog', { name: say('uploadPopup.title', { name }) });
  await expect(upload).toBeVisible();
  await look();
  await field(upload, say('uploadPopup.file')).setInputFiles(content);
  await expect(upload).toBeHidden({ timeout: 60_000 });
  await expect(page.getByRole('row', { name: holding(name) })).toContainText(say('apps.stateOf.ready'));
  await look();
}

export interface ListingWords {
  language: Locale;
  name: string;
  brief: string;
  introduction: string;
}

/** Returns a language's name in the interface's lists. */
function languageName({ texts }: Visitor, language: Locale): string {
  const called = language === 'zh-TW' ? 'zh-Hant' : new Intl.Locale(language).language;
  return new Intl.DisplayNames([texts.language], { type: 'language' }).of(called) ?? language;
}

async function writeLanguage(visitor: Visitor, listingTexts: ListingWords, images: Pictures): Promise<void> {
  const { page, texts, look } = visitor;
  const say = texts.lobby;
  await choose(page, say('information.addLanguage'), languageName(visitor, listingTexts.language));
  await field(page, say('information.name')).fill(listingTexts.name);
  await field(page, say('information.brief')).fill(listingTexts.brief);
  await field(page, say('information.introduction')).fill(listingTexts.introduction);
  await field(page, say('information.cover')).setInputFiles(images.cover);
  await field(page, say('information.cover1to1')).setInputFiles(images.cover1to1);
  await field(page, say('information.cover240x320')).setInputFiles(images.cover240x320);
  for (const [index, screenshot] of images.screenshots.entries()) {
    await page.locator('[id$="screenshots"]').first().setInputFiles(screenshot);
    await expect(page.getByRole('button', { name: say('information.removeScreenshot', { number: index + 1 }) })).toBeVisible();
  }
  await look();
}

export interface NewListing {
  platform: 'meowtale' | 'meowtale-open';
  app: string;
  packName: string;
  words: ListingWords[];
  /** English unless given. */
  defaultLanguage?: Locale;
  pictures: Pictures;
  /** Coins: the price for the United States, or the minimum reward. */
  coins: number;
}

async function openTab({ page, texts }: Visitor, tab: 'information' | 'application' | 'price' | 'submit'): Promise<void> {
  await page
    .getByRole('navigation', { name: texts.lobby('editor.tabs') })
    .getByRole('link', { name: texts.lobby(`editor.tab.${tab}`), exact: true })
    .click();
}

async function choosePlatform({ page, texts, look }: Visitor, platform: NewListing['platform']): Promise<string> {
  const say = texts.lobby;
  await page.goto(texts.at('/lobby/stores'));
  await page.getByRole('button', { name: say('stores.create') }).click();
  const popup = page.getByRole('dialog', { name: say('newListing.title') });
  await popup.getByRole('radio', { name: `${say(`platform.${platform}.name`)} ${say(`platform.${platform}.words`)}` }).check();
  await look();
  await popup.getByRole('button', { name: say('newListing.create') }).click();
  await page.waitForURL(/\/set-store\/[0-9a-f-]{36}/);
  return /set-store\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
}

/** Opens a field's app selector and chooses the app with this name. */
async function chooseApp({ page, texts, look }: Visitor, label: string, app: string): Promise<void> {
  const say = texts.lobby;
  await page.getByRole('button', { name: startingWith(`${label} ${say('game.chooseApp')}`) }).click();
  const popup = page.getByRole('dialog', { name: label });
  await popup.getByRole('radio', { name: startingWith(app) }).check();
  await look();
  await popup.getByRole('button', { name: say('appSelector.confirm') }).click();
  await expect(popup).toBeHidden();
}

/** Fills in a new listing, tab by tab, and submits it. Returns its id. */
export async function submitListing(visitor: Visitor, listing: NewListing): Promise<string> {
  const { page, texts, look } = visitor;
  const say = texts.lobby;
  const id = await choosePlatform(visitor, listing.platform);

  for (const text of listing.words) await writeLanguage(visitor, text, listing.pictures);
  await choose(page, say('information.category'), say('category.normal-age'));
  await page.getByRole('radio', { name: say('serial.completed') }).check();
  await page.getByRole('checkbox', { name: say('system.web') }).check();
  await choose(page, say('information.defaultLanguage'), languageName(visitor, listing.defaultLanguage ?? DEFAULT_LOCALE));

  await openTab(visitor, 'application');
  await page.getByRole('radio', { name: startingWith(say('game.types.1')) }).check();
  await chooseApp(visitor, say('game.official_app_uuid'), listing.app);
  await field(page, say('game.name')).fill(listing.packName);
  await look();

  await openTab(visitor, 'price');
  if (listing.platform === 'meowtale') {
    await field(page, say('price.coins')).fill(String(listing.coins));
    await page.getByRole('button', { name: say('price.add') }).click();
  } else {
    await field(page, say('price.rewardMinimum')).fill(String(listing.coins));
    await field(page, say('price.rewardMinimum')).blur();
  }
  await saved(visitor);
  await look();
  await handIn(visitor);
  return id;
}

/** Submits from the editor once the prechecks pass, and accepts the terms if necessary. */
export async function handIn(visitor: Visitor): Promise<void> {
  const { page, texts, look } = visitor;
  const say = texts.lobby;
  await openTab(visitor, 'submit');
  await expect(page.getByText(say('check.none'))).toBeVisible();
  const submit = page.getByRole('button', { name: say('submit.act') });
  await expect(submit).toBeEnabled();
  await look();
  // The button to read the terms exists only once they are accepted.
  const accepted = await page.getByRole('button', { name: say('submit.readTerms') }).isVisible();
  await submit.click();
  if (!accepted) {
    const terms = page.getByRole('dialog', { name: say('terms.title') });
    await terms.getByRole('checkbox', { name: say('terms.accept') }).check();
    await look();
    await terms.getByRole('button', { name: say('terms.submit') }).click();
  }
  await expect(toastOf(visitor, say('submit.done'))).toBeVisible();
  await look();
}

export async function release(visitor: Visitor, id: string): Promise<void> {
  const { page, texts, look } = visitor;
  const say = texts.lobby;
  await page.goto(texts.at(`/set-store/${id}/submit`));
  const act = page.getByRole('button', { name: say('release.act') });
  await expect(act).toBeVisible();
  await look();
  await act.click();
  await expect(toastOf(visitor, say('release.done'))).toBeVisible();
  await look();
}

/** Finds a submission by its listing's name in the review queue, over all its pages. */
export async function findInQueue({ page, texts }: Visitor, name: string): Promise<Locator> {
  const open = page.getByRole('link', { name: texts.lobby('review.openNamed', { name }) }).first();
  const next = page.getByRole('link', { name: texts.kit('pager.next') });
  for (let number = 1; ; number += 1) {
    await page.goto(texts.at(number === 1 ? '/lobby/staff' : `/lobby/staff?page=${number}`));
    // The last page has no next one.
    await expect(open.or(next).first()).toBeVisible();
    if (await open.isVisible()) return open;
  }
}

/** Takes a submission from the queue as staff, and approves or rejects it. */
export async function review(visitor: Visitor, name: string, refusal?: { type: string; memo: string }): Promise<void> {
  const { page, texts, look } = visitor;
  const say = texts.lobby;
  const open = await findInQueue(visitor, name);
  await look();
  await open.click();
  await page.getByRole('button', { name: say('review.take') }).click();
  if (!refusal) {
    const pass = page.getByRole('button', { name: say('review.pass'), exact: true });
    await expect(pass).toBeVisible();
    await look();
    await pass.click();
    await expect(toastOf(visitor, say('review.done.pass'))).toBeVisible();
    return;
  }
  await page.getByRole('button', { name: say('review.refuse') }).click();
  await page.getByRole('button', { name: say('review.refuse') }).click();
  await expect(page.getByText(say('invalid.empty')).first()).toBeVisible();
  await choose(page, say('review.why'), refusal.type);
  await field(page, say('review.memo')).fill(refusal.memo);
  await page.getByRole('button', { name: say('review.refuse') }).click();
  await expect(toastOf(visitor, say('review.done.refuse'))).toBeVisible();
}
