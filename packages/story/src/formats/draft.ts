import type { StoryResource } from '@meowtale/contracts/inputs/drama/story';
import type { StoryValue } from '@meowtale/contracts/inputs/drama/story-words';
import type { Assignment } from './assignment.ts';
import type { Wanted } from './expression.ts';

/** A condition as read: null always holds; `unknown` can't be written as tests. */
export type When = Wanted | null | 'unknown';

export interface DraftPicture {
  folder: StoryResource['folder'];
  name: string;
}

export interface Say {
  do: 'say';
  line: number;
  speaker: string | null;
  words: string;
  direction: string;
  picture: DraftPicture | null;
  effects: Assignment[];
}

export interface DraftChoice {
  line: number;
  words: string;
  when: When;
  /** Offered only once, as ink's `*`. */
  once: boolean;
  steps: Step[];
}

/** A statement of a text. Targets are keys of scenes. */
export type Step =
  | Say
  | { do: 'set'; line: number; assignment: Assignment }
  | { do: 'if'; line: number; branches: { when: When; steps: Step[] }[] }
  /** Offered after everything that follows in its scene was read. */
  | { do: 'choice'; choice: DraftChoice }
  /** Offered immediately; what follows is read after the choice. */
  | { do: 'menu'; line: number; choices: DraftChoice[] }
  | { do: 'jump'; line: number; to: string }
  /** The target when no choice is offered. */
  | { do: 'go-on'; line: number; to: string }
  | { do: 'end'; line: number; name: string }
  | { do: 'label'; line: number; key: string };

export interface DraftScene {
  key: string;
  line: number;
  /** The id to use if it is valid and unused. */
  id: string | null;
  title: string;
  brief: string;
  place: string;
  background: DraftPicture | null;
  ending: string | null;
  steps: Step[];
  /** What follows the scene's last step: the next scene, or the end. */
  after: 'next' | 'end';
}

export interface DraftSequence {
  title: string;
  brief: string;
  scenes: DraftScene[];
}

export interface DraftAct {
  title: string;
  brief: string;
  sequences: DraftSequence[];
}

/** A story as read from a text, before it has ids and before sizes are checked. */
export interface Draft {
  title: string;
  author: string;
  acts: DraftAct[];
  /** Names of characters in the order of the text, also of those who never speak. */
  characters: string[];
  variables: Map<string, StoryValue>;
  /** Image files by `folder/name`; null without an image. */
  images: Map<string, string | null>;
}

export const emptyDraft = (): Draft => ({ title: '', author: '', acts: [], characters: [], variables: new Map(), images: new Map() });

export const newScene = (key: string, line: number, given: Partial<DraftScene> = {}): DraftScene => ({
  key,
  line,
  id: null,
  title: '',
  brief: '',
  place: '',
  background: null,
  ending: null,
  steps: [],
  after: 'end',
  ...given,
});

export const newSay = (line: number, text: string, given: Partial<Say> = {}): Say => ({
  do: 'say',
  line,
  speaker: null,
  words: text,
  direction: '',
  picture: null,
  effects: [],
  ...given,
});

/** Yields steps and the steps nested in them, in order. */
export function* stepsWithin(steps: readonly Step[]): Generator<Step> {
  for (const step of steps) {
    yield step;
    if (step.do === 'if') for (const branch of step.branches) yield* stepsWithin(branch.steps);
    if (step.do === 'menu') for (const choice of step.choices) yield* stepsWithin(choice.steps);
    if (step.do === 'choice') yield* stepsWithin(step.choice.steps);
  }
}
