import { useEffect } from 'react';
import type { SiteStore } from './site-store.ts';

const isTyped = (target: EventTarget | null) => target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;

/** Handles Ctrl or ⌘ with Z for undo, with Shift or Y for redo; not in a field or a popup, which have their own. */
export function useUndoKeys(store: SiteStore): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing) return;
      if (isTyped(event.target) || document.querySelector('[role="dialog"]')) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      const { undo, redo } = store.getState();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [store]);
}
