import type { StoryWords } from '@meowtale/contracts/inputs/drama/story-words';
import { sourceMark } from '@meowtale/story/model';
import type { Patch, Pieces } from '../drama-editor/pieces.ts';
import { setParagraph } from './paragraph-edits.ts';
import { setPart } from './part-edits.ts';

// Words that aren’t a line’s or a choice’s and have translations all the same: endings, and what somebody is called.

type Language = keyof StoryWords;

interface In {
  language: Language;
  /** What the story is written in. */
  source: Language;
}

/** A translation is of what stands there now; once that is written anew, those without a mark say of which words they were made. */
export function remarked(words: StoryWords, marks: StoryWords = {}, { language, source }: In): StoryWords {
  const mark = sourceMark(words[source] ?? '');
  if (language !== source) return { ...marks, [language]: mark };
  const others = (Object.keys(words) as Language[]).filter((each) => each !== source && words[each]);
  return { ...Object.fromEntries(others.map((each) => [each, mark])), ...marks };
}

export function writeEnding(pieces: Pieces, id: string, text: string, into: In): Patch {
  const part = pieces[id];
  if (typeof part !== 'object' || part.kind !== 'paragraph') return {};
  const ending = part.ending ?? {};
  const change = { ending: { ...ending, [into.language]: text }, ending_marks: remarked(ending, part.ending_marks, into) };
  return setParagraph(pieces, id, change);
}

/** What somebody is called, by language: their own name is the source of the others. */
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
