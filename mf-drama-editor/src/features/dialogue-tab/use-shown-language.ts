import type { Locale } from '@meowtale/contracts';
import { useState } from 'react';
import { useEditor } from '../drama-editor/editor-context.tsx';
import { settingIn } from '../story-edits/part-edits.ts';

export interface ShownLanguage {
  /** What the story is written in. */
  source: Locale;
  /** Beside it, what it is translated into; the same as `source` while nothing is. */
  language: Locale;
  languages: readonly Locale[];
  show(language: Locale): void;
}

/** Which translation stands beside the story's own words. */
export function useShownLanguage(): ShownLanguage {
  const { language: source, languages } = useEditor((state) => settingIn(state.draft));
  const [wanted, show] = useState<Locale>(source);
  return { source, languages, language: languages.includes(wanted) ? wanted : source, show };
}
