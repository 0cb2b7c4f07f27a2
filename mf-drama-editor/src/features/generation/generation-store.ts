import type { AppError } from '@meowtale/web-kit';
import { createStore } from 'zustand';
import type { Asked } from './asked.ts';

/** One job at a time (SPEC §4's ai_generating and ai_generate_error). `asked` is null of one that somebody else began. */
export type Work =
  | { at: 'idle' }
  | { at: 'saving'; asked: Asked }
  | { at: 'running'; asked: Asked | null; job: string; since: number; progress: number }
  | { at: 'failed'; asked: Asked | null; error: AppError };

export interface GenerationState {
  work: Work;
  /** What the dialog asks about; null while it is closed. */
  asking: Asked | null;
  /** The proposal that is being looked at. */
  shown: string | null;
  panel: 'proposals' | 'consistency' | null;
  /** Words that were refused: marked wherever they stand. */
  blocked: readonly string[];
  ask(asked: Asked | null): void;
  show(proposal: string | null): void;
  open(panel: GenerationState['panel']): void;
  turn(work: Work): void;
  block(words: readonly string[]): void;
}

/** Generation of one open drama: state and verbs, no fetching. */
export const createGenerationStore = () =>
  createStore<GenerationState>()((set) => ({
    ...{ work: { at: 'idle' }, asking: null, shown: null, panel: null, blocked: [] },
    ask: (asking) => set({ asking }),
    show: (shown) => set({ shown }),
    open: (panel) => set({ panel }),
    turn: (work) => set({ work }),
    block: (blocked) => set({ blocked }),
  }));

export type GenerationStore = ReturnType<typeof createGenerationStore>;
