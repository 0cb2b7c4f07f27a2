import type { AppError } from '@meowtale/web-kit';
import { createStore } from 'zustand';
import type { DraftRequest } from './draft-request.ts';

/** One job at a time (SPEC §4's ai_generating and ai_generate_error). `request` is null for one started elsewhere. */
export type Work =
  | { at: 'idle' }
  | { at: 'saving'; request: DraftRequest }
  | { at: 'running'; request: DraftRequest | null; job: string; since: number; progress: number }
  | { at: 'failed'; request: DraftRequest | null; error: AppError };

export interface GenerationState {
  work: Work;
  /** The request in the dialog; null while it is closed. */
  asking: DraftRequest | null;
  /** The shown proposal. */
  shown: string | null;
  panel: 'proposals' | 'consistency' | null;
  /** The node whose versions are shown. */
  versions: string | null;
  /** Blocked words: marked wherever they occur. */
  blocked: readonly string[];
  ask(request: DraftRequest | null): void;
  show(proposal: string | null): void;
  showVersions(node: string | null): void;
  open(panel: GenerationState['panel']): void;
  turn(work: Work): void;
  block(words: readonly string[]): void;
}

/** Creates the store of generation of one open drama: state and verbs, no fetching. */
export const createGenerationStore = () =>
  createStore<GenerationState>()((set) => ({
    ...{ work: { at: 'idle' }, asking: null, shown: null, versions: null, panel: null, blocked: [] },
    ask: (asking) => set({ asking }),
    show: (shown) => set({ shown }),
    showVersions: (versions) => set({ versions }),
    open: (panel) => set({ panel }),
    turn: (work) => set({ work }),
    block: (blocked) => set({ blocked }),
  }));

export type GenerationStore = ReturnType<typeof createGenerationStore>;
