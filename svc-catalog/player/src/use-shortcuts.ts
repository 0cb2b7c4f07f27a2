import type { PlayAction, PlayView } from '@meowtale/story';
import { useEffect } from 'react';

/**
 * Handles keys: 1–9 choose, arrows move between choices, Backspace steps back, S skips text read before, L opens the log; nothing while a
 * dialog is open or with a modifier.
 */
export function useShortcuts(view: PlayView, act: (action: PlayAction) => void, openLog: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
      const digit = /^[1-9]$/.test(event.key) ? Number(event.key) - 1 : null;
      if (digit !== null && digit < view.choices.length && !event.repeat) act({ type: 'choose', index: digit });
      else if (event.key === 'Backspace' && view.canGoBack && !event.repeat) act({ type: 'back' });
      else if (event.key.toLowerCase() === 's' && view.canSkip && !event.repeat) act({ type: 'skip' });
      else if (event.key.toLowerCase() === 'l' && !event.repeat) openLog();
      else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') moveFocus(event);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [view, act, openLog]);
}

/** Moves between choices, and to the nearest one once the page's end is visible; before that arrows scroll as usual. */
function moveFocus(event: KeyboardEvent): void {
  const choices = [...document.querySelectorAll<HTMLElement>('[data-choice]')];
  const at = choices.indexOf(document.activeElement as HTMLElement);
  const down = event.key === 'ArrowDown';
  if (at === -1 && (!down || !isVisible(choices[0]))) return;
  const next = choices[at === -1 ? 0 : at + (down ? 1 : -1)];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

function isVisible(element: HTMLElement | undefined): boolean {
  return element !== undefined && element.getBoundingClientRect().top < window.innerHeight;
}
