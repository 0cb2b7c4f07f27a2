/** Names of a submission's states (SPEC §4). */
type SubmitStatus =
  | 'incomplete'
  | 'unsubmitted'
  | 'saved'
  | 'submitted'
  | 'reviewing'
  | 'refused'
  | 'passed'
  | 'preparing'
  | 'startPreview'
  | 'release';

/**
 * The table of a submission's states (SPEC §4, DESIGN §12). Stored are one state per part (page, package), 0 to 5, and times; submit name,
 * log state and review tags follow from a row. A submission has its lower part's state; once both are decided it is refused if either is.
 * `times` distinguishes rows of one state: `new`: never submitted; `withdrawn`: submitted and withdrawn; `unset`: approved, no release
 * time; `ahead`: time set, nothing public yet; `preview`: preview has begun; `out`: released.
 */
export interface StateRow {
  state: 0 | 1 | 2 | 3 | 4 | 5;
  times: 'any' | 'new' | 'withdrawn' | 'unset' | 'ahead' | 'preview' | 'out';
  submit: SubmitStatus;
  log: 0 | 1 | 2 | 3 | 4 | 5;
  tags: readonly ReviewTag[];
}

export const REVIEW_TAGS = [
  'review:await',
  'review:start',
  'review:passed',
  'review:refused',
  'submit:start',
  'submit:passed',
  'submit:refused',
  'status:on',
  'status:off',
  'search:list',
  'search:unlist',
  'build:await',
  'build:start',
  'build:passed',
  'build:refused',
] as const;
export type ReviewTag = (typeof REVIEW_TAGS)[number];

export const STATE_TABLE: readonly StateRow[] = [
  { state: 0, times: 'any', submit: 'incomplete', log: 0, tags: ['review:await', 'search:unlist'] },
  { state: 1, times: 'new', submit: 'saved', log: 1, tags: ['review:await', 'search:unlist'] },
  { state: 1, times: 'withdrawn', submit: 'unsubmitted', log: 1, tags: ['review:await', 'search:unlist'] },
  { state: 2, times: 'any', submit: 'submitted', log: 2, tags: ['review:await', 'submit:start', 'search:unlist'] },
  { state: 3, times: 'any', submit: 'reviewing', log: 3, tags: ['review:start', 'submit:start', 'search:unlist'] },
  { state: 4, times: 'unset', submit: 'passed', log: 4, tags: ['review:passed', 'submit:passed', 'search:unlist'] },
  { state: 4, times: 'ahead', submit: 'preparing', log: 4, tags: ['review:passed', 'submit:passed', 'search:unlist'] },
  { state: 4, times: 'preview', submit: 'startPreview', log: 4, tags: ['review:passed', 'submit:passed', 'search:unlist'] },
  { state: 4, times: 'out', submit: 'release', log: 4, tags: ['review:passed', 'submit:passed', 'search:list'] },
  { state: 5, times: 'any', submit: 'refused', log: 5, tags: ['review:refused', 'submit:refused', 'search:unlist'] },
];

/** Parts of a submission, reviewed separately: the page (texts, pictures, prices) and the game package. */
export const SUBMIT_PARTS = ['page', 'package'] as const;
export type SubmitPart = (typeof SUBMIT_PARTS)[number];

/**
 * Actions on a submission by state, and the state after them. Staff's actions (`take`, `pass`, `refuse`) change each part separately;
 * others change both. `in-place` changes the row; `new` keeps it as history and adds a copy, which keeps its place in the queue if it still
 * waits (SPEC §4). An action that isn't listed for a state is rejected.
 */
export interface Transition {
  action: 'save' | 'submit' | 'cancel' | 'take' | 'pass' | 'refuse' | 'release';
  from: StateRow['state'];
  to: StateRow['state'];
  how: 'in-place' | 'new';
}

export const TRANSITIONS: readonly Transition[] = [
  { action: 'save', from: 0, to: 1, how: 'in-place' },
  { action: 'save', from: 1, to: 1, how: 'in-place' },
  { action: 'save', from: 2, to: 2, how: 'new' },
  { action: 'save', from: 3, to: 2, how: 'new' },
  { action: 'save', from: 4, to: 1, how: 'new' },
  { action: 'save', from: 5, to: 1, how: 'new' },
  { action: 'submit', from: 0, to: 2, how: 'in-place' },
  { action: 'submit', from: 1, to: 2, how: 'in-place' },
  { action: 'submit', from: 5, to: 2, how: 'new' },
  { action: 'cancel', from: 2, to: 1, how: 'in-place' },
  { action: 'cancel', from: 3, to: 1, how: 'in-place' },
  { action: 'take', from: 2, to: 3, how: 'in-place' },
  { action: 'pass', from: 3, to: 4, how: 'in-place' },
  { action: 'refuse', from: 3, to: 5, how: 'in-place' },
  { action: 'release', from: 4, to: 4, how: 'in-place' },
];

/** States of a listing's agent (SPEC §4). */
export const AGENT_STATE = { none: 0, draft: 1, waiting: 2, reviewing: 3, accepted: 4, refused: 5 } as const;

/**
 * Actions on a listing's agent by state, by the owner (`set`, `invite`) and by the publisher who was asked (`take`, `accept`, `refuse`).
 * Another publisher can be asked only after a refusal; an action that isn't listed for a state is rejected.
 */
export interface AgentTransition {
  action: 'set' | 'invite' | 'take' | 'accept' | 'refuse';
  from: 0 | 1 | 2 | 3 | 4 | 5;
  to: 1 | 2 | 3 | 4 | 5;
}

export const AGENT_TRANSITIONS: readonly AgentTransition[] = [
  { action: 'set', from: 0, to: 1 },
  { action: 'set', from: 1, to: 1 },
  { action: 'set', from: 5, to: 1 },
  { action: 'invite', from: 0, to: 2 },
  { action: 'invite', from: 1, to: 2 },
  { action: 'invite', from: 5, to: 2 },
  { action: 'take', from: 2, to: 3 },
  { action: 'accept', from: 2, to: 4 },
  { action: 'accept', from: 3, to: 4 },
  { action: 'refuse', from: 2, to: 5 },
  { action: 'refuse', from: 3, to: 5 },
];
