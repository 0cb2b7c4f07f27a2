import type { Scene, StoryFaultCode } from './engine.ts';

/** How far back a reader may step; older turns stay in the trail only. */
export const BACK_STEPS_MAX = 100;

/**
 * How a run was found again: as saved; in another language; in an updated story at the very node where it stood, at the nearest
 * ancestor of one that is gone, by the same choices, at its passage, as far as its choices led; or not at all.
 */
export type Recovery = 'restored' | 'translated' | 'kept' | 'ancestor' | 'replayed' | 'passage' | 'nearest' | 'restarted';

export interface Turn extends Scene {
  /** The words that led here; null on the first page. */
  chosen: string | null;
  /** The choice that led here, where choices have ids; it names the turn's segment. */
  choice?: string | undefined;
}

export interface FoundEnding {
  id: string;
  name: string;
}

/** A run of a story: plain data, so that it can be stored, compared and sent. */
export interface PlayState {
  fingerprint: string;
  language: string | null;
  shape: string | null;
  seed: number;
  /** At least one; the last is what is being read. */
  turns: Turn[];
  /** Every choice since the beginning, by which a run is found again in an updated story. */
  trail: { index: number; text: string }[];
  /** False once the trail no longer starts at the beginning. */
  trailComplete: boolean;
  /** Over all runs of this reader. */
  endings: FoundEnding[];
  /** What was read and left in all runs of this reader (`wasRead`). */
  read: string;
  /** Why the last action did nothing, until the next one. */
  fault: StoryFaultCode | null;
  /** How many faults there were since it was opened: a page says each anew, also one that is the same. */
  faultCount: number;
  /** How a loaded save was found again; null in a run that was not loaded. */
  recovery: Recovery | null;
}

/** Adds a turn, forgets the oldest beyond what one may step back, and remembers an ending that is new. */
export function arrive(state: PlayState, turn: Turn): PlayState {
  const turns = [...state.turns, turn].slice(-BACK_STEPS_MAX - 1);
  const ending = turn.passage.ending;
  if (ending?.id == null) return { ...state, turns };
  const found = { id: ending.id, name: ending.name };
  const known = state.endings.some(({ id }) => id === found.id);
  // Its name may have been read in another language.
  return {
    ...state,
    turns,
    endings: known ? state.endings.map((each) => (each.id === found.id ? found : each)) : [...state.endings, found],
  };
}

export function currentTurn(state: PlayState): Turn {
  const turn = state.turns.at(-1);
  if (turn === undefined) throw new Error('A run has at least one turn.');
  return turn;
}
