import type { Assignment } from './assignment.ts';
import type { DraftScene, Say } from './draft.ts';
import type { Wanted } from './expression.ts';

/** The text of a choice that stands for a conditional jump, since only choices can lead on under a condition. */
export const ON = '→';

/** Key of the ending paragraph to which choices that end the story lead. */
export const THE_END = '\u0000end';

export interface LowLine extends Omit<Say, 'do'> {
  when: Wanted | null;
}

export interface LowChoice {
  line: number;
  words: string;
  when: Wanted | null;
  once: boolean;
  effects: Assignment[];
  /** A key; null for the next paragraph. */
  to: string | null;
}

/** A paragraph with the text's names instead of ids. */
export interface LowParagraph {
  key: string;
  /** The scene that it is part of, and whether it begins that scene. */
  scene: DraftScene;
  isFirst: boolean;
  lines: LowLine[];
  choices: LowChoice[];
  to: string | null;
  ending: string | null;
}
