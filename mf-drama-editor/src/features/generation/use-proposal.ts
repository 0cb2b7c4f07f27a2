import { type AppError, toAppError } from '@meowtale/web-kit';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useClient, useQuery } from 'urql';
import { findDramaChanges } from '../drama-editor/documents.ts';
import { useEditorStore } from '../drama-editor/editor-context.tsx';
import type { Pieces } from '../drama-editor/pieces.ts';
import { findProposal, type Proposal } from './documents.ts';
import type { Moved } from './proposal-units.ts';

/** What changed after the proposal was started, and the draft at the time of that query. */
interface Since {
  ids: ReadonlySet<string>;
  isAll: boolean;
  draft: Pieces;
}

/** Queries a proposal in full; null where it no longer belongs to the drama. */
export function useProposal(uuid: string): { proposal: Proposal | null | undefined; failure: AppError | null; retry(): void } {
  const drama = useEditorStore().getState().saved.uuid;
  const [{ data, error }, ask] = useQuery({ query: findProposal, variables: { drama, uuid } });
  return {
    proposal: data && (data.findDramaProposal[0] ?? null),
    failure: error && !data ? toAppError(error) : null,
    retry: () => ask({ requestPolicy: 'network-only' }),
  };
}

/** Returns which parts were changed since a revision, saved or not; null until known. After an error it returns all. */
export function useMoved(revision: number | undefined, draft: Pieces): Moved | null {
  const client = useClient();
  const editor = useEditorStore();
  const [since, setSince] = useState<Since | null>(null);
  const poll = useCallback(
    async (from: number, signal: AbortSignal) => {
      const { saved, touched, draft: now } = editor.getState();
      const variables = { uuid: saved.uuid, since: from };
      const { data } = await client.query(findDramaChanges, variables, { requestPolicy: 'network-only' }).toPromise();
      const changed = data?.findDrama.list[0]?.data;
      const ids = [...(changed?.parts.map(({ id }) => id) ?? []), ...(changed?.removed ?? []), ...touched];
      if (!signal.aborted) setSince({ ids: new Set(ids), isAll: changed?.whole ?? true, draft: now });
    },
    [client, editor],
  );
  useEffect(() => {
    if (revision === undefined) return;
    const leaving = new AbortController();
    void poll(revision, leaving.signal);
    return () => leaving.abort();
  }, [revision, poll]);
  return useMemo(() => since && { has: (id) => since.isAll || since.ids.has(id) || since.draft[id] !== draft[id] }, [since, draft]);
}
