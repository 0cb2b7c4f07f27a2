import { INK_MAX_BYTES } from '@meowtale/contracts';
import { STORY_MAX } from '@meowtale/contracts/inputs/drama/story-words';
import type { FileRow } from './repository.ts';

type Told = Pick<FileRow, 'mime_type'> & { kind: 'ink' | 'story'; maxBytes: number };

const TEXTS: Readonly<Record<string, Told>> = {
  '.ink': { kind: 'ink', mime_type: 'text/plain; charset=utf-8', maxBytes: INK_MAX_BYTES },
  '.json': { kind: 'story', mime_type: 'application/json; charset=utf-8', maxBytes: STORY_MAX.bytes },
};

/** What a story's text is by the ending of its name: ink, or a story of our own model; null for every other name. */
export function textByName(name: string): Told | null {
  return TEXTS[/\.[a-z]+$/.exec(name.toLowerCase())?.[0] ?? ''] ?? null;
}

/** The text that bytes are in UTF-8; null when they are in something else. */
export function decodeUtf8(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
