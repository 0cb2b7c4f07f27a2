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

/** A drama as the service holds it. */
export interface Standing {
  uuid: string;
  revision: number;
  updatedAt: string;
  pieces: Pieces;
}

/**
 * SPEC §4's none, saving and saved, and what keeps a save from happening: `failed` is tried again by itself, `offline` waits
 * for the connection, `refused` and `conflict` wait for the person.
 */
export type SaveState = 'none' | 'saving' | 'saved' | 'failed' | 'offline' | 'refused' | 'conflict';

/** One act of editing, as it is taken back and done again. */
export interface Step {
  /** Typing on in the same place within a second is one step. */
  group: string | null;
  at: number;
  before: Patch;
  after: Patch;
}

export interface EditorState {
  /** The last the service is known to hold: what a change is measured against, and the revision a save is made over. */
  standing: Standing;
  /** As typed. Never overwritten but by the person's own choice. */
  draft: Pieces;
  /** Keys of the pieces that may differ from what stands. */
  touched: ReadonlySet<string>;
  past: readonly Step[];
  future: readonly Step[];
  save: SaveState;
  /** Failed saves in a row. */
  failures: number;
  /** What was sent and never answered: each may stand in the service, its answer lost on the way. */
  sent: readonly Patch[];
  /** Why the service refused for good. */
  refusal: string | null;
  /** What another tab or device saved of the pieces that were changed here as well. */
  theirs: Patch | null;
}

export const STEPS_MAX = 300;
const GROUP_WITHIN_MS = 1000;

export const standingOf = (answer: DramaAnswer): Standing => ({
  uuid: answer.uuid,
  revision: answer.revision,
  updatedAt: answer.updatedAt,
  pieces: patched({}, patchOf(answer)),
});

export function opened(standing: Standing): EditorState {
  const saving = { save: 'none', failures: 0, sent: [], refusal: null, theirs: null } as const;
  return { standing, draft: standing.pieces, touched: new Set(), past: [], future: [], ...saving };
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

/** What is wrong with a piece as it stands, as a locale key; null when it can be saved. */
export function faultOf({ draft }: Pick<EditorState, 'draft'>, key: string): string | null {
  const piece = draft[key];
  const result = piece === undefined ? null : readPiece(key, piece);
  return result && 'fault' in result ? result.fault.key : null;
}

/** What the service would be asked to keep of a piece; undefined when it has that already, or wouldn't take it. */
function changeOf({ draft, standing }: EditorState, key: string): Piece | null | undefined {
  const piece = draft[key];
  if (piece === undefined) return key in standing.pieces ? null : undefined;
  const result = readPiece(key, piece);
  return 'fault' in result || isSame(result.piece, standing.pieces[key]) ? undefined : result.piece;
}

/** The pieces that the service doesn't hold yet and would take; one that is wrong waits and holds up no other. */
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

/** Whether something typed would be lost with this tab: also what can't be saved as it is. */
export const isUnsaved = (state: EditorState): boolean =>
  state.touched.size > 0 && [...state.touched].some((key) => changeOf(state, key) !== undefined || faultOf(state, key) !== null);

/** The keys that still may differ, of those that were touched. */
export const stillTouched = (state: EditorState): Set<string> =>
  new Set([...state.touched].filter((key) => changeOf(state, key) !== undefined || faultOf(state, key) !== null));

/** What is written while a version is to be chosen is in theirs as well, but for what is to be chosen. */
function followed(state: EditorState, patch: Patch): Patch | null {
  const { theirs } = state;
  if (!theirs) return null;
  const within = Object.fromEntries(Object.entries(patch).filter(([key]) => key in theirs));
  return { ...theirs, ...refitted(patched({}, theirs), within, now(state, within)) };
}

/** Lays a patch over the draft without remembering it as a step. */
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

/** What the pieces of a patch are now. */
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
