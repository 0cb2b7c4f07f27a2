import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { LOCALES } from '@meowtale/contracts/locales';
import { flattenWords, withoutPlural } from './dev/problems.ts';
import { workspacesIn } from './jest.ts';
import { repositoryRoot } from './paths.ts';
import { readWords } from './slice.ts';

const keys = (translations: ReadonlyMap<string, string>) => [...new Set([...translations.keys()].map(withoutPlural))].sort();
const placeholders = (text: string) => (text.match(/\{\{\s*\w+/g) ?? []).sort();

const workspaces = [...workspacesIn(repositoryRoot), ...workspacesIn(repositoryRoot, 'packages')];
const folders = workspaces
  .flatMap((workspace) => [
    `${workspace}/locales`,
    `${workspace}/locales/public`,
    `${workspace}/locales/faults`,
    `${workspace}/player/locales`,
    `${workspace}/src/topups/sandbox/locales`,
    `${workspace}/src/people/mails/locales`,
  ])
  .filter((folder) => existsSync(join(repositoryRoot, folder)));
const written = await Promise.all(
  folders.map(async (folder) => {
    const byLocale = [...(await readWords(folder))].map(([locale, translations]) => [locale, new Map(flattenWords(translations))] as const);
    return { folder, byLocale: new Map(byLocale) };
  }),
);

test('the shell, every remote and web-kit have translations', () => {
  expect(folders).toEqual(
    expect.arrayContaining([
      'shell/locales',
      'shell/locales/public',
      'shell/locales/faults',
      'mf-store/locales',
      'mf-lobby/locales',
      'mf-drama-editor/locales',
      'mf-website-builder/locales',
      'packages/web-kit/locales',
      'packages/notices/locales',
      'packages/profile/locales',
      'svc-catalog/player/locales',
      'svc-wallet/src/topups/sandbox/locales',
      'svc-catalog/src/people/mails/locales',
    ]),
  );
});

/** What is the same word in English and in another language, or no word at all: names, file types, signs, each alone or with its number. */
const SAME_EVERYWHERE =
  /^(?:[^\p{L}]*|\W*(?:\{\{.*?\}\}\W*)*)$|^(?:Meowtale(?: Open)?|R18|BL|GL|Android|Windows|Mac|iOS|Web|UTC|Spine|ink|Email|Name|App|Apps|Status|Bonus|Silver|Text|Version|Website|Link|OK|Total|Download|Lobby|Drama|Blog|Site|Details?|Format|Logo|Platform|No|Actions|Agent|Minutes|Dramas|Prompt|Offline|Tags|Error|Code|Plan|Marketing|Cookies|ID|System|Action|Promotion|Name\.|Codex|Narration|Situation|Article|Page|Trait|Type|Notifications|Variables?|Tablet|URL|UUIDs?|Layout|Logline|Date|Messages?|Conditions|Description|Modules?|Screenshots?|Roles|Person|Links|Information|General|Passage|Model|Builds|Agents)(?: \{\{\w+\}\})?$/u;

/** Labels on a key of the keyboard: in most countries they are English. */
const PRINTED_ON_KEYS = /^shortcuts\.key\./;

describe.each(written)('$folder', ({ byLocale }) => {
  test('has its texts in all thirteen languages', () => {
    expect([...byLocale.keys()]).toEqual([...LOCALES]);
  });

  const english = byLocale.get('en-US') ?? new Map<string, string>();
  test.each([...byLocale.keys()])('has in %s the same keys as in en-US, and the same placeholders', (locale) => {
    const translations = byLocale.get(locale) ?? new Map<string, string>();
    expect(keys(translations)).toEqual(keys(english));
    // Where the form for 1 is also used for 21, it has the number, as English has for more than 1.
    const oneOfMany = new Intl.PluralRules(locale).select(21) === 'one';
    const sameInEnglish = (key: string) =>
      english.get(oneOfMany ? key.replace(/_one$/, '_other') : key) ?? english.get(`${withoutPlural(key)}_other`) ?? '';
    // One expectation for all texts, because one for each takes longer than everything else here.
    expect([...translations].filter(([, text]) => text.trim() === '')).toEqual([]);
    const placeholdersByKey = [...translations].map(([key, text]) => [key, placeholders(text).join()]);
    expect(Object.fromEntries(placeholdersByKey)).toEqual(
      Object.fromEntries([...translations.keys()].map((key) => [key, placeholders(sameInEnglish(key)).join()])),
    );
  });
  test.each([...byLocale.keys()])('has in %s exactly the plural forms of the language', (locale) => {
    const translations = byLocale.get(locale) ?? new Map<string, string>();
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted();
    const counted = [...new Set([...translations.keys()].filter((key) => withoutPlural(key) !== key).map(withoutPlural))];
    const found = counted.map((key) => [key, forms.filter((form) => translations.has(`${key}_${form}`))]);
    expect(found).toEqual(counted.map((key) => [key, forms]));
  });
  test.each([...byLocale.keys()].filter((locale) => locale !== 'en-US'))('has no English sentence left in %s', (locale) => {
    const translations = byLocale.get(locale) ?? new Map<string, string>();
    const left = [...translations].filter(
      ([key, text]) => english.get(key) === text && !SAME_EVERYWHERE.test(text) && !PRINTED_ON_KEYS.test(key),
    );
    expect(left).toEqual([]);
  });
});

/** English that people who know other stores didn't recognize, with what is written instead. */
const REPLACED: readonly [not: RegExp, but: string][] = [
  [/how far it is/i, 'Development status'],
  [/nothing was found/i, 'No problems found'],
  [/everything is there/i, 'Ready to submit'],
  [/what is played/i, 'Package type'],
  [/^something else\.?$/i, 'Other content'],
  [/it is over|was never there/i, 'This promotion has ended or doesn’t exist.'],
  [/\bhold still\b/i, 'Pause'],
  [/you read them in|there are no words in/i, 'Not available in {{wanted}}; showing {{shown}}.'],
  [/read the terms and submit/i, 'Submit for review'],
  [/\bit was refused/i, 'Changes requested, or Rejected'],
];
/** The last of several reasons to choose from, where other stores write the same. */
const LAST_REASON = /\breason\.other$/;

test('the interface’s English has none of the phrases that were replaced', () => {
  const texts = written.flatMap(({ folder, byLocale }) =>
    [...(byLocale.get('en-US') ?? [])]
      .filter(([key]) => !LAST_REASON.test(key))
      .map(([key, text]) => ({ place: `${folder} ${key}`, text })),
  );
  const found = REPLACED.flatMap(([not, but]) =>
    texts.filter(({ text }) => not.test(text)).map(({ place, text }) => `${place}: “${text}”; instead: “${but}”`),
  );
  expect(found).toEqual([]);
});
