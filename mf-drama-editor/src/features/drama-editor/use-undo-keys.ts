import { useEffect } from 'react';
import type { EditorStore } from './editor-store.ts';

/**
 * Handles Ctrl or ⌘ with Z for undo, with Shift or Y for redo: everywhere in the editor, also in fields, because the editor records their
 * steps instead of the browser.
 */
export function useUndoKeys(store: EditorStore): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing) return;
      // A source editor has its own steps; so has a dialog over this page.
      if (event.target instanceof Element && event.target.closest('[data-own-undo], [role="dialog"]')) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) store.getState().redo();
      else store.getState().undo();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [store]);
}
