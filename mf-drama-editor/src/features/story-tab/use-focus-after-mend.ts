import type { Problem } from '@meowtale/story/check';
import { type MouseEvent, useLayoutEffect, useRef } from 'react';

interface Pressed {
  section: Element;
  row: Element;
  index: number;
}

const rowsIn = (section: Element) => [...section.querySelectorAll('li')];

/**
 * Returns the click handler of a section of problems, one per list item. When a fix removes its item and with it the focus, the next
 * problem gets it; after the last one the section's heading.
 */
export function useFocusAfterMend(problems: readonly Problem[]): (event: MouseEvent<HTMLElement>) => void {
  const pressed = useRef<Pressed | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the story is checked a moment after it changed
  useLayoutEffect(() => {
    if (pressed.current === null || pressed.current.row.isConnected) return;
    const { section, index } = pressed.current;
    pressed.current = null;
    if (document.activeElement !== document.body) return;
    const rows = rowsIn(section);
    const next = rows[Math.min(index, rows.length - 1)]?.querySelector('button');
    (next ?? section.querySelector<HTMLElement>('h2'))?.focus();
  }, [problems]);
  return ({ target, currentTarget }) => {
    const row = (target as Element).closest('li');
    pressed.current = row && { section: currentTarget, row, index: rowsIn(currentTarget).indexOf(row) };
  };
}
