import type { Storage } from '../../library/storage/model.ts';
import { packedName } from '../../library/web-files/model.ts';
import { readGameText } from './game-text.ts';

/** The engine is among a game's first scripts, those nearest to the top folder. */
const SCRIPTS_MAX = 40;
const SCRIPT = /\.(?:html?|m?js)$/i;

/** Godot's setting in its page, for true and false. */
const GODOT_THREADS = /\bGODOT_THREADS_ENABLED\s*=\s*(true|false)\b/;
/** Shared memory for threads, as Emscripten (so Unity and older Godot) or a script creates it. */
const SHARED_MEMORY = /\bnew\s+SharedArrayBuffer\b|WebAssembly\.Memory\([^)]{0,300}\bshared["']?\s*:\s*(?:true\b|!0)/;

/**
 * Returns whether a game's scripts create shared memory, which browsers give only to isolated pages. Stops at `until`, in ms of `Date.now`,
 * and returns null if it has found none by then.
 */
export async function usesThreads(storage: Pick<Storage, 'list' | 'open'>, folder: string, until: number): Promise<boolean | null> {
  const scripts: string[] = [];
  for await (const { key } of storage.list(folder)) {
    const path = key.slice(folder.length + 1);
    if (SCRIPT.test(packedName(path)?.inner ?? path)) scripts.push(path);
  }
  const depthOf = (path: string) => path.split('/').length;
  for (const path of scripts.toSorted((a, b) => depthOf(a) - depthOf(b)).slice(0, SCRIPTS_MAX)) {
    if (Date.now() > until) return null;
    const text = (await readGameText(storage, folder, path)) ?? '';
    const [, godot] = GODOT_THREADS.exec(text) ?? [];
    if (godot !== undefined) return godot === 'true';
    if (SHARED_MEMORY.test(text)) return true;
  }
  return false;
}
