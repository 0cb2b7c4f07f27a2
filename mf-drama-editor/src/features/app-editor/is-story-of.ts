import { storyFile } from '@meowtale/contracts/inputs/drama/story';
import { isSame } from '../drama-editor/pieces.ts';

/** A drama's story as the service returns it. */
export interface DramaStory {
  title: string;
  data: { parts: readonly unknown[] };
}

/** Returns whether a version's text has a drama's current story; null when either can't be read. */
export function isStoryOf(text: string, { title, data }: DramaStory): boolean | null {
  const version = partsOf(parsed(text));
  const drama = partsOf({ format: 'meowtale-story', version: 1, title, author: '', parts: data.parts });
  if (!version || !drama) return null;
  if (version.title !== drama.title || version.parts.size !== drama.parts.size) return false;
  return [...drama.parts].every(([id, part]) => isSame(version.parts.get(id) ?? null, part));
}

function partsOf(file: unknown) {
  const { data } = storyFile.safeParse(file);
  return data ? { title: data.title, parts: new Map(data.parts.map((part) => [part.id, part])) } : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
