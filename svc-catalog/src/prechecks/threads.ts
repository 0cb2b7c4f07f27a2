import { packedName } from '../files/packed-file.ts';
import type { Storage } from '../files/storage.ts';
import { readGameText } from './game-text.ts';

/** A game's engine is among the first of its scripts, those nearest to the top. */
const SCRIPTS_MAX = 40;
const SCRIPT = /\.(?:html?|m?js)$/i;

/** Godot says it in its page, in either case. */
const GODOT_THREADS = /\bGODOT_THREADS_ENABLED\s*=\s*(true|false)\b/;
/** Memory that threads share: what Emscripten, and so Unity and older Godot, make for them, and what a script makes by hand. */
const SHARED_MEMORY = /\bnew\s+SharedArrayBuffer\b|WebAssembly\.Memory\([^)]{0,300}\bshared["']?\s*:\s*(?:true\b|!0)/;

/** Whether a game's scripts make memory that threads share, which browsers give to isolated pages alone; `until` is in ms of `Date.now`. */
export async function usesThreads(storage: Pick<Storage, 'list' | 'open'>, folder: string, until: number): Promise<boolean> {
  const scripts: string[] = [];
  for await (const { key } of storage.list(folder)) {
    const path = key.slice(folder.length + 1);
    if (SCRIPT.test(packedName(path)?.inner ?? path)) scripts.push(path);
  }
  const depthOf = (path: string) => path.split('/').length;
  for (const path of scripts.toSorted((a, b) => depthOf(a) - depthOf(b)).slice(0, SCRIPTS_MAX)) {
    if (Date.now() > until) return false;
    const text = (await readGameText(storage, folder, path)) ?? '';
    const [, godot] = GODOT_THREADS.exec(text) ?? [];
    if (godot !== undefined) return godot === 'true';
    if (SHARED_MEMORY.test(text)) return true;
  }
  return false;
}
