import { flushSync } from 'react-dom';

/** Removes an element that may have the focus; the drafts menu gets it then, unless it is elsewhere. */
export function leaveToDrafts(leave: () => void): void {
  flushSync(leave);
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('[data-drafts]')?.focus();
}
