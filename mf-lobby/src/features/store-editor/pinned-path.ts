import type { StoreSubmitDraft } from '@meowtale/contracts/inputs/catalog/store-submit';

const LIST = 'store_submit_info.list.';

/** A comment's path, which names a language, as the form's, which names its place in the list; undefined once that language is gone. */
export function indexedPath({ store_submit_info: { list } }: StoreSubmitDraft, path: string): string | undefined {
  if (!path.startsWith(LIST)) return path;
  const [language, field] = path.slice(LIST.length).split('.');
  const index = list.findIndex((entry) => entry.language === language);
  return index < 0 ? undefined : `${LIST}${index}.${field}`;
}
