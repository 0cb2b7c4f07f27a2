import type { DramaInput } from '@meowtale/contracts/inputs/drama/drama';
import type { StoryPart, StoryPartKind, StoryPartOf } from '@meowtale/contracts/inputs/drama/story';
import {
  type History,
  inputChanged,
  NO_HISTORY,
  NOTHING_SENT,
  recorded,
  redone as redoneStep,
  type Saving,
  type Step,
  undone as undoneStep,
} from '@meowtale/web-kit/editor';
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

export interface EditorState extends Saving<Patch>, History<Patch> {
  /** The last known saved version: changes are compared with it, and saves are made over its revision. */
  saved: SavedDrama;
  /** As typed. Overwritten only by the person's choice. */
  draft: Pieces;
  /** Keys of the pieces that may differ from the saved ones. */
  touched: ReadonlySet<string>;
  /** Pieces that were changed here and saved differently by another tab or device. */
  theirs: Patch | null;
}

export const savedDramaOf = (answer: DramaAnswer): SavedDrama => ({
  uuid: answer.uuid,
  revision: answer.revision,
  updatedAt: answer.updatedAt,
  pieces: patched({}, patchOf(answer)),
});

export function opened(saved: SavedDrama): EditorState {
  return { saved, draft: saved.pieces, touched: new Set(), theirs: null, ...NO_HISTORY, ...NOTHING_SENT };
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
  return {
    ...inputChanged(state),
    draft: patched(state.draft, patch),
    theirs: followed(state, patch),
    touched: new Set([...state.touched, ...Object.keys(patch)]),
  };
}

/** Returns the current pieces of a patch. */
const now = ({ draft }: EditorState, patch: Patch): Patch => Object.fromEntries(Object.keys(patch).map((key) => [key, draft[key] ?? null]));

/** Joins steps of patches: each part's first value before, its last one after. */
const joined = (first: Step<Patch>, second: Step<Patch>): Step<Patch> => ({
  ...second,
  before: { ...second.before, ...first.before },
  after: { ...first.after, ...second.after },
});

export function edited(state: EditorState, patch: Patch, { group = null, at }: { group?: string | null; at: number }): EditorState {
  return { ...laid(state, patch), ...recorded(state, { group, at, before: now(state, patch), after: patch }, joined) };
}

export function undone(state: EditorState): EditorState {
  const back = undoneStep(state);
  return back ? { ...laid(state, refitted(state.draft, back.step.before, back.step.after)), ...back.history } : state;
}

export function redone(state: EditorState): EditorState {
  const again = redoneStep(state);
  return again ? { ...laid(state, refitted(state.draft, again.step.after, again.step.before)), ...again.history } : state;
}
