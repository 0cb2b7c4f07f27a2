import type { StoryMadeWith, StoryPart } from '@meowtale/contracts/inputs/drama/story';
import type { Locale } from '@meowtale/contracts/locales';

export const STORY_FORMATS = ['json', 'twee', 'fountain', 'renpy', 'ink'] as const;
export type StoryFormat = (typeof STORY_FORMATS)[number];

/** What is told in the other form less well, or not at all. Every kind has a sentence in each language. */
export const LOSS_KINDS = [
  /** Of a story that leaves. */
  'translations',
  'outline',
  'titles',
  'briefs',
  'places',
  'presence',
  'directions',
  'pictures',
  'picture-details',
  'character-details',
  'same-names',
  'entries',
  'facts',
  'setting',
  'provenance',
  'line-ids',
  'seen',
  'spaces',
  'unplaced',
  'unused-ways',
  /** Of a story that leaves or comes. */
  'conditions',
  'effects',
  'choices',
  'endings',
  'renamed',
  'too-long',
  'too-many',
  /** Of a story that comes. */
  'code',
  'styles',
  'interpolation',
  'tags',
  'positions',
  'metadata',
  'notes',
  'dual-dialogue',
  'conditional-jumps',
  'broken-links',
] as const;
export type LossKind = (typeof LOSS_KINDS)[number];

/** Where something was lost: at a line of a text, counting from 1, or at a part of the story. */
export type LossPlace = { line: number } | { part: string };

export interface Loss {
  kind: LossKind;
  count: number;
  /** The first few places; none when the whole story is meant. */
  examples: LossPlace[];
}

/** Why a text is refused. Every key has a sentence in each language. */
export const FAULT_KEYS = [
  'too-large',
  'too-many',
  'too-deep',
  'unknown-format',
  'not-text',
  'empty',
  'json.syntax',
  'json.shape',
  'ink.syntax',
  'ink.unsupported',
] as const;
export type FaultKey = (typeof FAULT_KEYS)[number];

/** `line` counts from 1; null when the whole is meant. */
export interface FormatFault {
  line: number | null;
  key: FaultKey;
  params: Record<string, string | number>;
}

export interface ExportedStory {
  text: string;
  fileName: string;
  mime: string;
  losses: Loss[];
}

export interface ImportedFile {
  title: string;
  author: string;
  parts: StoryPart[];
  /** What a file of ours says that programs made; no other form says anything of it. */
  made_with?: StoryMadeWith[];
}

export type ImportedStory = { ok: true; file: ImportedFile; losses: Loss[] } | { ok: false; faults: FormatFault[] };

export interface ExportOptions {
  /** Which of the story's languages is written; words that aren't there in it stand in the story's own. */
  language: Locale;
  /** What programs made of the story, which a file of ours and ink go on saying. */
  madeWith?: readonly StoryMadeWith[];
}

export interface ImportOptions {
  /** Makes an id for what has none that can be kept. */
  newId: () => string;
  /** What an imported text is written in; a file of ours says it itself. */
  language?: Locale;
}

export const FAULTS_MAX = 50;

/** A text that can't be read, thrown from anywhere in a reader. */
export class FormatRefusal extends Error {
  readonly faults: FormatFault[];

  constructor(faults: FormatFault[]) {
    super('The text is refused.');
    this.name = 'FormatRefusal';
    this.faults = faults;
  }
}
