import { KEPT_EVENT, type KeptDetail } from '@meowtale/web-kit';
import { createStore, type StoreApi } from 'zustand';

/** The keys of unsaved work that this browser couldn't store. */
export type Unkept = StoreApi<{ keys: ReadonlySet<string> }>;

/** Follows what the slices store of unsaved work, each under its key. */
export function createUnkept(page: EventTarget): Unkept {
  const store: Unkept = createStore(() => ({ keys: new Set<string>() }));
  page.addEventListener(KEPT_EVENT, (event) => {
    const { key, isKept } = (event as CustomEvent<KeptDetail>).detail;
    store.setState(({ keys }) => {
      if (keys.has(key) !== isKept) return { keys };
      const others = [...keys].filter((other) => other !== key);
      return { keys: new Set(isKept ? others : [...others, key]) };
    });
  });
  return store;
}

/** Returns the key of what a page says without a network: whether unsaved work is still there depends on the browser's storage. */
export function offlineText({ keys }: { keys: ReadonlySet<string> }): 'offline.page' | 'offline.pageNotKept' {
  return keys.size > 0 ? 'offline.pageNotKept' : 'offline.page';
}
