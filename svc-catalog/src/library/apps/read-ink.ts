import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cleanText } from '@meowtale/contracts/text/clean';
import { decodeText } from '@meowtale/story/decode-text';
import type { Extracted } from './archive.ts';

/**
 * Returns an ink source as it is compiled; null for bytes in neither UTF-8 nor UTF-16. Each file is cleaned separately, so that faults have
 * the lines of the file.
 */
export function decodeInk(bytes: Uint8Array): string | null {
  const text = decodeText(bytes);
  return text === null ? null : cleanText(text);
}

/** Reads the ink files of an unpacked story by their paths; also returns those in neither UTF-8 nor UTF-16. */
export async function readInk(folder: string, { paths }: Pick<Extracted, 'paths'>) {
  const files: Record<string, string> = {};
  const unreadable: string[] = [];
  for (const path of paths.toSorted()) {
    const text = decodeInk(await readFile(join(folder, path)));
    if (text === null) unreadable.push(path);
    else files[path] = text;
  }
  return { files, unreadable };
}
