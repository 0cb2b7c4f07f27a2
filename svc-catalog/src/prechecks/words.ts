import type { StoreInfoDraft, StoreSubmitDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import type { AppRow } from '../apps/service.ts';
import { type Finding, warning } from './finding.ts';
import type { FieldText } from './links.ts';

const INFO = 'store_submit_info';
const PACK = 'store_submit_game_pack';
const WORDS = ['name', 'brief', 'introduction'] as const;
/** From here on a translation is told in its own words, but for names and the like. */
const TOLD_SHARE = 0.9;

/** All that readers will read of a submission, by field. */
export function textsOf({ [INFO]: info, [PACK]: pack }: StoreSubmitDraft): FieldText[] {
  const entries = info.list.flatMap((entry, index) => [
    ...WORDS.map((field) => ({ path: `${INFO}.list.${index}.${field}`, text: entry[field] })),
    { path: `${INFO}.list.${index}.labels`, text: entry.labels.join('\n') },
  ]);
  const rest = [
    { path: `${INFO}.author`, text: info.author },
    { path: `${INFO}.tag_keys`, text: info.tag_keys.join('\n') },
    { path: `${PACK}.description`, text: pack.description },
    // What was saved before packages had addresses has none.
    ...(pack.download_urls ?? []).map(({ type, url }) => ({ path: `${PACK}.download_urls.${type}`, text: url })),
  ];
  return [...entries, ...rest].filter(({ text }) => text !== '');
}

/**
 * Words that are missing: of a language whose page was begun, of a language that the work is told in but has no page, and of one
 * that the package says it is in while its story isn't, or only in part.
 */
export function checkWords(draft: StoreSubmitDraft, official: Pick<AppRow, 'languages' | 'translated'> | undefined): Finding[] {
  const { [INFO]: info, [PACK]: pack } = draft;
  const pages = new Set<string>(info.list.map(({ language }) => language));
  return [
    ...info.list.flatMap(blankWords),
    ...pack.languages.filter((language) => !pages.has(language)).map((language) => warning(`${INFO}.list`, 'words-page', { language })),
    ...pack.languages.flatMap((language) => (official ? storyIn(language, official) : [])),
  ];
}

function blankWords(entry: StoreInfoDraft, index: number): Finding[] {
  const blank = WORDS.filter((field) => entry[field].trim() === '');
  return blank.map((field) => warning(`${INFO}.list.${index}.${field}`, `words-${field}`, { language: entry.language }));
}

function storyIn(language: string, { languages, translated }: Pick<AppRow, 'languages' | 'translated'>): Finding[] {
  // A game says nothing of its languages.
  if (languages.length === 0) return [];
  if (!languages.includes(language)) return [warning(`${PACK}.languages`, 'story-missing', { language })];
  const share = translated[language] ?? 1;
  return share < TOLD_SHARE ? [warning(`${PACK}.languages`, 'story-part', { language, percent: Math.floor(share * 100) })] : [];
}
