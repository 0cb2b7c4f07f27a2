import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Interactions with a field before its code had loaded. */
export type Early = RefObject<{ focused: boolean; pressed: boolean }>;

export function useEarly(): Early {
  return useRef({ focused: false, pressed: false });
}

/** Records whether a field's placeholder has the focus when it is unmounted. */
export function useNotedFocus<T extends HTMLElement>(early: Early): RefObject<T | null> {
  const shape = useRef<T>(null);
  useLayoutEffect(() => {
    const shown = shape.current;
    return () => {
      early.current.focused = shown !== null && document.activeElement === shown;
    };
  }, [early]);
  return shape;
}

/** Passes the focus and the press of the placeholder to the loaded field. */
export function TakeOver({ id, early }: { id: string; early: Early }) {
  useEffect(() => {
    const field = document.getElementById(id);
    const { focused, pressed } = early.current;
    early.current = { focused: false, pressed: false };
    if (focused) field?.focus();
    if (pressed) field?.click();
  }, [id, early]);
  return null;
}
