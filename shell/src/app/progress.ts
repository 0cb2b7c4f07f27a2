import { createStore, type StoreApi } from 'zustand';

export interface ProgressState {
  pending: number;
  start(): void;
  done(): void;
}

export type Progress = StoreApi<ProgressState>;

/** How many things are waited for. */
export function createProgress(): Progress {
  return createStore<ProgressState>()((set) => ({
    pending: 0,
    start: () => set(({ pending }) => ({ pending: pending + 1 })),
    done: () => set(({ pending }) => ({ pending: Math.max(0, pending - 1) })),
  }));
}

/** Counts `work` until it is settled, however it ends. */
export function during<T>(progress: Progress, work: Promise<T>): Promise<T> {
  progress.getState().start();
  return work.finally(() => progress.getState().done());
}
