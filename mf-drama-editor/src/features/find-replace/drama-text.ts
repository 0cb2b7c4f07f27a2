import type { Locale } from '@meowtale/contracts';
import type { StoryWords } from '@meowtale/contracts/inputs/drama/story-words';
import type { Patch, Pieces } from '../drama-editor/pieces.ts';
import type { Tab } from '../drama-editor/tab-path.ts';

/** A text of the drama that a person can edit, with the edit that replaces it. */
export interface DramaText {
  /** Unique in the drama. */
  key: string;
  /** The key of the piece that contains it. */
  piece: string;
  tab: Tab;
  /** The tab's selection that shows it; null for the setting tab. */
  at: string | null;
  /** The locale key of its field's label. */
  label: string;
  /** Its number among the piece's lines or choices, from 1; null for other fields. */
  number: number | null;
  language: Locale;
  text: string;
  /** The longest text, in code points. */
  max: number;
  required: boolean;
  write(pieces: Pieces, text: string): Patch;
}

type Given = Partial<Pick<DramaText, 'number' | 'language' | 'required'>> & Pick<DramaText, 'text' | 'max' | 'write'>;

/** Returns the function that makes the texts of one piece. */
export const textsIn =
  (piece: string, tab: Tab, at: string | null, source: Locale) =>
  (label: string, given: Given): DramaText => {
    const { number = null, language = source, required = false } = given;
    return { ...given, key: [piece, at, label, number, language].join(' '), piece, tab, at, label, number, language, required };
  };

export type TextMaker = ReturnType<typeof textsIn>;

/** Returns the texts by language, the original first. */
export const byLanguage = (words: StoryWords, source: Locale): [Locale, string][] => [
  ...(source in words ? [[source, words[source] ?? ''] as [Locale, string]] : []),
  ...(Object.entries(words) as [Locale, string][]).filter(([language]) => language !== source),
];
