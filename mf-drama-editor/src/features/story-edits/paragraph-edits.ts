import type { StoryParagraph } from '@meowtale/contracts/inputs/drama/story';
import type { StoryChoice, StoryLine } from '@meowtale/contracts/inputs/drama/story-words';
import { newChoice, newLine, sourceMark } from '@meowtale/story/model';
import { v7 as uuidv7 } from 'uuid';
import type { Patch, Pieces } from '../drama-editor/pieces.ts';
import { byPerson, changesText } from './by-person.ts';
import { moved } from './outline-edits.ts';

// Edits inside a paragraph, each a pure function from the pieces to a patch.

type Language = keyof StoryLine['words'];

function within(pieces: Pieces, id: string, change: (paragraph: StoryParagraph) => StoryParagraph): Patch {
  const part = pieces[id];
  return typeof part === 'object' && part.kind === 'paragraph' ? { [id]: change(part) } : {};
}

export const setParagraph = (pieces: Pieces, id: string, change: Partial<StoryParagraph>): Patch =>
  within(pieces, id, (paragraph) => (changesText(change) ? byPerson({ ...paragraph, ...change }) : { ...paragraph, ...change }));

const changedBy = <T extends { id: string }>(items: readonly T[], id: string, change: (item: T) => T): T[] =>
  items.map((item) => (item.id === id ? change(item) : item));

const reworded = <T extends StoryLine | StoryChoice>(item: T, language: Language, text: string, source: Language): T => {
  const marks = language === source ? item.marks : { ...item.marks, [language]: sourceMark(item.words[source] ?? '') };
  return byPerson({ ...item, words: { ...item.words, [language]: text }, marks });
};

export const setLine = (pieces: Pieces, id: string, lineId: string, change: Partial<StoryLine>): Patch =>
  within(pieces, id, (paragraph) => ({
    ...paragraph,
    lines: changedBy(paragraph.lines, lineId, (line) => byPerson({ ...line, ...change })),
  }));

/** Writes a line in a language; in another than the story's own it is a translation of the current original. */
export const writeLine = (
  pieces: Pieces,
  id: string,
  lineId: string,
  text: string,
  { language, source }: { language: Language; source: Language },
): Patch =>
  within(pieces, id, (paragraph) => ({
    ...paragraph,
    lines: changedBy(paragraph.lines, lineId, (line) => reworded(line, language, text, source)),
  }));

/** Adds a line after another one, or at the end. */
export function addLine(pieces: Pieces, id: string, { after, given }: { after?: string; given?: Partial<StoryLine> } = {}): Patch {
  return within(pieces, id, (paragraph) => {
    const at = after === undefined ? paragraph.lines.length : paragraph.lines.findIndex((line) => line.id === after) + 1;
    const line = newLine(given?.id ?? uuidv7(), given);
    return { ...paragraph, lines: [...paragraph.lines.slice(0, at), line, ...paragraph.lines.slice(at)] };
  });
}

export const removeLine = (pieces: Pieces, id: string, lineId: string): Patch =>
  within(pieces, id, (paragraph) => ({ ...paragraph, lines: paragraph.lines.filter((line) => line.id !== lineId) }));

export const moveLine = (pieces: Pieces, id: string, from: number, to: number): Patch =>
  from === to ? {} : within(pieces, id, (paragraph) => ({ ...paragraph, lines: moved(paragraph.lines, from, to) }));

export const addChoice = (pieces: Pieces, id: string, given: Partial<StoryChoice> = {}): Patch =>
  within(pieces, id, (paragraph) => ({ ...paragraph, choices: [...paragraph.choices, newChoice(given.id ?? uuidv7(), given)] }));

export const setChoice = (pieces: Pieces, id: string, choiceId: string, change: Partial<StoryChoice>): Patch =>
  within(pieces, id, (paragraph) => ({
    ...paragraph,
    choices: changedBy(paragraph.choices, choiceId, (choice) => byPerson({ ...choice, ...change })),
  }));

export const writeChoice = (
  pieces: Pieces,
  id: string,
  choiceId: string,
  text: string,
  { language, source }: { language: Language; source: Language },
): Patch =>
  within(pieces, id, (paragraph) => ({
    ...paragraph,
    choices: changedBy(paragraph.choices, choiceId, (choice) => reworded(choice, language, text, source)),
  }));

export const removeChoice = (pieces: Pieces, id: string, choiceId: string): Patch =>
  within(pieces, id, (paragraph) => ({ ...paragraph, choices: paragraph.choices.filter((choice) => choice.id !== choiceId) }));

export const moveChoice = (pieces: Pieces, id: string, from: number, to: number): Patch =>
  from === to ? {} : within(pieces, id, (paragraph) => ({ ...paragraph, choices: moved(paragraph.choices, from, to) }));
