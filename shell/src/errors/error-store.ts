import type { AppError } from '@meowtale/web-kit';
import { createStore, type StoreApi } from 'zustand';

export interface ErrorState {
  /** The error in the dialog; one at a time, the first stays. */
  shown: AppError | null;
  show(error: AppError): void;
  close(): void;
}

export type ErrorStore = StoreApi<ErrorState>;

export function createErrorStore(): ErrorStore {
  return createStore<ErrorState>()((set) => ({
    shown: null,
    show: (error) => set(({ shown }) => ({ shown: shown ?? error })),
    close: () => set({ shown: null }),
  }));
}
