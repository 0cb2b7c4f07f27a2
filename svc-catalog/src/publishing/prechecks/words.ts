import type { StoreInfoDraft, StoreSubmitDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import type { AppRow } from '../../library/apps/service.ts';
import { type Finding, warning } from './finding.ts';
import type { FieldText } from './links.ts';

const INFO = 'store_submit_info';
const PACK = 'store_submit_game_pack';
const WORDS = ['name', 'brief', 'introduction'] as const;
/** From this share on a translation counts as complete, because names and the like stay the same. */
const TOLD_SHARE = 0.9;

/** Returns all texts of a submission that readers see, by field. */
export function textsOf({ [INFO]: info, [PACK]: pack }: StoreSubmitDraft): FieldText[] {
  const entries = info.list.flatMap((entry, index) => [
    ...WORDS.map((field) => ({ path: `${INFO}.list.${index}.${field}`, text: entry[field] })),
    { path: `${INFO}.list.${index}.labels`, text: entry.labels.join('\n') },
  ]);
  const rest = [
    { path: `${INFO}.author`, text: info.author },
    { path: `${INFO}.tag_keys`, text: info.tag_keys.join('\n') },
    { path: `${PACK}.description`, text: pack.description },
    // Drafts older than external addresses have none.
    ...(pack.download_urls ?? []).map(({ type, url }) => ({ path: `${PACK}.download_urls.${type}`, text: url })),
  ];
  return [...entries, ...rest].filter(({ text }) => text !== '');
}

/**
 * Returns missing texts: of a language with a page, of a language that the story has without a page, and of one that the package names
 * while the story lacks it, or has only a part.
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
  // A game has no known languages.
  if (languages.length === 0) return [];
  if (!languages.includes(language)) return [warning(`${PACK}.languages`, 'story-missing', { language })];
  const share = translated[language] ?? 1;
  return share < TOLD_SHARE ? [warning(`${PACK}.languages`, 'story-part', { language, percent: Math.floor(share * 100) })] : [];
}
