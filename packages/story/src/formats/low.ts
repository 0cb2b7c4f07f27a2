import type { Assignment } from './assignment.ts';
import type { DraftScene, Say } from './draft.ts';
import type { Wanted } from './expression.ts';

/** What a conditional jump is called where only a choice can lead on under a condition. */
export const ON = '→';

/** The key of the paragraph at which a choice ends the story. */
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
  /** A key; null is what comes next. */
  to: string | null;
}

/** A paragraph by the names of a text. */
export interface LowParagraph {
  key: string;
  /** The scene that it is part of, and whether it is where that begins. */
  scene: DraftScene;
  isFirst: boolean;
  lines: LowLine[];
  choices: LowChoice[];
  to: string | null;
  ending: string | null;
}
