import { DEBOUNCE_EDITOR_SAVE_MS } from '@meowtale/contracts';
import { type AppError, isPassing, retryWaitMs, startAutosave } from '@meowtale/web-kit';
import type { Nodes } from './node-draft.ts';
import { isUnsaved, isWhole, type NodeState, type NodeStore } from './node-store.ts';

/** Resolves to null once it is saved. */
export type SaveNodes = (nodes: Nodes) => Promise<AppError | null>;

/** Returns the wait before the next save, counted from the last change; null while nothing can be saved. */
export function waitBeforeSave(state: NodeState): number | null {
  if (state.save !== 'none' && state.save !== 'failed') return null;
  if (!isUnsaved(state) || !isWhole(state)) return null;
  return state.save === 'failed' ? retryWaitMs(state.failures) : DEBOUNCE_EDITOR_SAVE_MS;
}

/** Saves half a second after the last change (SPEC §9), one save at a time. Returns the function that stops it. */
export function startNodeAutosave(store: NodeStore, save: SaveNodes): () => void {
  return startAutosave({
    subscribe: store.subscribe,
    waitMs: () => waitBeforeSave(store.getState()),
    save: async () => {
      const { nodes, start } = store.getState();
      start();
      const error = await save(nodes);
      return () => {
        const state = store.getState();
        if (!error) state.finish(nodes);
        else if (isPassing(error)) state.fail(navigator.onLine);
        else state.refuse(error.code);
      };
    },
  });
}
