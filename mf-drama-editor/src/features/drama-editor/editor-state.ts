import type { DramaInput } from '@meowtale/contracts/inputs/drama/drama';
import type { StoryPart, StoryPartKind, StoryPartOf } from '@meowtale/contracts/inputs/drama/story';
import { refitted } from './merge-pieces.ts';
import {
  type DramaAnswer,
  type DramaField,
  fieldKey,
  isSame,
  type Patch,
  type Piece,
  type Pieces,
  patched,
  patchOf,
  readPiece,
} from './pieces.ts';

/** A drama as saved. */
export interface SavedDrama {
  uuid: string;
  revision: number;
  updatedAt: string;
  pieces: Pieces;
}

/**
 * SPEC §4's none, saving and saved, and what prevents a save: `failed` is retried automatically, `offline` waits for the connection,
 * `refused` and `conflict` wait for the person.
 */
export type SaveState = 'none' | 'saving' | 'saved' | 'failed' | 'offline' | 'refused' | 'conflict';

/** One edit, for undo and redo. */
export interface Step {
  /** Edits of the same group within a second are one step. */
  group: string | null;
  at: number;
  before: Patch;
  after: Patch;
}

export interface EditorState {
  /** The last known saved version: changes are compared with it, and saves are made over its revision. */
  saved: SavedDrama;
  /** As typed. Overwritten only by the person's choice. */
  draft: Pieces;
  /** Keys of the pieces that may differ from the saved ones. */
  touched: ReadonlySet<string>;
  past: readonly Step[];
  future: readonly Step[];
  save: SaveState;
  /** Consecutive failed saves. */
  failures: number;
  /** Unanswered saves: each may be stored, with its response lost. */
  sent: readonly Patch[];
  /** Why the service rejected it for good. */
  refusal: string | null;
  /** Pieces that were changed here and saved differently by another tab or device. */
  theirs: Patch | null;
}

export const STEPS_MAX = 300;
const GROUP_WITHIN_MS = 1000;

export const savedDramaOf = (answer: DramaAnswer): SavedDrama => ({
  uuid: answer.uuid,
  revision: answer.revision,
  updatedAt: answer.updatedAt,
  pieces: patched({}, patchOf(answer)),
});

export function opened(saved: SavedDrama): EditorState {
  const saving = { save: 'none', failures: 0, sent: [], refusal: null, theirs: null } as const;
  return { saved, draft: saved.pieces, touched: new Set(), past: [], future: [], ...saving };
}

export const fieldIn = <F extends DramaField>({ draft }: Pick<EditorState, 'draft'>, field: F): DramaInput[F] =>
  draft[fieldKey(field)] as DramaInput[F];

export function partIn<Kind extends StoryPartKind>(
  { draft }: Pick<EditorState, 'draft'>,
  kind: Kind,
  id: string,
): StoryPartOf<Kind> | null {
  const part = draft[id];
  return typeof part === 'object' && part.kind === kind ? (part as StoryPartOf<Kind>) : null;
}

export const partsIn = ({ draft }: Pick<EditorState, 'draft'>): StoryPart[] =>
  Object.values(draft).filter((piece): piece is StoryPart => typeof piece === 'object');

/** Returns the locale key of a piece's current error; null when it can be saved. */
export function faultOf({ draft }: Pick<EditorState, 'draft'>, key: string): string | null {
  const piece = draft[key];
  const result = piece === undefined ? null : readPiece(key, piece);
  return result && 'fault' in result ? result.fault.key : null;
}

/** Returns what the service would save of a piece; undefined when it is unchanged or invalid. */
function changeOf({ draft, saved }: EditorState, key: string): Piece | null | undefined {
  const piece = draft[key];
  if (piece === undefined) return key in saved.pieces ? null : undefined;
  const result = readPiece(key, piece);
  return 'fault' in result || isSame(result.piece, saved.pieces[key]) ? undefined : result.piece;
}

/** Returns the changed and valid pieces; an invalid one waits without delaying others. */
export function changes(state: EditorState): Patch {
  const changed: Record<string, Piece | null> = {};
  for (const key of state.touched) {
    const change = changeOf(state, key);
    if (change !== undefined) changed[key] = change;
  }
  return changed;
}

export const hasChanges = (state: EditorState): boolean =>
  state.touched.size > 0 && [...state.touched].some((key) => changeOf(state, key) !== undefined);

/** Returns whether input would be lost with this tab, including invalid input. */
export const isUnsaved = (state: EditorState): boolean =>
  state.touched.size > 0 && [...state.touched].some((key) => changeOf(state, key) !== undefined || faultOf(state, key) !== null);

/** Returns the touched keys that still may differ. */
export const stillTouched = (state: EditorState): Set<string> =>
  new Set([...state.touched].filter((key) => changeOf(state, key) !== undefined || faultOf(state, key) !== null));

/** Applies an edit during a conflict to their version too, except where it conflicts. */
function followed(state: EditorState, patch: Patch): Patch | null {
  const { theirs } = state;
  if (!theirs) return null;
  const within = Object.fromEntries(Object.entries(patch).filter(([key]) => key in theirs));
  return { ...theirs, ...refitted(patched({}, theirs), within, now(state, within)) };
}

/** Applies a patch to the draft without recording a step. */
function laid(state: EditorState, patch: Patch): EditorState {
  const settled = state.save === 'saved' || state.save === 'refused';
  return {
    ...state,
    draft: patched(state.draft, patch),
    theirs: followed(state, patch),
    touched: new Set([...state.touched, ...Object.keys(patch)]),
    save: settled ? 'none' : state.save,
    refusal: settled ? null : state.refusal,
  };
}

/** Returns the current pieces of a patch. */
const now = ({ draft }: EditorState, patch: Patch): Patch => Object.fromEntries(Object.keys(patch).map((key) => [key, draft[key] ?? null]));

export function edited(state: EditorState, patch: Patch, { group = null, at }: { group?: string | null; at: number }): EditorState {
  const last = state.past.at(-1);
  const goesOn = group !== null && last?.group === group && at - last.at < GROUP_WITHIN_MS && state.future.length === 0;
  const step: Step = goesOn
    ? { group, at, before: { ...now(state, patch), ...last.before }, after: { ...last.after, ...patch } }
    : { group, at, before: now(state, patch), after: patch };
  const past = [...(goesOn ? state.past.slice(0, -1) : state.past), step].slice(-STEPS_MAX);
  return { ...laid(state, patch), past, future: [] };
}

export function undone(state: EditorState): EditorState {
  const step = state.past.at(-1);
  if (!step) return state;
  const next = laid(state, refitted(state.draft, step.before, step.after));
  return { ...next, past: state.past.slice(0, -1), future: [...state.future, step] };
}

export function redone(state: EditorState): EditorState {
  const step = state.future.at(-1);
  if (!step) return state;
  const next = laid(state, refitted(state.draft, step.after, step.before));
  return { ...next, past: [...state.past, { ...step, group: null }], future: state.future.slice(0, -1) };
}
