import type { Page } from '@playwright/test';
import {
  addByMenu,
  addFirst,
  expectSaved,
  nameEnding,
  openParagraph,
  openTab,
  outlineOf,
  showTranslation,
  TRANSLATED_INTO,
  type TwoLanguages,
  type WrittenParagraph,
  writeLine,
  writeParagraph,
} from './support/drama-keys.ts';
import { pressAt, reach, typeAt } from './support/keyboard.ts';
import { expect, signIn, test } from './support/meowtale.ts';
import { buy, demoPerson, newPerson } from './support/people.ts';
import { chooseAndKeep, storyIn } from './support/reader.ts';
import { giveLogo, putOnSale, submitPrice, submitWhole } from './support/submission.ts';
import { localeTextsOf, type Visitor, visitorAt } from './support/visitor.ts';
import { startingWith, wordsOf } from './support/words.ts';

const say = wordsOf('mf-drama-editor');
const TITLE = 'The Lamp on the Pier';

const LIGHT: TwoLanguages = ['Light the lamp', 'Die Lampe anzünden'];
const WAIT: TwoLanguages = ['Wait in the dark', 'Im Dunkeln warten'];
const BOARD: TwoLanguages = ['Step aboard', 'An Bord gehen'];
const LEAVE: TwoLanguages = ['Walk home', 'Nach Hause gehen'];
const ACROSS: TwoLanguages = ['Across', 'Am anderen Ufer'];
const ASHORE: TwoLanguages = ['Ashore', 'An Land'];
const CHANGED: TwoLanguages = ['A bow with a red lantern comes out of the fog.', 'Ein Bug mit roter Laterne kommt aus dem Nebel.'];

/** A story of two acts, whose last paragraph is a dead end: its ending isn't marked. */
const STORY: readonly WrittenParagraph[] = [
  {
    title: 'Dusk',
    lines: [
      { words: ['The lamp on the pier is cold.', 'Die Lampe am Pier ist kalt.'] },
      { words: ['Is anybody there?', 'Ist da jemand?'], speaker: 'Mira' },
    ],
    choices: [{ words: LIGHT, lamp: 'sets' }, { words: WAIT }],
  },
  {
    title: 'The ferry',
    lines: [{ words: ['A bow comes out of the fog.', 'Ein Bug kommt aus dem Nebel.'] }],
    choices: [
      { words: BOARD, to: 'Aboard', lamp: 'asks' },
      { words: LEAVE, to: 'Home' },
    ],
  },
  { title: 'Aboard', lines: [{ words: ['The ferry is warm.', 'Die Fähre ist warm.'] }], ending: ACROSS },
  { title: 'Home', lines: [{ words: ['The door is open.', 'Die Tür steht offen.'] }] },
];
const [DUSK, FERRY, ABOARD, HOME] = STORY.map(({ title }) => title) as [string, string, string, string];

/** Ends the story at its dead end, by the fix beside the paragraph's mark in the map. */
async function mendFromMark(page: Page): Promise<void> {
  const marked = `${say('problem.title', { count: 1 })}: ${HOME}`;
  await pressAt(page, page.getByRole('button', { name: marked, exact: true }));
  const problems = page.getByRole('dialog', { name: marked, exact: true });
  await pressAt(page, problems.getByRole('button', { name: say('mend.add-ending', { title: HOME }) }));
}

async function playOut(page: Page): Promise<void> {
  const report = page.getByRole('region', { name: say('playthrough.title') });
  const done = report.getByRole('status').filter({ hasText: startingWith('Played 1,000 times') });
  const isCurrent = done.filter({ hasNotText: say('playthrough.stale') });
  await pressAt(page, report.getByRole('button', { name: say('playthrough.start', { runs: '1,000' }) }));
  await expect(isCurrent).toBeVisible();
}

/** Makes the drama's app, or its next version, and waits until it can be played. */
async function makeApp(page: Page, version: number) {
  await expectSaved(page);
  await pressAt(page, page.getByRole('button', { name: say('make.open'), exact: true }));
  const dialog = page.getByRole('dialog', { name: say('make.title') });
  await pressAt(page, dialog.getByRole('button', { name: say('make.submit'), exact: true }));
  await expect(dialog.getByText(say('make.done', { name: TITLE, version }))).toBeVisible({ timeout: 60_000 });
  return dialog;
}

const choiceOf = (reader: Visitor, text: string) => storyIn(reader).frame.getByRole('button', { name: text });
const endingOf = (reader: Visitor) => storyIn(reader).frame.getByRole('region', { name: reader.texts.player('theEnd'), exact: true });

/** Opens the story in the reader's language. */
const openStory = ({ page, texts }: Visitor, store: string) => page.goto(texts.at(`/store/${store}/fullscreen`));

/** Expects an ending by its name, and the number found of the story's two. */
async function expectEnding(reader: Visitor, name: string, found: number): Promise<void> {
  const ending = endingOf(reader);
  await expect(ending.getByText(name, { exact: true }).first()).toBeVisible();
  await expect(ending.getByText(reader.texts.player('endings', { count: 2, found, total: 2 }), { exact: true })).toBeVisible();
}

const restart = (reader: Visitor) =>
  endingOf(reader)
    .getByRole('button', { name: reader.texts.player('restart') })
    .click();

test('a drama written by keyboard alone is tested, mended and sold, and its reader continues after an update', async ({
  page,
  browser,
}) => {
  test.setTimeout(360_000);
  const [maker, staff] = [await newPerson('hand-writer', { creator: true }), await demoPerson('staff')];
  const player = await newPerson('hand-reader', { coins: 500 });
  const reader = visitorAt(await (await browser.newContext({ locale: 'en-US' })).newPage());
  const german: Visitor = { ...reader, texts: localeTextsOf('de-DE') };
  let [drama, store] = ['', ''];

  await test.step('its writer makes a drama in two languages, with a variable and a character', async () => {
    await signIn(page, maker.name);
    await page.goto('/lobby/drama');
    await pressAt(page, page.getByRole('button', { name: say('list.create') }).first());
    const popup = page.getByRole('dialog', { name: say('create.title') });
    await expect(popup.getByLabel(startingWith(say('drama.title')))).toBeFocused();
    await page.keyboard.type(TITLE);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/set-drama\/[0-9a-f-]{36}$/);
    drama = /set-drama\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
    await pressAt(page, page.getByRole('checkbox', { name: TRANSLATED_INTO }), 'Space');
    await pressAt(page, page.getByRole('button', { name: say('variable.add') }));
    await typeAt(page, page.getByRole('textbox', { name: say('variable.name', { number: 1 }) }), 'lamp_is_lit');
    await openTab(page, 'character');
    await pressAt(page, page.getByRole('button', { name: say('character.add') }));
    await expect(page.getByRole('textbox', { name: startingWith(say('character.name')) }).first()).toBeFocused();
    await page.keyboard.type('Mira');
    await typeAt(page, page.getByRole('textbox', { name: say('character.nameIn', { language: TRANSLATED_INTO }) }), 'Mira');
  });

  await test.step('writes two acts', async () => {
    await openTab(page, 'drama');
    await addFirst(page, DUSK);
    const sequence = outlineOf(page).getByRole('button', {
      name: say('outline.menu', { title: say('outline.sequence', { number: 1 }) }),
    });
    // The second act's: sequences are numbered within their act.
    await addByMenu(page, sequence.nth(1), 'addParagraph', FERRY);
    const after = (title: string) => outlineOf(page).getByRole('button', { name: say('outline.menu', { title }) });
    await addByMenu(page, after(FERRY), 'addAfter', HOME);
    await addByMenu(page, after(FERRY), 'addAfter', ABOARD);
    await openTab(page, 'dialog');
    await showTranslation(page);
    for (const paragraph of STORY) await writeParagraph(page, paragraph);
    await expectSaved(page);
  });

  await test.step('finds its dead end by playing it a thousand times, and mends it', async () => {
    await openTab(page, 'drama');
    const stops = say('problem.dead-end', { title: HOME });
    await playOut(page);
    const report = page.getByRole('region', { name: say('playthrough.title') });
    const dead = report.getByRole('listitem').filter({ hasText: stops });
    await expect(dead).toHaveCount(1);
    await pressAt(page, dead.getByRole('button', { name: HOME }));
    await expect(outlineOf(page).getByRole('button', { name: HOME, exact: true })).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('region', { name: say('problem.title', { count: 1 }) }).getByText(stops)).toBeVisible();
    await mendFromMark(page);
    await expect(page.getByText(say('problem.none'))).toBeVisible();
    await playOut(page);
    await expect(report.getByText(stops)).toHaveCount(0);
    await openTab(page, 'dialog');
    await showTranslation(page);
    await openParagraph(page, HOME);
    await nameEnding(page, ASHORE);
  });

  await test.step('makes an app and a listing of it', async () => {
    const dialog = await makeApp(page, 1);
    await pressAt(page, dialog.getByRole('button', { name: say('make.listing') }));
    const where = page.getByRole('dialog', { name: say('make.platform') });
    await reach(page, where.getByRole('radio').first());
    await page.keyboard.press('Space');
    await expect(where.getByRole('radio').first()).toBeChecked();
    await pressAt(page, where.getByRole('button').last());
    await page.waitForURL(/\/set-store\/[0-9a-f-]{36}\/information/);
    store = /set-store\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
    const { findApp } = await maker.ask<{ findApp: { list: { uuid: string }[] } }>('{ findApp { list { uuid } } }');
    const app = findApp.list[0]?.uuid ?? '';
    await giveLogo(maker, app);
    await putOnSale(maker, staff, await submitWhole(maker, store, { app, name: TITLE }));
  });

  await test.step('a player buys it, and plays it to one ending in English and to the other in German', async () => {
    await buy(player, store);
    await signIn(reader.page, player.name);
    await openStory(reader, store);
    await expect(storyIn(reader).frame.getByText('Is anybody there?')).toBeVisible();
    await chooseAndKeep(reader, choiceOf(reader, LIGHT[0]));
    await choiceOf(reader, BOARD[0]).click();
    await expectEnding(reader, ACROSS[0], 1);
    await openStory(german, store);
    await expectEnding(german, ACROSS[1], 1);
    await restart(german);
    await choiceOf(german, WAIT[1]).click();
    await expect(choiceOf(german, LEAVE[1])).toBeVisible();
    await expect(choiceOf(german, BOARD[1]), 'the lamp isn’t lit').toHaveCount(0);
    await choiceOf(german, LEAVE[1]).click();
    await expectEnding(german, ASHORE[1], 2);
  });

  await test.step('leaves in the middle, and continues there after an update', async () => {
    await restart(german);
    await chooseAndKeep(german, choiceOf(german, LIGHT[1]));
    const where = await storyIn(german).pageNumber.textContent();
    await german.page.goto(german.texts.at(`/store/${store}`));
    await page.goto(`/set-drama/${drama}/dialog`);
    await showTranslation(page);
    await openParagraph(page, FERRY);
    await writeLine(page, 1, CHANGED);
    await makeApp(page, 2);
    await putOnSale(maker, staff, await submitPrice(maker, store, { list: [{ country: 'us', meowcent: 599 }] }));
    await openStory(german, store);
    const { frame, pageNumber } = storyIn(german);
    await expect(frame.getByText(german.texts.player('recovered.replayed'))).toBeVisible();
    await expect(pageNumber).toHaveText(where ?? '');
    await expect(frame.getByText(CHANGED[1])).toBeVisible();
    await choiceOf(german, BOARD[1]).click();
    await expectEnding(german, ACROSS[1], 2);
  });
});
