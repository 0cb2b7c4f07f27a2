import type { LossLog } from './losses.ts';

/** A line of a screenplay without comments and notes, or one note, at its place. */
export interface FountainRow {
  line: number;
  text: string;
  note: string | null;
}

/** Length from which a note is read as words with brackets. */
const NOTE_MAX = 20_000;

/** Removes comments `/* … *\/`, and puts each note `[[ … ]]` in its own row. Reads each character once. */
export function cleanedLines(source: string, losses: LossLog): FountainRow[] {
  const text = withoutComments(source.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replaceAll('\t', '    '), losses);
  const rows: FountainRow[] = [];
  let open: { line: number; said: string[]; before: string; length: number } | null = null;
  for (const [index, whole] of text.split('\n').entries()) {
    const line = index + 1;
    let row = '';
    let hadNote = false;
    let at = 0;
    while (at <= whole.length) {
      if (open !== null) {
        const end = indexOutside(whole, ']]', at);
        const comment: string = whole.slice(at, end === -1 ? undefined : end);
        open.said.push(comment);
        open.length += comment.length;
        if (end === -1 && (whole === '' || open.length > NOTE_MAX)) {
          // An empty line means that `[[` began no note; two spaces would continue it.
          row = `${open.before}[[${open.said.join('\n')}`;
          rows.push(...row.split('\n').map((each, offset) => ({ line: (open?.line ?? line) + offset, text: each, note: null })));
          row = '';
          hadNote = true;
          open = null;
          break;
        }
        if (end === -1) break;
        if (open.before.trim() !== '') rows.push({ line: open.line, text: open.before, note: null });
        rows.push({ line: open.line, text: '', note: open.said.join('\n').trim() });
        open = null;
        hadNote = true;
        at = end + 2;
      } else {
        const start = indexOutside(whole, '[[', at);
        row += whole.slice(at, start === -1 ? undefined : start);
        if (start === -1) break;
        open = { line, said: [], before: row, length: 0 };
        row = '';
        at = start + 2;
      }
    }
    if (open === null && !(hadNote && row.trim() === '')) rows.push({ line, text: row, note: null });
  }
  if (open !== null) rows.push({ line: open.line, text: `${open.before}[[${open.said.join(' ')}`, note: null });
  return rows;
}

function withoutComments(text: string, losses: LossLog): string {
  const output: string[] = [];
  let from = 0;
  let line = 1;
  for (let at = indexOutside(text, '/*', 0); at !== -1; at = indexOutside(text, '/*', from)) {
    const end = text.indexOf('*/', at + 2);
    if (end === -1) break;
    const before = text.slice(from, at);
    const comment = text.slice(at, end).replace(/[^\n]+/g, '');
    line += before.split('\n').length - 1;
    losses.add('notes', { line });
    line += comment.length;
    // Line breaks are kept, so that line numbers stay right.
    output.push(before, comment);
    from = end + 2;
  }
  return [...output, text.slice(from)].join('');
}

/** Returns the index of some characters that no odd number of backslashes precedes; -1 without any. */
function indexOutside(text: string, signs: string, from: number): number {
  let at = text.indexOf(signs, from);
  while (at > 0 && isEscaped(text, at)) at = text.indexOf(signs, at + 1);
  return at;
}

function isEscaped(text: string, at: number): boolean {
  let from = at;
  while (from > 0 && text[from - 1] === '\\') from -= 1;
  return (at - from) % 2 === 1;
}
