import { changes, type EditorState, isUnsaved } from '../drama-editor/editor-state.ts';
import type { EditorStore } from '../drama-editor/editor-store.ts';

/** Why the input isn't saved: a failed connection, or the person must act first. */
export type Unsaved = 'offline' | 'failed' | 'refused' | 'conflict' | 'faulty';

/** Returns the result of saving; null while it is running. */
export function endOfSaving(state: EditorState): 'saved' | Unsaved | null {
  if (state.save === 'offline' || state.save === 'failed' || state.save === 'refused' || state.save === 'conflict') return state.save;
  if (!isUnsaved(state)) return state.save === 'saving' ? null : 'saved';
  return state.save !== 'saving' && Object.keys(changes(state)).length === 0 ? 'faulty' : null;
}

/** Waits until all input is saved, because drafts are made from the saved drama. */
export function whenSaved(store: EditorStore): Promise<'saved' | Unsaved> {
  return new Promise((resolve) => {
    const check = () => {
      const end = endOfSaving(store.getState());
      if (end === null) return;
      unsubscribe();
      resolve(end);
    };
    const unsubscribe = store.subscribe(check);
    check();
  });
}
