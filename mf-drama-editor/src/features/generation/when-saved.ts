import { changes, type EditorState, isUnsaved } from '../drama-editor/editor-state.ts';
import type { EditorStore } from '../drama-editor/editor-store.ts';

/** Why what is typed isn't in the service: nobody can be reached, or its person has to do something first. */
export type Unsaved = 'offline' | 'failed' | 'refused' | 'conflict' | 'faulty';

/** What became of saving; null while that goes on. */
export function endOfSaving(state: EditorState): 'saved' | Unsaved | null {
  if (state.save === 'offline' || state.save === 'failed' || state.save === 'refused' || state.save === 'conflict') return state.save;
  if (!isUnsaved(state)) return state.save === 'saving' ? null : 'saved';
  return state.save !== 'saving' && Object.keys(changes(state)).length === 0 ? 'faulty' : null;
}

/** Waits until everything typed is in the service: what is made is made of what stands there. */
export function whenSaved(store: EditorStore): Promise<'saved' | Unsaved> {
  return new Promise((resolve) => {
    const look = () => {
      const end = endOfSaving(store.getState());
      if (end === null) return;
      unsubscribe();
      resolve(end);
    };
    const unsubscribe = store.subscribe(look);
    look();
  });
}
