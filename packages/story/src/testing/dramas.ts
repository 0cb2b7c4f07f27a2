import type { StoryParagraph, StoryPart, StoryVariable } from '@meowtale/contracts/inputs/drama/story';
import type { StoryCondition, StoryEffect, StoryValue, StoryWords } from '@meowtale/contracts/inputs/drama/story-words';
import { previewDrama } from '../drama/bundle.ts';
import { createDramaEngine } from '../drama/engine.ts';
import type { StoryEngine } from '../index.ts';
import { EMPTY_OUTLINE, EMPTY_SETTING, newAct, newChoice, newLine, newParagraph, newSequence, storyOf } from '../model/index.ts';

/** Sequences by act id, and paragraph ids by sequence id. */
export type Plan = Record<string, Record<string, string[]>>;

export const english = (text: string): StoryWords => ({ 'en-US': text });
export const set = (variable: string, value: StoryValue): StoryEffect => ({ variable, do: 'set', value });
export const add = (variable: string, value: number): StoryEffect => ({ variable, do: 'add', value });
export const when = (...tests: StoryCondition['tests']): StoryCondition => ({ match: 'all', tests });
export const variable = (id: string, initial: StoryValue): StoryVariable => ({
  ...{ kind: 'variable', id, name: id, initial },
  type: typeof initial === 'string' ? 'text' : (typeof initial as 'boolean' | 'number'),
});

/** Make a line and a choice whose words are their id. */
export const said = (id: string, given: Parameters<typeof newLine>[1] = {}) => newLine(id, { words: english(`${id}.`), ...given });
export const offer = (id: string, to: string | null, given: Parameters<typeof newChoice>[1] = {}) =>
  newChoice(id, { words: english(id), to, ...given });
/** Makes a paragraph with one line, whose words are the paragraph's id. */
export const oneLine = (id: string, given: Partial<StoryParagraph> = {}) =>
  newParagraph(id, { lines: [said(`${id}-line`, { words: english(`${id}.`) })], ...given });

export function partsOf(plan: Plan, ...parts: StoryPart[]): StoryPart[] {
  const acts = Object.entries(plan).map(([act, sequences]) =>
    newAct(act, { sequences: Object.entries(sequences).map(([id, paragraphs]) => newSequence(id, { paragraphs })) }),
  );
  return [{ ...EMPTY_OUTLINE, acts }, { ...EMPTY_SETTING, languages: ['en-US', 'de-DE'] }, ...parts];
}

export const dramaEngine = (parts: readonly StoryPart[], language = 'en-US'): StoryEngine =>
  createDramaEngine(previewDrama(storyOf('Tea', parts, 'Somebody')), language);
