const held = new Map<string, string>();

function storage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** What this browser keeps of the person. One that refuses to (naming its storage throws already) has it while the page is open. */
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
