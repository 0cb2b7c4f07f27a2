import { open } from 'node:fs/promises';
import { GAME_PAGE_MAX_BYTES, INK_MAX_BYTES } from '@meowtale/contracts';
import { STORY_MAX } from '@meowtale/contracts/inputs/drama/story-words';
import { utf16Of } from '@meowtale/story/decode-text';
import { sniff } from './image.ts';
import type { FileRow } from './repository.ts';

type TextKind = Pick<FileRow, 'mime_type'> & { kind: 'ink' | 'story' | 'html'; maxBytes: number };

const TEXTS: Readonly<Record<string, TextKind>> = {
  '.ink': { kind: 'ink', mime_type: 'text/plain; charset=utf-8', maxBytes: INK_MAX_BYTES },
  '.json': { kind: 'story', mime_type: 'application/json; charset=utf-8', maxBytes: STORY_MAX.bytes },
  '.html': { kind: 'html', mime_type: 'text/html; charset=utf-8', maxBytes: GAME_PAGE_MAX_BYTES },
  '.htm': { kind: 'html', mime_type: 'text/html; charset=utf-8', maxBytes: GAME_PAGE_MAX_BYTES },
};

const SNIFFED_BYTES = 4096;

/** Returns the kind of a text by its name's ending: ink, a story of the story model, or a game of one page; null for other names. */
export function textByName(name: string): TextKind | null {
  return TEXTS[/\.[a-z]+$/.exec(name.toLowerCase())?.[0] ?? ''] ?? null;
}

/** Returns whether a file is text by its first bytes, in any encoding. */
export async function isText(path: string): Promise<boolean> {
  if ((await sniff(path)) === 'text') return true;
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(SNIFFED_BYTES), 0, SNIFFED_BYTES, 0);
    return utf16Of(buffer.subarray(0, bytesRead)) !== null;
  } finally {
    await handle.close();
  }
}
