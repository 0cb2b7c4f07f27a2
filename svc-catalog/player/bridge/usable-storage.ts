/** Prefix of the entries in a window's name, which survives a reload of its frame. */
const NAME_PREFIX = '__meowtale:';

/**
 * Returns the game's localStorage; where the browser blocks it in frames (as in private windows), a substitute, so that the game runs and
 * is saved all the same.
 */
export function usableStorage(): Storage {
  try {
    window.localStorage.getItem(NAME_PREFIX);
    return window.localStorage;
  } catch {
    const local = standIn(readName(), (entries) => {
      window.name = NAME_PREFIX + JSON.stringify(entries);
    });
    Object.defineProperty(window, 'localStorage', { value: local, configurable: true });
    Object.defineProperty(window, 'sessionStorage', { value: standIn([], () => {}), configurable: true });
    return local;
  }
}

function readName(): [string, string][] {
  try {
    return window.name.startsWith(NAME_PREFIX) ? (JSON.parse(window.name.slice(NAME_PREFIX.length)) as [string, string][]) : [];
  } catch {
    return [];
  }
}

/** Returns a Storage that also supports `storage.key` and `storage.key = value`, like the browser's. */
export function standIn(entries: [string, string][], onChange: (entries: [string, string][]) => void): Storage {
  const stored = new Map(entries);
  const change = (action: () => void) => {
    action();
    onChange([...stored]);
  };
  const methods = {
    getItem: (key: string) => stored.get(String(key)) ?? null,
    setItem: (key: string, value: string) => change(() => stored.set(String(key), String(value))),
    removeItem: (key: string) => change(() => stored.delete(String(key))),
    clear: () => change(() => stored.clear()),
    key: (index: number) => [...stored.keys()][index] ?? null,
  };
  return new Proxy(methods as unknown as Storage, {
    get: (target, key) => (key === 'length' ? stored.size : key in target ? Reflect.get(target, key) : stored.get(String(key))),
    set(_target, key, value) {
      methods.setItem(String(key), value);
      return true;
    },
    deleteProperty(_target, key) {
      methods.removeItem(String(key));
      return true;
    },
    has: (target, key) => key in target || stored.has(String(key)),
    ownKeys: () => [...stored.keys()],
    getOwnPropertyDescriptor: (_target, key) =>
      stored.has(String(key)) ? { value: stored.get(String(key)), writable: true, enumerable: true, configurable: true } : undefined,
  });
}
