import { useEffect } from 'react';
import type { EditorStore } from './editor-store.ts';

/**
 * Ctrl or ⌘ with Z takes the last edit back, with Shift or with Y does it again: everywhere in the editor, also in a field, since
 * what is typed there is kept in steps by the editor and not by the browser.
 */
export function useUndoKeys(store: EditorStore): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing) return;
      // An editor of its own, such as of a source, has its own steps; so has a dialog over this page.
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
