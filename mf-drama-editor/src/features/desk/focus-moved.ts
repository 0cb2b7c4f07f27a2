import { flushSync } from 'react-dom';

/** Moves a row by one of its two buttons, and leaves the keys with it; where the row can go no further, with the other one. */
export function byMover(mover: HTMLButtonElement, move: () => void): void {
  flushSync(move);
  const other = mover.parentElement?.querySelector<HTMLButtonElement>('[data-mover]:enabled');
  (mover.disabled ? other : mover)?.focus();
}
