import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** What was done with a field before its code had come. */
export type Early = RefObject<{ focused: boolean; pressed: boolean }>;

export function useEarly(): Early {
  return useRef({ focused: false, pressed: false });
}

/** For the shape of a field: notes whether it has the focus when it goes. */
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

/** Stands beside the field that has come: gives it the focus and the press of the shape it takes the place of. */
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
