import type { Watchable } from '@meowtale/web-kit';
import type { StoreApi } from 'zustand';

/** Returns part of a store for slices to read and subscribe to. The part must be the same object while it is unchanged. */
export function watchStore<S, T>(store: StoreApi<S>, read: (state: S) => T): Watchable<T> {
  return {
    get: () => read(store.getState()),
    subscribe: (listener) =>
      store.subscribe((state, before) => {
        if (read(state) !== read(before)) listener();
      }),
  };
}
