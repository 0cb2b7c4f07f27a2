import type { Locale } from '@meowtale/contracts';
import { DRAMA_TEXT } from '@meowtale/contracts/inputs/drama/drama';
import { fieldKey, type Patch, type Pieces } from '../drama-editor/pieces.ts';
import { setSetting, settingIn } from '../story-edits/part-edits.ts';
import { byLanguage, type DramaText, textsIn } from './drama-text.ts';

const DRAMA_TEXTS = ['title', 'label', 'brief', 'prompt', 'default_prompt_prefix', 'default_prompt_suffix'] as const;

/** Returns the texts of the setting tab: the drama’s own, the logline and the glossary. */
export function settingTexts(pieces: Pieces, source: Locale): DramaText[] {
  const fields = DRAMA_TEXTS.map((field) => {
    const text = String(pieces[fieldKey(field)] ?? '');
    const write = (_: Pieces, next: string) => ({ [fieldKey(field)]: next });
    return textsIn(
      fieldKey(field),
      'setting',
      null,
      source,
    )(`drama.${field}`, { text, max: DRAMA_TEXT[field], required: field === 'title', write });
  });
  const make = textsIn('setting', 'setting', null, source);
  const { logline, glossary } = settingIn(pieces);
  const idea = make('setting.logline', { text: logline, max: 500, write: (now, next) => setSetting(now, { logline: next }) });
  const rows = glossary.flatMap(({ term, words }, index) => [
    make('glossary.term', {
      text: term,
      max: TERM_MAX,
      number: index + 1,
      write: (now, next) => setTerm(now, index, (row) => ({ ...row, term: next })),
    }),
    ...byLanguage(words, source).map(([language, text]) =>
      make('glossary.term', {
        text,
        max: TERM_MAX,
        number: index + 1,
        language,
        write: (now, next) => setTerm(now, index, (row) => ({ ...row, words: { ...row.words, [language]: next } })),
      }),
    ),
  ]);
  return [...fields, idea, ...rows];
}

const TERM_MAX = 80;
type Term = ReturnType<typeof settingIn>['glossary'][number];
const setTerm = (pieces: Pieces, at: number, change: (row: Term) => Term): Patch =>
  setSetting(pieces, { glossary: settingIn(pieces).glossary.map((row, index) => (index === at ? change(row) : row)) });
