import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const NAME = /^[a-z0-9][a-z0-9._-]*$/i;
const REMEMBERED_MAX = 200;

export interface PlayerFiles {
  /** Reads a file. @throws when the player has no such file */
  read(name: string): Promise<Buffer>;
}

/** Returns the built player's files; they are few, so each is read once and cached. */
export function createPlayerFiles(folder: string): PlayerFiles {
  const cache = new Map<string, Buffer>();
  return {
    async read(name) {
      if (!NAME.test(name)) throw new Error(`the player has no "${name}"`);
      const known = cache.get(name);
      if (known !== undefined) return known;
      const content = await readFile(join(folder, name));
      if (cache.size < REMEMBERED_MAX) cache.set(name, content);
      return content;
    },
  };
}
