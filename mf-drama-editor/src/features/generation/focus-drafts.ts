import { flushSync } from 'react-dom';

/** Does away with what may have the keys; they go on to the menu from which the next proposal is looked at, or stay where else they are. */
export function leaveToDrafts(leave: () => void): void {
  flushSync(leave);
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('[data-drafts]')?.focus();
}
