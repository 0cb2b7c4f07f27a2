import type { StoryWords } from '@meowtale/contracts/inputs/drama/story-words';
import { sourceMark } from '@meowtale/story/model';
import type { Patch, Pieces } from '../drama-editor/pieces.ts';
import { setParagraph } from './paragraph-edits.ts';
import { setPart } from './part-edits.ts';

// Edits of translated texts outside lines and choices: endings, names and alternative texts.

type Language = keyof StoryWords;

interface In {
  language: Language;
  /** The story's own language. */
  source: Language;
}

/**
 * Updates the marks of originals: a written translation belongs to the current original; when the original changes, translations without a
 * mark get that of the earlier one.
 */
export function remarked(translations: StoryWords, marks: StoryWords = {}, { language, source }: In): StoryWords {
  const mark = sourceMark(translations[source] ?? '');
  if (language !== source) return { ...marks, [language]: mark };
  const others = (Object.keys(translations) as Language[]).filter((each) => each !== source && translations[each]);
  return { ...Object.fromEntries(others.map((each) => [each, mark])), ...marks };
}

export function writeEnding(pieces: Pieces, id: string, text: string, into: In): Patch {
  const part = pieces[id];
  if (typeof part !== 'object' || part.kind !== 'paragraph') return {};
  const ending = part.ending ?? {};
  const change = { ending: { ...ending, [into.language]: text }, ending_marks: remarked(ending, part.ending_marks, into) };
  return setParagraph(pieces, id, change);
}

/** Returns a character's name by language: the own name is the original of the others. */
export const namesOf = ({ name, names }: { name: string; names: StoryWords }, source: Language): StoryWords => ({
  ...names,
  [source]: name,
});

export function writeName(pieces: Pieces, id: string, text: string, into: In): Patch {
  const part = pieces[id];
  if (typeof part !== 'object' || part.kind !== 'character') return {};
  const { language, source } = into;
  const name_marks = remarked(namesOf(part, source), part.name_marks, into);
  const change = language === source ? { name: text } : { names: { ...part.names, [language]: text } };
  return setPart(pieces, 'character', id, { ...change, name_marks });
}

/** Writes a picture's text for readers who can't see it. */
export function writeAlt(pieces: Pieces, id: string, text: string, into: In): Patch {
  const part = pieces[id];
  if (typeof part !== 'object' || part.kind !== 'resource') return {};
  const { alt = {}, alt_marks } = part;
  return setPart(pieces, 'resource', id, { alt: { ...alt, [into.language]: text }, alt_marks: remarked(alt, alt_marks, into) });
}
