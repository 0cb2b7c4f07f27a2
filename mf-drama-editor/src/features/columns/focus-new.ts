import { type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/** Adds an item that renders at once, and focuses its text field, selected by `field`. */
export function withNewFocused(field: string, add: () => void): void {
  flushSync(add);
  document.querySelector<HTMLElement>(field)?.focus();
}

/** Returns the ref of a field of an added item: it gets the focus, with its text selected. */
export function useFocusOfNew<Field extends HTMLInputElement | HTMLTextAreaElement>(isNew: boolean): RefObject<Field | null> {
  const field = useRef<Field>(null);
  useEffect(() => {
    if (!isNew) return;
    field.current?.focus();
    field.current?.select();
  }, [isNew]);
  return field;
}
