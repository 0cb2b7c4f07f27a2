import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOCALE, type Locale } from '@meowtale/contracts/locales';

type Words = { [key: string]: string | Words };
type Params = Record<string, string | number>;

/** Returns the text of a key with filled placeholders. */
export type Say = (key: string, params?: Params) => string;

const root = join(import.meta.dirname, '../..');

/** Folders of locale files, by workspace. */
const PLACES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mf-')),
    'packages/web-kit',
    'packages/notices',
    'packages/profile',
    'svc-catalog/player',
    'svc-catalog/src/people/mails',
    'svc-wallet/src/topups/sandbox',
  ].map((place) => [place, join(root, place, 'locales')]),
);

const readWords = (folder: string, language: Locale) => JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')) as Words;

/** Returns a workspace's texts in a language, with plural forms by `count`. */
export function wordsOf(place: string, language: Locale = DEFAULT_LOCALE): Say {
  const messages = readWords(PLACES[place] ?? '', language);
  const find = (key: string) =>
    key.split('.').reduce<string | Words | undefined>((at, step) => (typeof at === 'object' ? at[step] : undefined), messages);
  return (key, params = {}) => {
    const form = typeof params.count === 'number' ? `${key}_${new Intl.PluralRules(language).select(params.count)}` : key;
    const found = find(form) ?? find(key);
    if (typeof found !== 'string') throw new Error(`${place} has no words for ${key} in ${language}`);
    return found.replaceAll(/\{\{(\w+)(?:, number)?\}\}/g, (_, name: string) => String(params[name] ?? ''));
  };
}

function flatten(messages: Words, at = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${at}${key}`, value] as [string, string]] : flatten(value, `${at}${key}.`),
  );
}

/** Returns all texts of the product in a language, by workspace and key. */
export function allSentences(language: Locale): Map<string, string> {
  const folders = Object.values(PLACES).flatMap((folder) => [folder, join(folder, 'public')].filter((one) => existsSync(one)));
  return new Map(folders.flatMap((folder) => flatten(readWords(folder, language)).map(([key, text]) => [`${folder} ${key}`, text])));
}

export const literal = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Matches texts that begin with this text. */
export const startingWith = (text: string): RegExp => new RegExp(`^${literal(text)}`);

/** Matches texts that contain this text. */
export const holding = (text: string): RegExp => new RegExp(literal(text));

/** Matches a text with anything in its placeholders. */
export const shaped = (text: string): RegExp =>
  new RegExp(
    `^${text
      .split(/\{\{\w+\}\}/)
      .map(literal)
      .join('.*')}$`,
  );
