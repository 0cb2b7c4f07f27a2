import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A row's button that removes the row, by its `data-control`. */
export type RowControl = 'archive' | 'bin';

interface FocusAfter {
  /** The container of the list, which is focusable. */
  box: RefObject<HTMLDivElement | null>;
  /** Announces that a row will be removed, and from which of its buttons. */
  goes(uuid: string, control: RowControl): void;
}

/** Focuses the same button of a removed row's successor, or the list without one. */
export function useFocusAfter(rows: readonly { uuid: string }[]): FocusAfter {
  const box = useRef<HTMLDivElement>(null);
  const going = useRef<{ uuid: string; at: number; control: RowControl } | null>(null);
  useLayoutEffect(() => {
    const removed = going.current;
    if (!removed || rows.some(({ uuid }) => uuid === removed.uuid)) return;
    going.current = null;
    if (document.activeElement !== document.body) return;
    const controls = [...(box.current?.querySelectorAll<HTMLElement>(`[data-control="${removed.control}"]`) ?? [])];
    (controls[Math.min(removed.at, controls.length - 1)] ?? box.current)?.focus();
  }, [rows]);
  return {
    box,
    goes: (uuid, control) => {
      going.current = { uuid, control, at: rows.findIndex((row) => row.uuid === uuid) };
    },
  };
}
