import type { ReleaseStorage, VerifiedBytes } from './storage.ts';

const FRESH_MS = 1_000;
/** Of files and looks that are fresh. */
const ENTRIES_MAX = 200;
const VERIFIED_BYTES_MAX = 64 * 1024 ** 2;

interface Entry {
  value: Promise<unknown>;
  until: number;
}

/** Returns a function that shares a call's result by its key for a second, also while the call runs; a failed one isn't shared afterwards. */
function createShare(now: () => number) {
  const entries = new Map<string, Entry>();

  function share<T>(key: string, call: () => Promise<T>): Promise<T> {
    const known = entries.get(key);
    if (known && now() < known.until) return known.value as Promise<T>;
    entries.delete(key);
    // The oldest come first.
    for (const [old, { until }] of entries) {
      if (now() < until && entries.size < ENTRIES_MAX) break;
      entries.delete(old);
    }
    const entry = { value: call(), until: now() + FRESH_MS };
    entries.set(key, entry);
    entry.value.catch(() => entries.get(key) === entry && entries.delete(key));
    return entry.value;
  }
  return { share, clear: () => entries.clear() };
}

/** Creates a cache from which the least recently used bytes go when it is full. */
function createVerified(maxBytes: number): VerifiedBytes {
  const files = new Map<string, Buffer>();
  let size = 0;

  function remove(key: string): void {
    size -= files.get(key)?.length ?? 0;
    files.delete(key);
  }
  return {
    get(file, hash) {
      const key = `${file} ${hash}`;
      const bytes = files.get(key);
      if (bytes) {
        files.delete(key);
        files.set(key, bytes);
      }
      return bytes;
    },
    set(file, hash, bytes) {
      const key = `${file} ${hash}`;
      remove(key);
      if (bytes.length > maxBytes / 4) return;
      files.set(key, bytes);
      size += bytes.length;
      for (const oldest of files.keys()) {
        if (size <= maxBytes) return;
        remove(oldest);
      }
    },
  };
}

/**
 * Returns a storage for programs that read for each request. One on another machine is read at most once a second for each file, and
 * files of releases only once, as long as 64 MiB have room for them; the folder of this machine is returned unchanged.
 */
export function cacheReads(storage: ReleaseStorage, { now = Date.now, verifiedBytesMax = VERIFIED_BYTES_MAX } = {}): ReleaseStorage {
  if (!storage.isRemote) return storage;
  const { share, clear } = createShare(now);

  /** Makes a change, after which what was read before isn't used any more. */
  async function change<T>(write: () => Promise<T>): Promise<T> {
    try {
      return await write();
    } finally {
      clear();
    }
  }
  return {
    ...storage,
    verified: createVerified(verifiedBytesMax),
    read: (file) => share(`read ${file}`, () => storage.read(file)),
    look: (file) => share(`look ${file}`, () => storage.look(file)),
    create: (file, bytes) => change(() => storage.create(file, bytes)),
    createFolder: (folder, files) => change(() => storage.createFolder(folder, files)),
    replace: (file, bytes) => change(() => storage.replace(file, bytes)),
    remove: (name) => change(() => storage.remove(name)),
    removeLeftovers: (before) => change(() => storage.removeLeftovers(before)),
  };
}
