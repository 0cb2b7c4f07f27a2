const held = new Map<string, string>();

function storage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** Stores values in this browser. Without storage (which may throw on access) they last while the page is open. */
export const keptInBrowser: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: (key) => storage()?.getItem(key) ?? held.get(key) ?? null,
  setItem(key, value) {
    try {
      localStorage.setItem(key, value);
    } catch {
      held.set(key, value);
    }
  },
  removeItem(key) {
    held.delete(key);
    storage()?.removeItem(key);
  },
};
