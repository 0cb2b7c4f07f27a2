import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';

/** An opened list is in the same landmark or popup as its field; fixed, so that nothing that scrolls clips it. */
export const BESIDE_ITS_FIELD = { withinPortal: false, floatingStrategy: 'fixed', transitionProps: { duration: 0 } } as const;

/** Returns props of a field that opens a list. `emptyText` is shown when no option matches. */
export function usePickerList(emptyText: ReactNode, openAtFirst: boolean) {
  const [open, setOpen] = useState(openAtFirst);
  // Mantine changes the list's id after the first render: the field, which refers to it, is rendered twice more.
  const [renders, setRenders] = useState(0);
  useEffect(() => setRenders(open ? Math.min(renders + 1, 2) : 0), [open, renders]);
  return {
    defaultDropdownOpened: openAtFirst,
    onDropdownOpen: () => setOpen(true),
    onDropdownClose: () => setOpen(false),
    comboboxProps: { ...BESIDE_ITS_FIELD, keepMounted: false },
    // The list itself scrolls, because the keyboard moves through it.
    withScrollArea: false,
    // A list may contain options only: the text is an option that can't be chosen.
    nothingFoundMessage: emptyText ? (
      <span role="option" aria-selected={false} aria-disabled="true" tabIndex={-1}>
        {emptyText}
      </span>
    ) : undefined,
  };
}
