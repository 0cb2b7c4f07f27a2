import { flushSync } from 'react-dom';

/** Moves a row by one of its two buttons, and keeps the focus on it; at an end, on the other one. */
export function byMover(mover: HTMLButtonElement, move: () => void): void {
  flushSync(move);
  const other = mover.parentElement?.querySelector<HTMLButtonElement>('[data-mover]:enabled');
  (mover.disabled ? other : mover)?.focus();
}
