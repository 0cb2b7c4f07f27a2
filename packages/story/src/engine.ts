/** One line of a story as it is read: plain text, and the tags its author put on it. */
export interface Paragraph {
  text: string;
  tags: string[];
}

export interface Choice {
  text: string;
  tags: string[];
}

/** Where a run ended. `id` is stable while its knot keeps its name; null when the story merely ran out. */
export interface Ending {
  id: string | null;
  /** What its author called it with the tag `# ending: …`, else the last words read. */
  name: string;
}

/** What is read between two choices. */
export interface Passage {
  paragraphs: Paragraph[];
  choices: Choice[];
  /** The tags of all its paragraphs in order. */
  tags: string[];
  ending: Ending | null;
}

/** A passage and the state from which the story goes on. `place` is the author's name of where that is (`knot.stitch`). */
export interface Scene {
  snapshot: string;
  passage: Passage;
  place: string | null;
}

export type StoryFaultCode = 'endless' | 'too-long' | 'broken' | 'no-such-choice' | 'unreadable';

/** A story that can't go on: its own fault (`endless`, `too-long`, `broken`) or its caller's. */
export class StoryFault extends Error {
  readonly code: StoryFaultCode;

  constructor(code: StoryFaultCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StoryFault';
    this.code = code;
  }
}

/**
 * What plays a story of one kind behind the player. Every method is a pure function of its arguments: a state is a string
 * that can be kept anywhere. All of them throw `StoryFault` and nothing else.
 */
export interface StoryEngine {
  /** Names this very version of the story; a save made with another one is recovered instead of restored. */
  readonly fingerprint: string;
  /** The language it is told in, and a hash that all its translations share; null where a story says neither. */
  readonly language: string | null;
  readonly shape: string | null;
  /** Ids of all endings that can be reached, in source order. */
  readonly endings: readonly string[];
  readonly title: string | null;
  readonly author: string | null;
  begin(seed: number): Scene;
  choose(snapshot: string, index: number): Scene;
  /** Reads the passage at `place` again with the memory (variables, visits) of a snapshot of this or an earlier version. */
  resume(snapshot: string, place: string): Scene;
  /** Throws `unreadable` unless the snapshot offers exactly `choiceCount` choices in this version. */
  check(snapshot: string, choiceCount: number): void;
}
