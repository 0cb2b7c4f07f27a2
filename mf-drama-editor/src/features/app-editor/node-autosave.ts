import { DEBOUNCE_EDITOR_SAVE_MS } from '@meowtale/contracts';
import { type AppError, isPassing } from '@meowtale/web-kit';
import { startAutosave, waitBeforeSave } from '@meowtale/web-kit/editor';
import type { Nodes } from './node-draft.ts';
import { isUnsaved, isWhole, type NodeState, type NodeStore } from './node-store.ts';

/** Resolves to null once it is saved. */
export type SaveNodes = (nodes: Nodes) => Promise<AppError | null>;

/** Saves half a second after the last change (SPEC §9). Returns the function that stops it. */
export const startNodeAutosave = (store: NodeStore, save: SaveNodes): (() => void) =>
  startAutosave({
    store,
    waitMs: (state: NodeState) => waitBeforeSave(state, () => isUnsaved(state) && isWhole(state), DEBOUNCE_EDITOR_SAVE_MS),
    changes: ({ nodes }) => nodes,
    save: async (_state, nodes) => {
      const error = await save(nodes);
      if (!error) return { kind: 'saved', saved: nodes };
      return isPassing(error) ? { kind: 'failed' } : { kind: 'refused', error };
    },
  });
