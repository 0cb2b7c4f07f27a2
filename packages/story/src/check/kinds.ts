import type { StoryPart } from '@meowtale/contracts/inputs/drama/story';

export const SEVERITIES = ['error', 'warning', 'note'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** Every kind of problem and its severity: an error keeps a story from being read as intended, a note may be intended. */
export const SEVERITY_OF = {
  'no-paragraphs': 'error',
  unreachable: 'warning',
  'outside-outline': 'warning',
  'outline-unknown': 'error',
  'outline-twice': 'warning',
  'endless-loop': 'error',
  'may-loop': 'note',
  'no-way-out': 'warning',
  'dead-end': 'warning',
  'no-ending': 'warning',
  'hidden-ending': 'warning',
  'empty-paragraph': 'warning',
  'never-offered': 'warning',
  'never-shown': 'warning',
  'same-choice': 'warning',
  'missing-words': 'warning',
  'empty-choice': 'error',
  'missing-translation': 'note',
  'missing-name': 'note',
  'source-changed': 'warning',
  'missing-picture': 'warning',
  'unknown-picture': 'error',
  'missing-alt': 'note',
  'duplicate-id': 'error',
  'unknown-target': 'error',
  'unknown-speaker': 'error',
  'unknown-character': 'warning',
  'unknown-variable': 'error',
  'unknown-fact': 'warning',
  'unknown-paragraph': 'error',
  'wrong-value': 'error',
  'wrong-operation': 'error',
  'duplicate-name': 'warning',
  'same-variable': 'warning',
  'unread-variable': 'warning',
  'too-many-characters': 'error',
} as const satisfies Record<string, Severity>;

export type ProblemKind = keyof typeof SEVERITY_OF;
export const PROBLEM_KINDS = Object.keys(SEVERITY_OF) as readonly ProblemKind[];

export const MEND_KEYS = [
  'lead-here',
  'replace-ending',
  'add-choice',
  'remove-paragraph',
  'put-into-outline',
  'remove-from-outline',
  'add-ending',
  'remove-ending',
  'clear-target',
  'remove-choices',
  'remove-choice',
  'remove-line',
  'remove-condition',
  'clear-picture',
  'clear-speaker',
  'remove-character',
  'remove-fact',
  'remove-test',
  'remove-effect',
  'remove-state',
  'remove-variable',
  'give-new-ids',
  'convert-value',
  'rename-character',
  'accept-translation',
] as const;
export type MendKey = (typeof MEND_KEYS)[number];

export const FINDING_KINDS = [
  'knows-unlearned',
  'knows-never-learned',
  'speaks-absent',
  'speaks-dead',
  'speaks-away',
  'present-dead',
  'present-away',
  'name',
  'trait',
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** Values for the placeholders of a problem's text. */
export type Params = Record<string, string | number>;

/** A part, and a line or choice in it. */
export interface Spot {
  part: string;
  line?: string;
  choice?: string;
}

/** One way to solve a problem: the changed parts, null for a removed one. The editor applies it as one edit. */
export interface Mend {
  key: MendKey;
  params: Params;
  change: Record<string, StoryPart | null>;
}

export interface Problem {
  kind: ProblemKind;
  severity: Severity;
  at: Spot;
  /** Further places of the same problem, such as the other members of a loop. */
  also: Spot[];
  params: Params;
  mends: Mend[];
}

/** A verbatim quote of a part; for the characters who are present, their names. */
export interface Passage {
  part: string;
  line?: string;
  quote: string;
}

/** Two passages that contradict each other: `first` says what is so, `second` contradicts it. */
export interface Finding {
  kind: FindingKind;
  params: Params;
  first: Passage;
  second: Passage;
  /** Ids of the paragraphs of one path, from the story's first one to that of `second`. */
  path: string[];
}

export const problem = (kind: ProblemKind, at: Spot, params: Params = {}, mends: Mend[] = [], also: Spot[] = []): Problem => ({
  kind,
  severity: SEVERITY_OF[kind],
  at,
  also,
  params,
  mends,
});
