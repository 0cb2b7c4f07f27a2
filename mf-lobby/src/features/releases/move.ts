import type { ReleaseAction } from '@meowtale/contracts/inputs/catalog/release';
import type { AppError } from '@meowtale/web-kit';
import type { ReleaseSlice } from './documents.ts';

/** A change that staff chose for a slice and have not confirmed yet. */
export interface Move {
  slice: string;
  action: ReleaseAction;
}

/** Lists what staff can do with a slice. A service's canary needs an address, which only operators give. */
export function actionsOf({ name, kind, previous, killed, pinned, canary }: ReleaseSlice): ReleaseAction[] {
  const isShell = name === 'shell';
  const moves: [ReleaseAction, boolean][] = [
    ['promote', !pinned],
    ['rollback', !pinned && previous !== null],
    ['canary', !pinned && !isShell && (kind === 'remote' || canary !== null)],
    ['stop', canary !== null],
    [killed ? 'revive' : 'kill', !isShell || killed],
    [pinned ? 'unpin' : 'pin', true],
  ];
  return moves.flatMap(([action, isPossible]) => (isPossible ? [action] : []));
}

/** Returns the key of an action's words: of a canary, whether it is started or changed. */
export const wordsOf = (action: ReleaseAction, { canary }: Pick<ReleaseSlice, 'canary'>) =>
  action === 'canary' && canary ? 'share' : action;

/** Why a move was rejected, and whether it can be forced. */
export interface Rejection {
  findings: string[];
  can_force: boolean;
}

export function rejectionOf(failure: AppError | null): Rejection | null {
  const data = failure?.code === 'release/rejected' ? (failure.data as Partial<Rejection> | undefined) : undefined;
  return data ? { findings: data.findings ?? [], can_force: data.can_force === true } : null;
}
