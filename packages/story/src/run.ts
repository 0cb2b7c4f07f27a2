import type { Scene, StoryFaultCode } from './engine.ts';

/** Number of steps back that a reader can take; older turns are only in the trail. */
export const BACK_STEPS_MAX = 100;

/**
 * How a run was restored: unchanged; in another language; in an updated story at its node, at the nearest ancestor of a removed node, by
 * the same choices, at its passage, or as far as its choices led; or not at all.
 */
export type Recovery = 'restored' | 'translated' | 'kept' | 'ancestor' | 'replayed' | 'passage' | 'nearest' | 'restarted';

export interface Turn extends Scene {
  /** The chosen text that led here; null on the first page. */
  chosen: string | null;
  /** The chosen choice's id, in stories with such ids; it names the turn's segment. */
  choice?: string | undefined;
}

export interface FoundEnding {
  id: string;
  name: string;
}

/** A run of a story as plain data, so that it can be stored, compared and sent. */
export interface PlayState {
  fingerprint: string;
  language: string | null;
  shape: string | null;
  seed: number;
  /** At least one; the last is the current page. */
  turns: Turn[];
  /** All choices since the beginning, or since the trail was dropped, by which a run is found again in an updated story. */
  trail: { index: number; text: string }[];
  /** Number of choices before the trail's first one; 0 when it is complete. */
  choicesBefore: number;
  /** False when the trail doesn't start at the beginning. */
  trailComplete: boolean;
  /** Found in all runs of this reader. */
  endings: FoundEnding[];
  /** Marks of paragraphs read and left in all runs of this reader (`wasRead`). */
  read: string;
  /** Why the last action did nothing; null after the next one. */
  fault: StoryFaultCode | null;
  /** Number of faults since the run was opened, so that a page can announce a repeated fault again. */
  faultCount: number;
  /** How a loaded save was restored; null in a run that wasn't loaded. */
  recovery: Recovery | null;
}

/** Adds a turn, drops the oldest beyond the limit of steps back, and records a new ending. */
export function arrive(state: PlayState, turn: Turn): PlayState {
  const turns = [...state.turns, turn].slice(-BACK_STEPS_MAX - 1);
  const ending = turn.passage.ending;
  if (ending?.id == null) return { ...state, turns };
  const found = { id: ending.id, name: ending.name };
  const known = state.endings.some(({ id }) => id === found.id);
  // An earlier run may have read its name in another language.
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
