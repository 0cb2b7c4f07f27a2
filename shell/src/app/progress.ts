import { createStore, type StoreApi } from 'zustand';

export interface ProgressState {
  pending: number;
  start(): void;
  done(): void;
}

export type Progress = StoreApi<ProgressState>;

/** How many things the page waits for; the bar at the top shows while there is one. */
export function createProgress(): Progress {
  return createStore<ProgressState>()((set) => ({
    pending: 0,
    start: () => set(({ pending }) => ({ pending: pending + 1 })),
    done: () => set(({ pending }) => ({ pending: Math.max(0, pending - 1) })),
  }));
}
