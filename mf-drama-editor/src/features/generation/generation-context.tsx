import type { BlockedWord } from '@meowtale/contracts/inputs/drama/blocked-words';
import { findBlocked } from '@meowtale/contracts/inputs/drama/blocked-words';
import { useHost } from '@meowtale/web-kit';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { useQuery } from 'urql';
import { useStore } from 'zustand';
import { useEditorStore } from '../drama-editor/editor-context.tsx';
import { CONTEXT, createDecisions, type Decisions } from './decisions.ts';
import { findProposals, type ListedProposal } from './documents.ts';
import { createGenerationRun, type GenerationRun } from './generation-run.ts';
import { createGenerationStore, type GenerationState, type GenerationStore } from './generation-store.ts';

interface Generation {
  store: GenerationStore;
  run: GenerationRun;
  decisions: Decisions;
}

const GenerationContext = createContext<Generation | null>(null);

/** Provides generation for the open drama: continues with a running job, and stops polling when the drama is left. */
export function GenerationProvider({ personUuid, children }: { personUuid: string; children: ReactNode }) {
  const { urql } = useHost();
  const editor = useEditorStore();
  const [store] = useState(createGenerationStore);
  const generation = useMemo(
    () => ({ store, run: createGenerationRun({ urql, editor, store, personUuid }), decisions: createDecisions(urql, editor) }),
    [urql, editor, store, personUuid],
  );
  useEffect(() => {
    void generation.run.resume();
    return () => {
      generation.run.stop();
      generation.decisions.stop();
    };
  }, [generation]);
  return <GenerationContext value={generation}>{children}</GenerationContext>;
}

function useWhole(): Generation {
  const generation = useContext(GenerationContext);
  if (!generation) throw new Error('generation needs a GenerationProvider above it');
  return generation;
}

export const useGenerationRun = (): GenerationRun => useWhole().run;
export const useDecisions = (): Decisions => useWhole().decisions;
export const useGeneration = <T,>(select: (state: GenerationState) => T): T => useStore(useWhole().store, select);

const NONE: readonly BlockedWord[] = [];

/** Returns which blocked words a text contains, and where. */
export function useBlockedIn(text: string): readonly BlockedWord[] {
  const blocked = useGeneration((state) => state.blocked);
  return useMemo(() => (blocked.length === 0 ? NONE : findBlocked(text, blocked)), [text, blocked]);
}

/** Queries the drama's newest proposals, decided or not, the last first; pictures are listed elsewhere. */
export function useProposals(): { proposals: readonly ListedProposal[] | null; failed: boolean } {
  const drama = useEditorStore().getState().saved.uuid;
  const [{ data, error }] = useQuery({
    query: findProposals,
    variables: { drama },
    context: CONTEXT,
    requestPolicy: 'cache-and-network',
  });
  const found = data?.findDramaProposal;
  return { proposals: useMemo(() => found?.filter(({ use }) => use !== 'picture') ?? null, [found]), failed: error !== undefined };
}
