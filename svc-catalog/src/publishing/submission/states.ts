import { STATE_TABLE, type StateRow, SUBMIT_PARTS, type SubmitPart, TRANSITIONS, type Transition } from '@meowtale/contracts/states';
import { SubmitStateRefused } from './errors.ts';

export interface StoredState {
  page_state: number;
  package_state: number;
  withdrawn_at: Date | null;
  start_preview_at: Date | null;
  released_at: Date | null;
}

export type PartStates = Pick<StoredState, 'page_state' | 'package_state'>;

/** Returns a submission's state: the lower one of its parts; 5 when both are decided and one is refused. */
export function stateOf({ page_state, package_state }: PartStates): number {
  const least = Math.min(page_state, package_state);
  return least < 4 ? least : Math.max(page_state, package_state);
}

function timesOf(stored: StoredState, now: Date): StateRow['times'] {
  if (stateOf(stored) === 1) return stored.withdrawn_at ? 'withdrawn' : 'new';
  if (!stored.released_at) return 'unset';
  if (stored.released_at <= now) return 'out';
  return stored.start_preview_at && stored.start_preview_at <= now ? 'preview' : 'ahead';
}

/**
 * Returns the submit name, log state and review tags of a stored submission at the database's time `now` (SPEC §4, contracts' STATE_TABLE).
 */
export function deriveState(stored: StoredState, now: Date): StateRow {
  const state = stateOf(stored);
  const times = timesOf(stored, now);
  const row = STATE_TABLE.find((candidate) => candidate.state === state && (candidate.times === 'any' || candidate.times === times));
  if (!row) throw new Error(`no state for ${state}, ${times}`);
  return row;
}

/** @throws SubmitStateRefused (409) when the table has no such transition */
export function requireTransition(action: Transition['action'], stored: PartStates): Transition {
  const state = stateOf(stored);
  const transition = TRANSITIONS.find((candidate) => candidate.action === action && candidate.from === state);
  if (!transition) throw new SubmitStateRefused(action, state);
  return transition;
}

const COLUMNS = { page: 'page_state', package: 'package_state' } as const satisfies Record<SubmitPart, keyof PartStates>;

/**
 * Returns both parts' states after staff's `action` on `part`, or on every part that allows it. A decided part stays unchanged.
 * @throws SubmitStateRefused (409) when the table has no such transition
 */
export function moveParts(action: 'take' | 'pass' | 'refuse', stored: PartStates, part?: SubmitPart | null): PartStates {
  const { page_state, package_state } = stored;
  const moves = (part ? [part] : SUBMIT_PARTS).flatMap((each) => {
    const transition = TRANSITIONS.find((row) => row.action === action && row.from === stored[COLUMNS[each]]);
    return transition ? [[COLUMNS[each], transition.to] as const] : [];
  });
  if (moves.length === 0) throw new SubmitStateRefused(action, part ? stored[COLUMNS[part]] : stateOf(stored));
  return { page_state, package_state, ...Object.fromEntries(moves) };
}
