import type { ProposalState } from '@meowtale/contracts/inputs/drama/generation';
import { type AppError, toAppError } from '@meowtale/web-kit';
import type { Client } from '@urql/core';
import type { EditorStore } from '../drama-editor/editor-store.ts';
import type { Patch } from '../drama-editor/pieces.ts';
import { decideProposal } from './documents.ts';

// An empty list names no proposal, and still changes when one is made.
export const CONTEXT = { additionalTypenames: ['DramaProposal'] };

export interface Decision {
  state: ProposalState;
  /** Ids of what was taken; null for all of it. */
  taken: readonly string[] | null;
  /** The patch by which it was taken: the same object that was given to the editor. */
  patch?: Patch;
}

export interface Decisions {
  /** Saves the decision about a proposal; of one that was taken by a patch, also when that is undone or redone. */
  decide(uuid: string, decision: Decision): Promise<AppError | null>;
  stop(): void;
}

export function createDecisions(urql: Client, editor: EditorStore): Decisions {
  const watching = new Set<() => void>();

  async function note(uuid: string, { state, taken }: Decision): Promise<AppError | null> {
    const { error } = await urql.mutation(decideProposal, { uuid, state, taken }, CONTEXT).toPromise();
    return error ? toAppError(error) : null;
  }

  function follow(uuid: string, decision: Decision): void {
    let isTaken = true;
    const unsubscribe = editor.subscribe(({ past, future }) => {
      const isThere = past.some(({ after }) => after === decision.patch);
      const isBack = future.some(({ after }) => after === decision.patch);
      if (!isThere && !isBack) {
        unsubscribe();
        watching.delete(unsubscribe);
      } else if (isThere !== isTaken) {
        isTaken = isThere;
        void note(uuid, isThere ? decision : { state: 'pending', taken: null });
      }
    });
    watching.add(unsubscribe);
  }

  return {
    decide(uuid, decision) {
      if (decision.patch) follow(uuid, decision);
      return note(uuid, decision);
    },
    stop() {
      for (const unsubscribe of watching) unsubscribe();
      watching.clear();
    },
  };
}
