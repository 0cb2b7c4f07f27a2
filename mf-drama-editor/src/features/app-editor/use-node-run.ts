import { toAppError, useHost } from '@meowtale/web-kit';
import { useEffect } from 'react';
import { saveNodes } from './documents.ts';
import { startNodeAutosave } from './node-autosave.ts';
import { toTree } from './node-draft.ts';
import type { NodeStore } from './node-store.ts';

/** Runs a tree's autosave. `onSaved` is called with each saved tree. */
export function useNodeRun(store: NodeStore, appUuid: string, onSaved: (tree: unknown[]) => void): void {
  const { urql } = useHost();
  useEffect(
    () =>
      startNodeAutosave(store, async (nodes) => {
        const node = toTree(nodes);
        const { data, error } = await urql.mutation(saveNodes, { uuid: appUuid, node }).toPromise();
        if (!data?.setApp) return error ? toAppError(error) : { code: '9999' };
        onSaved(node);
        return null;
      }),
    [store, appUuid, urql, onSaved],
  );
}
