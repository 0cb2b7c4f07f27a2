import { STATE_TABLE, type StateRow, TRANSITIONS, type Transition } from '@meowtale/contracts/states';
import { SubmitStateRefused } from './errors.ts';

export interface StoredState {
  page_state: number;
  package_state: number;
  withdrawn_at: Date | null;
  start_preview_at: Date | null;
  released_at: Date | null;
}

/** A submission is as far as its part that is least far. */
export function stateOf({ page_state, package_state }: Pick<StoredState, 'page_state' | 'package_state'>): number {
  return Math.min(page_state, package_state);
}

function timesOf(stored: StoredState, now: Date): StateRow['times'] {
  if (stateOf(stored) === 1) return stored.withdrawn_at ? 'withdrawn' : 'new';
  if (!stored.released_at) return 'unset';
  if (stored.released_at <= now) return 'out';
  return stored.start_preview_at && stored.start_preview_at <= now ? 'preview' : 'ahead';
}

/** The submit name, log state and review tags of what is stored, at the database's time `now` (SPEC §4, contracts' STATE_TABLE). */
export function deriveState(stored: StoredState, now: Date): StateRow {
  const state = stateOf(stored);
  const times = timesOf(stored, now);
  const row = STATE_TABLE.find((candidate) => candidate.state === state && (candidate.times === 'any' || candidate.times === times));
  if (!row) throw new Error(`no state for ${state}, ${times}`);
  return row;
}

/** @throws SubmitStateRefused (409) when the table has no such action from this state */
export function requireTransition(action: Transition['action'], stored: Pick<StoredState, 'page_state' | 'package_state'>): Transition {
  const state = stateOf(stored);
  const transition = TRANSITIONS.find((candidate) => candidate.action === action && candidate.from === state);
  if (!transition) throw new SubmitStateRefused(action, state);
  return transition;
}
