import { DEBOUNCE_EDITOR_SAVE_MS } from '@meowtale/contracts';
import { type AppError, retryWaitMs, startAutosave as runAutosave } from '@meowtale/web-kit';
import { changes, type EditorState, hasChanges, isEditable, type Parts } from './editor-state.ts';
import type { EditorStore } from './editor-store.ts';
import type { Files, SavedSubmit } from './submit-data.ts';

export type SaveAnswer =
  | { kind: 'saved'; savedSubmit: SavedSubmit }
  | { kind: 'conflict'; theirs: SavedSubmit; files: Files }
  | { kind: 'refused'; error: AppError }
  | { kind: 'failed' };

export type SaveParts = (state: EditorState, parts: Parts) => Promise<SaveAnswer>;

/** Returns the wait before the next save, counted from the last change; null while nothing can be saved. */
export function waitBeforeSave(state: EditorState): number | null {
  if (state.save !== 'none' && state.save !== 'failed') return null;
  if (!isEditable(state) || !hasChanges(state)) return null;
  if (state.save === 'failed') return retryWaitMs(state.failures);
  return DEBOUNCE_EDITOR_SAVE_MS;
}

/** Saves half a second after the last change (SPEC §9), one save at a time, while it runs. Returns the function that stops it. */
export function startAutosave(store: EditorStore, save: SaveParts): () => void {
  return runAutosave({
    subscribe: store.subscribe,
    waitMs: () => waitBeforeSave(store.getState()),
    save: async () => {
      const state = store.getState();
      const parts = changes(state);
      state.start(parts);
      const answer = await save(state, parts);
      return () => {
        if (answer.kind === 'saved') state.finish(answer.savedSubmit, parts);
        else if (answer.kind === 'conflict') state.clash(answer.theirs, answer.files);
        else if (answer.kind === 'refused') state.refuse(answer.error);
        else state.fail();
      };
    },
  });
}
