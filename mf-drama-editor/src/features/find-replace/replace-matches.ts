import type { Locale } from '@meowtale/contracts';
import { countCharacters } from '@meowtale/contracts/text/characters';
import { type Patch, type Pieces, patched } from '../drama-editor/pieces.ts';
import type { DramaText } from './drama-text.ts';
import { findMatches, type Match, type Wanted, withReplaced } from './find-matches.ts';
import { textsOf } from './texts-of.ts';

/** A text of the drama with matches. */
export interface Found {
  place: DramaText;
  matches: readonly Match[];
}

/** Returns the texts with matches, in one language or in all. */
export function findInDrama(pieces: Pieces, wanted: Wanted, language: Locale | null = null): Found[] {
  if (wanted.text === '') return [];
  return textsOf(pieces)
    .filter((place) => language === null || place.language === language)
    .map((place) => ({ place, matches: findMatches(place.text, wanted) }))
    .filter(({ matches }) => matches.length > 0);
}

export const countMatches = (found: readonly Found[]): number => found.reduce((sum, { matches }) => sum + matches.length, 0);

const canBe = ({ max, required }: DramaText, text: string): boolean => countCharacters(text) <= max && !(required && text.trim() === '');

/** A replacement as one edit, and the texts that it leaves, because they would become too long, or empty where a text is required. */
export interface Replaced {
  patch: Patch;
  left: readonly Found[];
}

/** Replaces the matches of the given texts. */
export function replaceMatches(pieces: Pieces, found: readonly Found[], by: string): Replaced {
  const left: Found[] = [];
  const changed = new Set<string>();
  let now = pieces;
  for (const each of found) {
    const text = withReplaced(each.place.text, each.matches, by);
    if (!canBe(each.place, text)) {
      left.push(each);
      continue;
    }
    const patch = each.place.write(now, text);
    for (const key of Object.keys(patch)) changed.add(key);
    now = patched(now, patch);
  }
  return { patch: Object.fromEntries([...changed].map((key) => [key, now[key] ?? null])), left };
}
