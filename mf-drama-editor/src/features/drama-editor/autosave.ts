import { DEBOUNCE_DRAMA_SAVE_MS } from '@meowtale/contracts';
import { retryWaitMs, startAutosave as runAutosave } from '@meowtale/web-kit';
import { changes, type EditorState, hasChanges } from './editor-state.ts';
import type { EditorStore } from './editor-store.ts';
import type { Update } from './editor-sync.ts';
import type { Patch } from './pieces.ts';

export type SaveAnswer =
  | { kind: 'saved'; update: Update }
  | { kind: 'conflict'; update: Update }
  | { kind: 'refused'; code: string }
  | { kind: 'failed' };

export type SaveDrama = (uuid: string, revision: number, change: Patch) => Promise<SaveAnswer>;

/** Returns the wait before the next save, counted from the last change; null while nothing can be saved. */
export function waitBeforeSave(state: EditorState): number | null {
  if (state.save !== 'none' && state.save !== 'failed') return null;
  if (!hasChanges(state)) return null;
  if (state.save === 'failed') return retryWaitMs(state.failures);
  return DEBOUNCE_DRAMA_SAVE_MS;
}

/** Saves a second after the last change (SPEC §9), one save at a time, while it runs. Returns the function that stops it. */
export function startAutosave(store: EditorStore, save: SaveDrama): () => void {
  return runAutosave({
    subscribe: store.subscribe,
    waitMs: () => waitBeforeSave(store.getState()),
    save: async () => {
      const state = store.getState();
      const change = changes(state);
      state.start(change);
      const answer = await save(state.saved.uuid, state.saved.revision, change);
      return () => {
        if (answer.kind === 'saved') state.finish(answer.update);
        else if (answer.kind === 'conflict') state.clash(answer.update);
        else if (answer.kind === 'refused') state.refuse(answer.code);
        else state.fail(navigator.onLine);
      };
    },
  });
}
