import type { StoryMadeWith, StoryPart } from '@meowtale/contracts/inputs/drama/story';
import type { Locale } from '@meowtale/contracts/locales';

export const STORY_FORMATS = ['json', 'twee', 'twine', 'fountain', 'renpy', 'ink'] as const;
export type StoryFormat = (typeof STORY_FORMATS)[number];

/** What another format expresses less well, or not at all. Every kind has a text in each language. */
export const LOSS_KINDS = [
  /** Of exports. */
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
  'unused-ways',
  /** Of exports and imports. */
  'unplaced',
  'conditions',
  'effects',
  'choices',
  'endings',
  'renamed',
  'too-long',
  'too-many',
  /** Of imports. */
  'code',
  'styles',
  'interpolation',
  'tags',
  'positions',
  'metadata',
  'stories',
  'notes',
  'dual-dialogue',
  'conditional-jumps',
  'broken-links',
] as const;
export type LossKind = (typeof LOSS_KINDS)[number];

/** Where something was lost: at a line of a text, from 1, or at a part of the story. */
export type LossPlace = { line: number } | { part: string };

export interface Loss {
  kind: LossKind;
  count: number;
  /** The first few places; empty when the whole story is meant. */
  examples: LossPlace[];
}

/** Why a text is rejected. Every key has a text in each language. */
export const FAULT_KEYS = [
  'too-large',
  'too-many',
  'too-deep',
  'unknown-format',
  'not-text',
  'empty',
  'json.syntax',
  'json.shape',
  'twine.none',
  'twine.unclosed',
  'ink.syntax',
  'ink.unsupported',
] as const;
export type FaultKey = (typeof FAULT_KEYS)[number];

/** `line` counts from 1; null for the whole text. */
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
  /** What programs made, by a file in our own format; other formats don't say. */
  made_with?: StoryMadeWith[];
}

export type ImportedStory = { ok: true; file: ImportedFile; losses: Loss[] } | { ok: false; faults: FormatFault[] };

export interface ExportOptions {
  /** The language to write; words that it lacks are written in the source language. */
  language: Locale;
  /** What programs made of the story; only our own format and ink say it. */
  madeWith?: readonly StoryMadeWith[];
}

export interface ImportOptions {
  /** Makes an id for a part whose own id can't be used. */
  newId: () => string;
  /** The language of an imported text; a file in our own format names its own. */
  language?: Locale;
}

export const FAULTS_MAX = 50;

/** Thrown anywhere in a reader for a text that can't be read. */
export class FormatRefusal extends Error {
  readonly faults: FormatFault[];

  constructor(faults: FormatFault[]) {
    super('The text is refused.');
    this.name = 'FormatRefusal';
    this.faults = faults;
  }
}
