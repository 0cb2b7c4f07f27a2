import { createStore, type StoreApi } from 'zustand';

export interface ProgressState {
  pending: number;
  start(): void;
  done(): void;
}

export type Progress = StoreApi<ProgressState>;

/** Creates the store of the number of pending operations. */
export function createProgress(): Progress {
  return createStore<ProgressState>()((set) => ({
    pending: 0,
    start: () => set(({ pending }) => ({ pending: pending + 1 })),
    done: () => set(({ pending }) => ({ pending: Math.max(0, pending - 1) })),
  }));
}

/** Counts `work` as pending until it settles. */
export function during<T>(progress: Progress, work: Promise<T>): Promise<T> {
  progress.getState().start();
  return work.finally(() => progress.getState().done());
}
