import { DEBOUNCE_EDITOR_SAVE_MS } from '@meowtale/contracts';
import type { AppNode } from '@meowtale/contracts/inputs/catalog/app-node';
import { type AppError, isPassing } from '@meowtale/web-kit';
import { type SaveAnswer, startAutosave, waitBeforeSave } from '@meowtale/web-kit/editor';
import { type Nodes, toDraft } from './node-draft.ts';
import { isUnsaved, isWhole, type NodeState, type NodeStore, type SavedTree } from './node-store.ts';

/** Saves nodes over a revision; resolves to the new one. */
export type SaveNodes = (nodes: Nodes, revision: number) => Promise<{ revision: number; error?: undefined } | { error: AppError }>;

/** Converts a save's error to its effect on the input. */
function toSaveAnswer(error: AppError): SaveAnswer<SavedTree, SavedTree> {
  const { node, node_revision: revision } = (error.data ?? {}) as { node?: AppNode[]; node_revision?: number };
  if (error.code === 'app/tree-conflict' && node && revision !== undefined)
    return { kind: 'conflict', theirs: { nodes: toDraft(node), revision } };
  return isPassing(error) ? { kind: 'failed' } : { kind: 'refused', error };
}

/** Saves half a second after the last change (SPEC §9). Returns the function that stops it. */
export const startNodeAutosave = (store: NodeStore, save: SaveNodes): (() => void) =>
  startAutosave({
    store,
    waitMs: (state: NodeState) => waitBeforeSave(state, () => isUnsaved(state) && isWhole(state), DEBOUNCE_EDITOR_SAVE_MS),
    changes: ({ nodes }) => nodes,
    save: async ({ revision }: NodeState, nodes) => {
      const answer = await save(nodes, revision);
      return answer.error ? toSaveAnswer(answer.error) : { kind: 'saved', saved: { nodes, revision: answer.revision } };
    },
  });
