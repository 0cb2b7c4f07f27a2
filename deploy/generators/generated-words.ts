import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Tree = { [key: string]: string | Tree };

const STARTERS = JSON.parse(readFileSync(join(import.meta.dirname, 'words.json'), 'utf8')) as Record<
  string,
  { feature: Record<string, string>; invalid: Record<string, string> }
>;
const OF_A_LIST = ['title', 'subtitle', 'name', 'add', 'addedAt', 'loading', 'failed', 'emptyTitle', 'emptyText'];

/** The languages of the starter words. */
export const LANGUAGES: readonly string[] = Object.keys(STARTERS);

/** Returns a feature's starter words in a language: those of a list with a form, or those of an empty page. */
export function featureWords(language: string, title: string, hasList: boolean): Record<string, string> {
  const { feature = {} } = STARTERS[language] ?? {};
  const words = { ...feature, title: (feature.title ?? '').replace('{{title}}', title) };
  if (!hasList) return { title: words.title, emptyTitle: feature.emptyTitle ?? '', emptyText: feature.emptyPage ?? '' };
  return Object.fromEntries(Object.entries(words).filter(([key]) => OF_A_LIST.includes(key)));
}

/** Adds a feature's words to a language file; messages of fields that the file has already stay. */
export function wordsWith(before: Tree, language: string, feature: { key: string; title: string; hasList: boolean }): Tree {
  const invalid = { ...STARTERS[language]?.invalid, ...(before.invalid as Tree | undefined) };
  return {
    ...before,
    [feature.key]: featureWords(language, feature.title, feature.hasList),
    ...(feature.hasList && { invalid }),
  };
}

export const asJson = (tree: unknown): string => `${JSON.stringify(tree, null, 2)}\n`;
