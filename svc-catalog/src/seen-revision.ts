import { isDeepStrictEqual } from 'node:util';
import { DomainError } from '@meowtale/service-kit';

interface Seen {
  /** The revision that the caller edited; none replaces any. */
  seen: number | null | undefined;
  current: number;
  /** Returns the current state for the caller, as `extensions.data`. */
  toState(): object;
}

/**
 * Returns whether a change of a row is already saved, as after a lost response, so that there is nothing to write.
 * @throws DomainError `input/conflict` (409) with the current state for another change over an older revision
 */
export function isRepeat<T extends object>(row: T, change: Partial<T>, { seen, current, toState }: Seen): boolean {
  if (seen == null || seen === current) return false;
  if (isDeepStrictEqual({ ...row, ...change }, row)) return true;
  throw new DomainError('input/conflict', { data: toState() });
}
