import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { partIn } from '../drama-editor/editor-state.ts';
import type { EditorStore } from '../drama-editor/editor-store.ts';
import { addLine, moveLine, removeLine } from '../story-edits/paragraph-edits.ts';

/** Returns the key handler of the lines' fields, which have their line's id in `data-line`. */
export function useLineKeys(store: EditorStore, id: string, list: RefObject<HTMLElement | null>): (event: KeyboardEvent) => void {
  const wanted = useRef<string | null>(null);

  // A line added by a key exists after the next render.
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const field = list.current?.querySelector<HTMLElement>(`[data-line="${CSS.escape(wanted.current)}"]`);
    if (!field) return;
    wanted.current = null;
    field.focus();
  });

  return (event) => {
    const { target, key, altKey, shiftKey, nativeEvent } = event;
    const lineId = target instanceof HTMLTextAreaElement ? target.dataset.line : undefined;
    if (!lineId || nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const { draft, change } = store.getState();
    const lines = partIn({ draft }, 'paragraph', id)?.lines ?? [];
    const at = lines.findIndex((line) => line.id === lineId);
    const line = lines[at];
    if (!line) return;
    const empty = (target as HTMLTextAreaElement).value === '';
    if (altKey && (key === 'ArrowUp' || key === 'ArrowDown')) {
      const to = at + (key === 'ArrowUp' ? -1 : 1);
      if (to >= 0 && to < lines.length) change(moveLine(draft, id, at, to));
      wanted.current = lineId;
    } else if (key === 'Enter' && !shiftKey && !altKey) {
      const next = uuidv7();
      wanted.current = next;
      change(addLine(draft, id, { after: lineId, given: { id: next, speaker: line.speaker } }));
    } else if (key === 'Backspace' && empty && lines.length > 1) {
      wanted.current = lines[at - 1]?.id ?? lines[at + 1]?.id ?? null;
      change(removeLine(draft, id, lineId));
    } else return;
    event.preventDefault();
  };
}
