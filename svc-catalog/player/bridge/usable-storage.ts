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
  const kept = new Map(entries);
  const change = (action: () => void) => {
    action();
    onChange([...kept]);
  };
  const methods = {
    getItem: (key: string) => kept.get(String(key)) ?? null,
    setItem: (key: string, value: string) => change(() => kept.set(String(key), String(value))),
    removeItem: (key: string) => change(() => kept.delete(String(key))),
    clear: () => change(() => kept.clear()),
    key: (index: number) => [...kept.keys()][index] ?? null,
  };
  return new Proxy(methods as unknown as Storage, {
    get: (target, key) => (key === 'length' ? kept.size : key in target ? Reflect.get(target, key) : kept.get(String(key))),
    set(_target, key, value) {
      methods.setItem(String(key), value);
      return true;
    },
    deleteProperty(_target, key) {
      methods.removeItem(String(key));
      return true;
    },
    has: (target, key) => key in target || kept.has(String(key)),
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: (_target, key) =>
      kept.has(String(key)) ? { value: kept.get(String(key)), writable: true, enumerable: true, configurable: true } : undefined,
  });
}
