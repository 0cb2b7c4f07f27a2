import { type RefObject, useLayoutEffect, useRef } from 'react';

interface FocusAfter {
  /** The container of the list, which is focusable. */
  box: RefObject<HTMLDivElement | null>;
  /** Announces that a row will be removed. */
  goes(uuid: string): void;
}

/** Focuses the delete button of a removed row's successor, or the list without one. */
export function useFocusAfter(rows: readonly { uuid: string }[]): FocusAfter {
  const box = useRef<HTMLDivElement>(null);
  const going = useRef<{ uuid: string; at: number } | null>(null);
  useLayoutEffect(() => {
    const removed = going.current;
    if (!removed || rows.some(({ uuid }) => uuid === removed.uuid)) return;
    going.current = null;
    if (document.activeElement !== document.body) return;
    const bins = [...(box.current?.querySelectorAll<HTMLElement>('[data-bin]') ?? [])];
    (bins[Math.min(removed.at, bins.length - 1)] ?? box.current)?.focus();
  }, [rows]);
  return {
    box,
    goes: (uuid) => {
      going.current = { uuid, at: rows.findIndex((row) => row.uuid === uuid) };
    },
  };
}
