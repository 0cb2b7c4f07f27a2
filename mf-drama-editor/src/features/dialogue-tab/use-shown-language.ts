import type { Locale } from '@meowtale/contracts';
import { useState } from 'react';
import { useEditor } from '../drama-editor/editor-context.tsx';
import { settingIn } from '../story-edits/part-edits.ts';

export interface ShownLanguage {
  /** The language in which the story is written. */
  source: Locale;
  /** The language of the translation beside it; the same as `source` without any. */
  language: Locale;
  languages: readonly Locale[];
  show(language: Locale): void;
}

/** Holds which translation is shown beside the original. */
export function useShownLanguage(): ShownLanguage {
  const { language: source, languages } = useEditor((state) => settingIn(state.draft));
  const [wanted, show] = useState<Locale>(source);
  return { source, languages, language: languages.includes(wanted) ? wanted : source, show };
}
