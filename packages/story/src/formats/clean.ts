import { STORY_MAX } from '@meowtale/contracts/inputs/drama/story-words';
import { beginning, line, lines } from '@meowtale/contracts/inputs/text';
import type { LossLog } from './losses.ts';
import type { LossPlace } from './types.ts';

const NEVER = /[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/gu;
const NOT_IN_A_LINE = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
const anyLine = line(Number.MAX_SAFE_INTEGER);
const anyLines = lines(Number.MAX_SAFE_INTEGER);

const several = (text: string): string =>
  text === '' ? '' : anyLines.parse(text.replaceAll('\r\n', '\n').toWellFormed().replace(NEVER, ''));
const single = (text: string): string => (text === '' ? '' : anyLine.parse(several(text).replace(NOT_IN_A_LINE, ' ')));

/** What of a stranger's text can stand in one line of ours, cut (and named) where it is too long. */
export function cleanLine(text: string, max: number, place: LossPlace, losses: LossLog): string {
  return cut(single(text), max, place, losses);
}

export function cleanLines(text: string, max: number, place: LossPlace, losses: LossLog): string {
  return cut(several(text), max, place, losses);
}

/** Words as pieces that each fit into one line of a story, parted where a line or at least a word ends. */
export function cleanWords(text: string): string[] {
  const pieces: string[] = [];
  let rest = several(text);
  while (rest.length > STORY_MAX.text) {
    const piece = beginning(rest, STORY_MAX.text);
    const space = Math.max(piece.lastIndexOf('\n'), piece.lastIndexOf(' '));
    const at = space > STORY_MAX.text / 2 ? space : piece.length;
    pieces.push(several(rest.slice(0, at)));
    rest = rest.slice(at).trimStart();
  }
  return [...pieces, several(rest)];
}

function cut(text: string, max: number, place: LossPlace, losses: LossLog): string {
  if (text.length <= max) return text;
  losses.add('too-long', place);
  return beginning(text, max).trim();
}
