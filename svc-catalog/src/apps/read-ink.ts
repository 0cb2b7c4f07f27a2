import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeText } from '@meowtale/story/decode-text';
import type { Extracted } from './archive.ts';

/** Reads the texts of a story that was unpacked into `folder`, by their paths; those that are neither UTF-8 nor UTF-16 are named. */
export async function readInk(folder: string, { paths }: Pick<Extracted, 'paths'>) {
  const files: Record<string, string> = {};
  const unreadable: string[] = [];
  for (const path of paths.toSorted()) {
    const text = decodeText(await readFile(join(folder, path)));
    if (text === null) unreadable.push(path);
    else files[path] = text;
  }
  return { files, unreadable };
}
