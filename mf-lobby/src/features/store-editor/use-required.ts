import { needsOf, type StoreInfoDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import { useEditor } from './editor-context.tsx';

/** Returns whether a language's entry must have this before the listing can be submitted. */
export const useRequired = ({ language }: StoreInfoDraft, field: keyof StoreInfoDraft): boolean =>
  useEditor(({ draft }) => needsOf(language, draft.store_submit_info.default_lang).includes(field));
