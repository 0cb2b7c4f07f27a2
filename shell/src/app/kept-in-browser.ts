const memory = new Map<string, string>();

function storage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** Stores values in this browser. Without storage (which may throw on access) they last while the page is open. */
export const keptInBrowser: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: (key) => storage()?.getItem(key) ?? memory.get(key) ?? null,
  setItem(key, value) {
    try {
      localStorage.setItem(key, value);
    } catch {
      memory.set(key, value);
    }
  },
  removeItem(key) {
    memory.delete(key);
    storage()?.removeItem(key);
  },
};
