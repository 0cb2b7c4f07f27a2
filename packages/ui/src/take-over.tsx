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

/** Passes the focus of the placeholder to the loaded field, and its press unless the field is open already. */
export function TakeOver({ id, early, isOpen = false }: { id: string; early: Early; isOpen?: boolean }) {
  useEffect(() => {
    const field = document.getElementById(id);
    const { focused, pressed } = early.current;
    early.current = { focused: false, pressed: false };
    if (focused) field?.focus();
    if (pressed && !isOpen) field?.click();
  }, [id, early, isOpen]);
  return null;
}
