import { type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/** Adds something that is drawn at once, and puts the cursor where its words are written, which `field` selects. */
export function withNewFocused(field: string, add: () => void): void {
  flushSync(add);
  document.querySelector<HTMLElement>(field)?.focus();
}

/** For a field that comes with what was just added: it has the cursor, and its words are selected to be typed over. */
export function useFocusOfNew<Field extends HTMLInputElement | HTMLTextAreaElement>(isNew: boolean): RefObject<Field | null> {
  const field = useRef<Field>(null);
  useEffect(() => {
    if (!isNew) return;
    field.current?.focus();
    field.current?.select();
  }, [isNew]);
  return field;
}
