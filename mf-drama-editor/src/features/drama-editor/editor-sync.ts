import { NO_HISTORY, NOTHING_SENT, recorded, saveEnded } from '@meowtale/web-kit/editor';
import { type EditorState, hasChanges, opened, type SavedDrama, stillTouched } from './editor-state.ts';
import { meetings } from './merge-pieces.ts';
import { isSame, type Patch, type Piece, type Pieces, patched } from './pieces.ts';

// How the edited state changes by the service, another tab or the connection.

/** A newer saved version: all fields, and the changed parts. */
export interface Update {
  revision: number;
  updatedAt: string;
  patch: Patch;
}

/** Replaces the saved version below the input: an untouched piece becomes the saved one. */
function over(state: EditorState, { revision, updatedAt, patch }: Update): EditorState {
  const updated = { ...state.saved, revision, updatedAt, pieces: patched(state.saved.pieces, patch) };
  // An equal piece stays the same object, so that its steps can be undone.
  const untouched = Object.entries(patch).filter(([key, piece]) => !state.touched.has(key) && !isSame(state.draft[key] ?? null, piece));
  const next = { ...state, saved: updated, draft: patched(state.draft, Object.fromEntries(untouched)) };
  return { ...next, touched: stillTouched(next) };
}

/** Applies a successful save. Text typed meanwhile belongs to the next save. */
export const saved = (state: EditorState, update: Update): EditorState => saveEnded({ ...over(state, update), theirs: null }, hasChanges);

/**
 * Applies another save over the edited revision. Pieces changed on both sides are merged line by line; only what was changed twice is a
 * conflict.
 */
export function conflicted(state: EditorState, update: Update): EditorState {
  // A piece of an unanswered save of ours is the base of the current input.
  const isOwn = (key: string, piece: Piece | null) => state.sent.some((sent) => key in sent && isSame(sent[key], piece));
  const patch = Object.fromEntries(Object.entries(update.patch).filter(([key, piece]) => !isOwn(key, piece)));
  const met = meetings({ base: state.saved.pieces, mine: state.draft, chosen: state.theirs, theirs: patch });
  const theirs: Record<string, Piece | null> = { ...state.theirs };
  for (const [key, meeting] of met) {
    if (meeting.clash) theirs[key] = meeting.theirs;
    else delete theirs[key];
  }
  const draft = patched(state.draft, Object.fromEntries([...met].map(([key, { mine }]) => [key, mine])));
  // A part changed here keeps its place in the outline, though it was removed elsewhere.
  const next = { ...state, draft, touched: new Set([...state.touched, 'outline']), theirs: null };
  if (Object.keys(theirs).length === 0) return saved(next, update);
  return { ...over(next, update), save: 'conflict', theirs };
}

export const keptMine = (state: EditorState): EditorState => (state.theirs ? { ...state, ...NOTHING_SENT, theirs: null } : state);

export function tookTheirs(state: EditorState): EditorState {
  if (!state.theirs) return state;
  const next = { ...state, ...NO_HISTORY, draft: patched(state.draft, state.theirs), theirs: null };
  return saveEnded({ ...next, touched: stillTouched(next) }, hasChanges);
}

/** Applies another tab's save. During a save of ours, its own response will contain it. */
export function heard(state: EditorState, update: Update): EditorState {
  if (update.revision <= state.saved.revision || state.save === 'saving') return state;
  const failing = state.save === 'failed' || state.save === 'offline';
  const next = conflicted(state, update);
  return failing && next.save !== 'conflict' ? { ...next, save: state.save, failures: state.failures, sent: state.sent } : next;
}

/** Applies a restored snapshot, as a step that can be undone. */
export function wentBack(state: EditorState, update: Update, at: number): EditorState {
  const next = heard(state, update);
  const step = { group: null, at, before: differences(next.draft, state.draft), after: differences(state.draft, next.draft) };
  if (Object.keys(step.after).length === 0) return next;
  return { ...next, ...recorded(next, step) };
}

/** What this browser stored because it couldn't be saved: the saved version then, and the changes to it. */
export interface StoredText {
  saved: SavedDrama;
  changed: Patch;
}

/** Restores input stored in this browser over the current saved version. */
export function restored(saved: SavedDrama, stored: StoredText): EditorState {
  const base = opened(stored.saved);
  const state = { ...base, draft: patched(base.draft, stored.changed), touched: new Set(Object.keys(stored.changed)) };
  if (stored.saved.revision === saved.revision) return { ...state, saved };
  return conflicted(state, { ...saved, patch: differences(stored.saved.pieces, saved.pieces) });
}

/** Returns the differences between two whole states. */
function differences(before: Pieces, after: Pieces): Patch {
  const removed = Object.keys(before).filter((key) => !(key in after));
  const changed = Object.entries(after).filter(([key, piece]) => !isSame(before[key], piece));
  return { ...Object.fromEntries(changed), ...Object.fromEntries(removed.map((key) => [key, null])) };
}
