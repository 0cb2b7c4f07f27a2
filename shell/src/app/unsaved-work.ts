import { KEPT_EVENT, type KeptDetail } from '@meowtale/web-kit';
import { createStore, type StoreApi } from 'zustand';

interface UnsavedWork {
  /** The keys of work that this browser couldn't store. */
  keys: ReadonlySet<string>;
  /** The keys of work that it stores. */
  stored: ReadonlySet<string>;
}

export type UnsavedWorkStore = StoreApi<UnsavedWork>;

function withKey(keys: ReadonlySet<string>, key: string, isIn: boolean): ReadonlySet<string> {
  if (keys.has(key) === isIn) return keys;
  const others = [...keys].filter((other) => other !== key);
  return new Set(isIn ? [...others, key] : others);
}

/** Creates the store of what the slices report about unsaved work, each under its key. */
export function createUnsavedWork(page: EventTarget): UnsavedWorkStore {
  const store: UnsavedWorkStore = createStore<UnsavedWork>(() => ({ keys: new Set(), stored: new Set() }));
  page.addEventListener(KEPT_EVENT, (event) => {
    // A slice released earlier doesn't send `isStored`: its work isn't promised.
    const { key, isKept, isStored = false } = (event as CustomEvent<Omit<KeptDetail, 'isStored'> & Partial<KeptDetail>>).detail;
    store.setState(({ keys, stored }) => ({ keys: withKey(keys, key, !isKept), stored: withKey(stored, key, isStored) }));
  });
  return store;
}

/** Returns the key of a page's offline text: it promises stored work only while this browser stores some. */
export function offlineText({ keys, stored }: UnsavedWork): 'offline.page' | 'offline.pageStored' | 'offline.pageNotKept' {
  if (keys.size > 0) return 'offline.pageNotKept';
  return stored.size > 0 ? 'offline.pageStored' : 'offline.page';
}
