import type { Paragraph } from './engine.ts';
import { sourceMark } from './model/parts.ts';

/** Characters that mark a read paragraph. */
const MARK_LENGTH = 7;
/** Number of paragraphs marked, and number forgotten at once when there are more. */
const READ_MAX = 7000;
const FORGOTTEN_AT_ONCE = 500;
export const READ_LENGTH_MAX = READ_MAX * MARK_LENGTH;
export const READ_FORMAT = new RegExp(`^(?:[0-9a-z]{${MARK_LENGTH}})*$`);

const marks = new WeakMap<Paragraph, string>();
/** Cache of the last parsed marks, because the next call mostly has the same or a longer text. */
let last = { read: '', marks: new Set<string>() };

/** Returns whether a paragraph was read; one without id and words counts as read. */
export const wasRead = (read: string, paragraph: Paragraph): boolean => isMute(paragraph) || marksOf(read).has(markOf(paragraph));

/** Adds marks of paragraphs, by id or, without one, by words. The oldest are removed beyond `READ_MAX`. */
export function withRead(read: string, paragraphs: readonly Paragraph[]): string {
  const known = marksOf(read);
  let added = '';
  for (const paragraph of paragraphs) {
    const mark = isMute(paragraph) ? null : markOf(paragraph);
    if (mark === null || known.has(mark)) continue;
    known.add(mark);
    added += mark;
  }
  if (added === '') return read;
  const grown = read + added;
  if (grown.length > READ_LENGTH_MAX) {
    last = { read: '', marks: new Set() };
    return grown.slice(-(READ_MAX - FORGOTTEN_AT_ONCE) * MARK_LENGTH);
  }
  last = { read: grown, marks: known };
  return grown;
}

const isMute = ({ id, text }: Paragraph) => id === undefined && text === '';

function markOf(paragraph: Paragraph): string {
  const known = marks.get(paragraph);
  if (known !== undefined) return known;
  const bits = Number.parseInt(sourceMark(paragraph.id ?? paragraph.text).slice(0, 9), 16);
  const mark = bits.toString(36).padStart(MARK_LENGTH, '0');
  marks.set(paragraph, mark);
  return mark;
}

function marksOf(read: string): Set<string> {
  if (last.read !== read) {
    const found = new Set<string>();
    for (let at = 0; at < read.length; at += MARK_LENGTH) found.add(read.slice(at, at + MARK_LENGTH));
    last = { read, marks: found };
  }
  return last.marks;
}
