import { type RefObject, useLayoutEffect, useRef } from 'react';

interface FocusAfter {
  /** Around the list; it can have the focus. */
  box: RefObject<HTMLDivElement | null>;
  /** Says that a row will go. */
  goes(uuid: string): void;
}

/** Once a row has gone with its bin, the keys that the bin had are with the one in its place; where no row is left, with the list. */
export function useFocusAfter(rows: readonly { uuid: string }[]): FocusAfter {
  const box = useRef<HTMLDivElement>(null);
  const going = useRef<{ uuid: string; at: number } | null>(null);
  useLayoutEffect(() => {
    const gone = going.current;
    if (!gone || rows.some(({ uuid }) => uuid === gone.uuid)) return;
    going.current = null;
    if (document.activeElement !== document.body) return;
    const bins = [...(box.current?.querySelectorAll<HTMLElement>('[data-bin]') ?? [])];
    (bins[Math.min(gone.at, bins.length - 1)] ?? box.current)?.focus();
  }, [rows]);
  return {
    box,
    goes: (uuid) => {
      going.current = { uuid, at: rows.findIndex((row) => row.uuid === uuid) };
    },
  };
}
