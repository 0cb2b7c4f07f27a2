import type { Watchable } from '@meowtale/web-kit';
import type { StoreApi } from 'zustand';

/** Part of a store as slices may read and watch it. The part must be the same object while nothing in it changed. */
export function watchStore<S, T>(store: StoreApi<S>, read: (state: S) => T): Watchable<T> {
  return {
    get: () => read(store.getState()),
    subscribe: (listener) =>
      store.subscribe((state, before) => {
        if (read(state) !== read(before)) listener();
      }),
  };
}
