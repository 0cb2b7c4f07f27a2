import { expect, type Locator, type Page } from '@playwright/test';
import { chooseAt, pressAt, typeAt } from './keyboard.ts';
import { wordsOf } from './words.ts';

const say = wordsOf('mf-drama-editor');

/** The language into which the dramas below are translated. */
export const TRANSLATED_INTO = 'Deutsch';

/** A text in English and in German. */
export type TwoLanguages = readonly [english: string, german: string];

interface WrittenLine {
  words: TwoLanguages;
  speaker?: string;
}

interface WrittenChoice {
  words: TwoLanguages;
  /** Title of the paragraph to which it leads; the next one without it. */
  to?: string;
  /** What it does with the drama's only variable: sets it to yes, or asks whether it is. */
  lamp?: 'sets' | 'asks';
}

export interface WrittenParagraph {
  title: string;
  lines: readonly WrittenLine[];
  choices?: readonly WrittenChoice[];
  ending?: TwoLanguages;
}

export const outlineOf = (page: Page): Locator => page.getByRole('navigation', { name: say('outline.title') });
const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const combobox = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const inGerman = (label: string) => `${label}, ${TRANSLATED_INTO}`;

export const expectSaved = (page: Page): Promise<void> => expect(page.getByRole('status').filter({ hasText: 'Saved at' })).toBeVisible();

/** Opens a tab of the drama editor by its link, and waits for its view. */
export async function openTab(page: Page, tab: 'setting' | 'drama' | 'dialog' | 'character'): Promise<void> {
  const link = page.getByRole('link', { name: say(`tab.${tab}`), exact: true });
  await pressAt(page, link);
  await expect(link).toHaveAttribute('aria-current', 'page');
}

/** Writes the title of a paragraph that was just added, which has the cursor. */
async function nameAdded(page: Page, title: string): Promise<void> {
  await expect(textbox(page, say('node.title'))).toBeFocused();
  await page.keyboard.type(title);
  await expect(outlineOf(page).getByRole('button', { name: title, exact: true })).toHaveAttribute('aria-current', 'true');
}

/** Adds the first paragraph of a story. */
export async function addFirst(page: Page, title: string): Promise<void> {
  await pressAt(page, button(page, say('graph.addFirst')));
  await nameAdded(page, title);
}

/** Adds a paragraph by the menu of a part of the outline: to a sequence, or after a paragraph. */
export async function addByMenu(page: Page, menu: Locator, entry: 'addParagraph' | 'addAfter', title: string): Promise<void> {
  await pressAt(page, menu);
  await expect(page.getByRole('menuitem', { name: say(`outline.${entry}`), exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await nameAdded(page, title);
}

/** Opens a paragraph of the Dialogue tab. */
export async function openParagraph(page: Page, title: string): Promise<void> {
  const item = outlineOf(page).getByRole('button', { name: title, exact: true });
  await pressAt(page, item);
  await expect(item).toHaveAttribute('aria-current', 'true');
}

/** Writes a line in both languages. */
export async function writeLine(page: Page, number: number, [english, german]: TwoLanguages): Promise<void> {
  await typeAt(page, textbox(page, say('dialogue.line', { number })), english);
  await typeAt(page, textbox(page, say('dialogue.lineIn', { number, language: TRANSLATED_INTO })), german);
}

/** Writes an ending's name in both languages. */
export async function nameEnding(page: Page, [english, german]: TwoLanguages): Promise<void> {
  await typeAt(page, textbox(page, say('choice.ending')), english);
  await typeAt(page, textbox(page, inGerman(say('choice.ending'))), german);
}

async function writeChoice(page: Page, number: number, { words, to, lamp }: WrittenChoice): Promise<void> {
  const label = say('choice.text', { number });
  await pressAt(page, button(page, say('choice.add')));
  await expect(textbox(page, label)).toBeFocused();
  await page.keyboard.type(words[0]);
  await typeAt(page, textbox(page, inGerman(label)), words[1]);
  if (to !== undefined) await chooseAt(page, combobox(page, say('choice.to', { number })), to);
  if (lamp === undefined) return;
  const more = button(page, say('choice.more', { number }));
  await pressAt(page, more);
  await pressAt(page, button(page, say(lamp === 'sets' ? 'logic.addEffect' : 'logic.addTest')));
  await chooseAt(page, combobox(page, say('logic.value')), say('logic.true'));
  await pressAt(page, more);
}

/** Writes an empty paragraph in both languages, which the Dialogue tab shows side by side. */
export async function writeParagraph(page: Page, { title, lines, choices = [], ending }: WrittenParagraph): Promise<void> {
  await openParagraph(page, title);
  await pressAt(page, button(page, say('dialogue.addLine')));
  for (const [index, { words }] of lines.entries()) {
    if (index > 0) await page.keyboard.press('Enter');
    await expect(textbox(page, say('dialogue.line', { number: index + 1 }))).toBeFocused();
    await page.keyboard.type(words[0]);
  }
  for (const [index, { words, speaker }] of lines.entries()) {
    const number = index + 1;
    if (speaker !== undefined) await chooseAt(page, combobox(page, say('dialogue.speaker', { number })), speaker);
    await typeAt(page, textbox(page, say('dialogue.lineIn', { number, language: TRANSLATED_INTO })), words[1]);
  }
  for (const [index, choice] of choices.entries()) await writeChoice(page, index + 1, choice);
  if (ending === undefined) return;
  await pressAt(page, page.getByRole('switch', { name: say('choice.ends') }), 'Space');
  await nameEnding(page, ending);
}

/** Shows the translation beside the original in the Dialogue tab. */
export const showTranslation = (page: Page): Promise<void> => chooseAt(page, combobox(page, say('dialogue.beside')), TRANSLATED_INTO);
