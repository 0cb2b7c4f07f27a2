import type { StoreSubmitDraft } from '@meowtale/contracts/inputs/catalog/store-submit';

const LIST = 'store_submit_info.list.';

/** Converts a comment's path, which has a language, into the form's, which has an index; undefined once that language was removed. */
export function indexedPath({ store_submit_info: { list } }: StoreSubmitDraft, path: string): string | undefined {
  if (!path.startsWith(LIST)) return path;
  const [language, field] = path.slice(LIST.length).split('.');
  const index = list.findIndex((entry) => entry.language === language);
  return index < 0 ? undefined : `${LIST}${index}.${field}`;
}
