export interface Speaker {
  id: string;
  name: string;
  /** An image file. */
  picture?: string;
}

/** One line of a story as it is read: plain text, and the tags its author put on it. Image files are named as `resource.image` names them. */
export interface Paragraph {
  text: string;
  tags: string[];
  /** Names the line for good, in all languages; absent where a story has no names for lines (ink). */
  id?: string;
  /** Absent where it is narration. */
  speaker?: Speaker;
  /** How it is spoken. */
  direction?: string;
  picture?: string;
}

export interface Choice {
  text: string;
  tags: string[];
  /** Names the choice, in this version at least. */
  id?: string;
}

/** Where a run ended. `id` is stable while its knot keeps its name; null when the story merely ran out. */
export interface Ending {
  id: string | null;
  /** What its author called it with the tag `# ending: …`, else the last words read. */
  name: string;
  /** Only where the free opening of a story is over and the rest isn't there. */
  opening?: boolean | undefined;
}

/** What is read between two choices. */
export interface Passage {
  paragraphs: Paragraph[];
  choices: Choice[];
  /** The tags of all its paragraphs in order. */
  tags: string[];
  ending: Ending | null;
  /** The image file of where it happens. */
  background?: string;
}

/** A passage and the state from which the story goes on. `place` is the name of where that is: `knot.stitch`, or `act/sequence/paragraph`. */
export interface Scene {
  snapshot: string;
  passage: Passage;
  place: string | null;
}

/** A scene in which a run of another version goes on: at the very node where it stood, at what is left of its ancestors, or at the beginning. */
export interface FoundScene extends Scene {
  at: 'node' | 'ancestor' | 'start';
}

/** What there is to see in a story, by the names that its scenes and choices have. */
export interface StoryChart {
  places: readonly string[];
  choices: readonly string[];
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
  /** Only of the free opening of a story, which has the whole's fingerprint and nothing of the rest. */
  readonly isOpening?: boolean;
  begin(seed: number): Scene;
  choose(snapshot: string, index: number): Scene;
  /** Reads the passage at `place` again with the memory (variables, visits) of a snapshot of this or an earlier version. */
  resume(snapshot: string, place: string): Scene;
  /** Throws `unreadable` unless the snapshot offers exactly `choiceCount` choices in this version. */
  check(snapshot: string, choiceCount: number): void;
  chart(): StoryChart;
  /**
   * Only of engines whose places keep their names: where a run of another version or language stands in this one, with its memory
   * as it was: nothing that it has done is done again. `place` is its place there.
   */
  find?(snapshot: string, place: string | null): FoundScene;
  /** Only of engines that pass through places within a passage: every place that a run has been at, in the order of the chart. */
  passed?(snapshot: string): readonly string[];
  /** Only of engines whose variables keep their names: what each holds, by its id. */
  values?(snapshot: string): Readonly<Record<string, boolean | number | string>>;
}
