import { STORY_MAX } from '@meowtale/contracts/inputs/drama/story-words';
import { beginning, isLongerThan } from '@meowtale/contracts/text/characters';
import { cleanLines as toLines, cleanLine as toOneLine } from '@meowtale/contracts/text/clean';
import type { LossLog } from './losses.ts';
import type { LossPlace } from './types.ts';

/** Returns a foreign text as one valid line, shortened (and reported as a loss) when it is too long. */
export function cleanLine(text: string, max: number, place: LossPlace, losses: LossLog): string {
  return cut(toOneLine(text), max, place, losses);
}

export function cleanLines(text: string, max: number, place: LossPlace, losses: LossLog): string {
  return cut(toLines(text), max, place, losses);
}

/** Splits a text into pieces that each fit into one line of a story, at the end of a line or word if possible. */
export function cleanWords(text: string): string[] {
  const pieces: string[] = [];
  let rest = toLines(text);
  while (isLongerThan(rest, STORY_MAX.text)) {
    const piece = beginning(rest, STORY_MAX.text);
    const space = Math.max(piece.lastIndexOf('\n'), piece.lastIndexOf(' '));
    const at = space > piece.length / 2 ? space : piece.length;
    pieces.push(toLines(rest.slice(0, at)));
    rest = rest.slice(at).trimStart();
  }
  return [...pieces, toLines(rest)];
}

function cut(text: string, max: number, place: LossPlace, losses: LossLog): string {
  if (!isLongerThan(text, max)) return text;
  losses.add('too-long', place);
  return beginning(text, max).trim();
}
