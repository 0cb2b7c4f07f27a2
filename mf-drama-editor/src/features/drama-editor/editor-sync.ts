import { type EditorState, hasChanges, opened, STEPS_MAX, type Standing, stillTouched } from './editor-state.ts';
import { meetings } from './merge-pieces.ts';
import { isSame, type Patch, type Piece, type Pieces, patched } from './pieces.ts';

// What becomes of what is edited when the service, another tab or the connection says something.

/** News of what the service holds: all fields, and the parts that changed. */
export interface Update {
  revision: number;
  updatedAt: string;
  patch: Patch;
}

export const saving = (state: EditorState, sent: Patch): EditorState => ({ ...state, save: 'saving', sent: [...state.sent, sent] });

/** What the service holds now, under what is typed: a piece that nobody touched here becomes what stands. */
function over(state: EditorState, { revision, updatedAt, patch }: Update): EditorState {
  const standing = { ...state.standing, revision, updatedAt, pieces: patched(state.standing.pieces, patch) };
  // A piece that says the same stays the very piece that is being edited, so that steps of it can be taken back.
  const untouched = Object.entries(patch).filter(([key, piece]) => !state.touched.has(key) && !isSame(state.draft[key] ?? null, piece));
  const next = { ...state, standing, draft: patched(state.draft, Object.fromEntries(untouched)) };
  return { ...next, touched: stillTouched(next) };
}

/** The service took it. What was typed meanwhile is the next save's. */
export function saved(state: EditorState, update: Update): EditorState {
  const next: EditorState = { ...over(state, update), failures: 0, sent: [], refusal: null, theirs: null };
  return { ...next, save: hasChanges(next) ? 'none' : 'saved' };
}

export const failed = (state: EditorState, online: boolean): EditorState => ({
  ...state,
  save: online ? 'failed' : 'offline',
  failures: state.failures + 1,
});

/** The last sent was not taken; one before it may have been. */
export const refused = (state: EditorState, code: string): EditorState => ({
  ...state,
  save: 'refused',
  sent: state.sent.slice(0, -1),
  refusal: code,
});

/** Somebody saved first. What was changed on both sides meets line by line; only what was changed twice is to be chosen. */
export function conflicted(state: EditorState, update: Update): EditorState {
  // What came from here, its answer lost on the way, is what was typed on from.
  const isOwn = (key: string, piece: Piece | null) => state.sent.some((sent) => key in sent && isSame(sent[key], piece));
  const patch = Object.fromEntries(Object.entries(update.patch).filter(([key, piece]) => !isOwn(key, piece)));
  const met = meetings({ base: state.standing.pieces, mine: state.draft, chosen: state.theirs, theirs: patch });
  const theirs: Record<string, Piece | null> = { ...state.theirs };
  for (const [key, meeting] of met) {
    if (meeting.clash) theirs[key] = meeting.theirs;
    else delete theirs[key];
  }
  const draft = patched(state.draft, Object.fromEntries([...met].map(([key, { mine }]) => [key, mine])));
  // What was changed here keeps its place in the order, though it was taken out of it elsewhere.
  const next = { ...state, draft, touched: new Set([...state.touched, 'outline']), theirs: null };
  if (Object.keys(theirs).length === 0) return saved(next, update);
  return { ...over(next, update), save: 'conflict', theirs };
}

export const keptMine = (state: EditorState): EditorState =>
  state.theirs ? { ...state, theirs: null, save: 'none', failures: 0, sent: [] } : state;

export function tookTheirs(state: EditorState): EditorState {
  if (!state.theirs) return state;
  const next = { ...state, draft: patched(state.draft, state.theirs), theirs: null, failures: 0, sent: [], past: [], future: [] };
  const settled: EditorState = { ...next, touched: stillTouched(next) };
  return { ...settled, save: hasChanges(settled) ? 'none' : 'saved' };
}

/** Another tab saved. While a save of ours is on its way, its own answer says the same. */
export function heard(state: EditorState, update: Update): EditorState {
  if (update.revision <= state.standing.revision || state.save === 'saving') return state;
  const failing = state.save === 'failed' || state.save === 'offline';
  const next = conflicted(state, update);
  return failing && next.save !== 'conflict' ? { ...next, save: state.save, failures: state.failures, sent: state.sent } : next;
}

/** A snapshot stands again because somebody said so here: that is a step of theirs, to be taken back as any other. */
export function wentBack(state: EditorState, update: Update, at: number): EditorState {
  const next = heard(state, update);
  const step = { group: null, at, before: differences(next.draft, state.draft), after: differences(state.draft, next.draft) };
  if (Object.keys(step.after).length === 0) return next;
  return { ...next, past: [...next.past, step].slice(-STEPS_MAX), future: [] };
}

export function connected(state: EditorState, online: boolean): EditorState {
  if (!online) return state.save === 'conflict' ? state : { ...state, save: 'offline' };
  return state.save === 'offline' ? { ...state, save: 'none', failures: 0 } : state;
}

/** The person asks for another try now. */
export const retried = (state: EditorState): EditorState => ({ ...state, save: 'none', refusal: null, failures: 0 });

/** What this browser kept when it could not be saved: what stood then, and what was changed of it. */
export interface KeptText {
  standing: Standing;
  changed: Patch;
}

/** Typed text that this browser kept, laid over what the service holds now. */
export function restored(standing: Standing, kept: KeptText): EditorState {
  const base = opened(kept.standing);
  const state = { ...base, draft: patched(base.draft, kept.changed), touched: new Set(Object.keys(kept.changed)) };
  if (kept.standing.revision === standing.revision) return { ...state, standing };
  return conflicted(state, { ...standing, patch: differences(kept.standing.pieces, standing.pieces) });
}

/** What became of each piece between two whole states. */
function differences(before: Pieces, after: Pieces): Patch {
  const gone = Object.keys(before).filter((key) => !(key in after));
  const changed = Object.entries(after).filter(([key, piece]) => !isSame(before[key], piece));
  return { ...Object.fromEntries(changed), ...Object.fromEntries(gone.map((key) => [key, null])) };
}
