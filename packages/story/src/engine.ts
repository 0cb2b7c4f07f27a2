export interface Speaker {
  id: string;
  name: string;
  /** Name of an image file. */
  picture?: string;
}

/** One line of a story for readers: plain text, and its author's tags. Image files are named as in `resource.image`. */
export interface Paragraph {
  text: string;
  tags: string[];
  /** A stable id of the line, the same in all languages; absent in ink, whose lines have none. */
  id?: string;
  /** Absent for narration. */
  speaker?: Speaker;
  /** How the line is spoken. */
  direction?: string;
  picture?: string;
  /** What the picture shows, for readers who can't see it; empty for a decorative one, absent when nothing is known. */
  alt?: string;
}

export interface Choice {
  text: string;
  tags: string[];
  /** An id of the choice, stable within a version. */
  id?: string;
}

/** Where a run ended. `id` is stable while its knot keeps its name; null when the story ran out of content. */
export interface Ending {
  id: string | null;
  /** The name by the author's tag `# ending: …`, else the last words read. */
  name: string;
  /** Set at the end of a story's free opening, when the rest isn't in the bundle. */
  opening?: boolean | undefined;
}

/** What is read between two choices. */
export interface Passage {
  paragraphs: Paragraph[];
  choices: Choice[];
  /** The tags of all its paragraphs in order. */
  tags: string[];
  ending: Ending | null;
  /** The image file of the scene's background. */
  background?: string;
  /** What the background shows, as `Paragraph.alt`; absent where its author wrote nothing. */
  backgroundAlt?: string;
}

/** A passage, and the state from which the story goes on. `place` is where that is: `knot.stitch`, or `act/sequence/paragraph`. */
export interface Scene {
  snapshot: string;
  passage: Passage;
  place: string | null;
}

/** A scene in which another version's run goes on: at its node, at what is left of the node's ancestors, or at the start. */
export interface FoundScene extends Scene {
  at: 'node' | 'ancestor' | 'start';
}

/** All of a story's places and choices, by the ids that scenes and choices have. */
export interface StoryChart {
  places: readonly string[];
  choices: readonly string[];
}

export type StoryFaultCode = 'endless' | 'too-long' | 'broken' | 'no-such-choice' | 'unreadable';

/** A story that can't go on, because of itself (`endless`, `too-long`, `broken`) or of its caller. */
export class StoryFault extends Error {
  readonly code: StoryFaultCode;

  constructor(code: StoryFaultCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StoryFault';
    this.code = code;
  }
}

/**
 * Plays stories of one kind for the player. Each method is a pure function of its arguments, whose snapshots are strings that can be stored
 * anywhere. All throw only `StoryFault`.
 */
export interface StoryEngine {
  /** Identifies this version of the story; a save of another version is recovered instead of restored. */
  readonly fingerprint: string;
  /** The language played, and a hash that all translations share; null when the story has none. */
  readonly language: string | null;
  readonly shape: string | null;
  /** Ids of all reachable endings, in source order. */
  readonly endings: readonly string[];
  readonly title: string | null;
  readonly author: string | null;
  /** Whether the bundle is a story's free opening, which has the whole's fingerprint and nothing of the rest. */
  readonly isOpening?: boolean;
  begin(seed: number): Scene;
  choose(snapshot: string, index: number): Scene;
  /** Reads the passage at `place` again with the memory (variables, visits) of a snapshot of this or an earlier version. */
  resume(snapshot: string, place: string): Scene;
  /** Throws `unreadable` unless the snapshot offers exactly `choiceCount` choices in this version. */
  check(snapshot: string, choiceCount: number): void;
  chart(): StoryChart;
  /**
   * Finds where another version's or language's run is in this one, with its memory and without repeating effects. Only for engines with
   * stable places. `place` is the run's place in its own version.
   */
  find?(snapshot: string, place: string | null): FoundScene;
  /** Returns every place where a run has been, in the order of the chart. Only for engines with several places within a passage. */
  passed?(snapshot: string): readonly string[];
  /** Returns each variable's value by id. Only for engines with stable variable ids. */
  values?(snapshot: string): Readonly<Record<string, boolean | number | string>>;
}
