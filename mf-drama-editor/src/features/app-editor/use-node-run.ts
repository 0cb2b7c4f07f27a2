import { toAppError, useHost } from '@meowtale/web-kit';
import { useEffect } from 'react';
import { saveNodes } from './documents.ts';
import { startNodeAutosave } from './node-autosave.ts';
import { toTree } from './node-draft.ts';
import type { NodeStore } from './node-store.ts';

/** Runs a tree's autosave. `onSaved` is called with each saved tree and its revision. */
export function useNodeRun(store: NodeStore, appUuid: string, onSaved: (tree: unknown[], revision: number) => void): void {
  const { urql } = useHost();
  useEffect(
    () =>
      startNodeAutosave(store, async (nodes, over) => {
        const node = toTree(nodes);
        const { data, error } = await urql.mutation(saveNodes, { uuid: appUuid, node, node_revision: over }).toPromise();
        if (!data?.setApp) return { error: error ? toAppError(error) : { code: '9999' } };
        const { node_revision: revision } = data.setApp;
        onSaved(node, revision);
        return { revision };
      }),
    [store, appUuid, urql, onSaved],
  );
}
