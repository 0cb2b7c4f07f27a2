import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';

/** What opens stands in the landmark or popup that holds its field; fixed, so that what scrolls doesn't cut it off. */
export const BESIDE_ITS_FIELD = { withinPortal: false, floatingStrategy: 'fixed', transitionProps: { duration: 0 } } as const;

/** Props of a field that opens a list. `emptyText` is said when nothing in it matches. */
export function usePickerList(emptyText: ReactNode) {
  const [open, setOpen] = useState(false);
  // Mantine gives the list its id when it was drawn, and another after that: the field, which names it, is drawn twice more.
  const [drawn, setDrawn] = useState(0);
  useEffect(() => setDrawn(open ? Math.min(drawn + 1, 2) : 0), [open, drawn]);
  return {
    onDropdownOpen: () => setOpen(true),
    onDropdownClose: () => setOpen(false),
    comboboxProps: { ...BESIDE_ITS_FIELD, keepMounted: false },
    // The list itself scrolls: it is what the keyboard moves through.
    withScrollArea: false,
    // A list has options alone: words that do nothing are one that can't be chosen.
    nothingFoundMessage: emptyText ? (
      <span role="option" aria-selected={false} aria-disabled="true" tabIndex={-1}>
        {emptyText}
      </span>
    ) : undefined,
  };
}
