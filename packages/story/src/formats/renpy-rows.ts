import { FormatRefusal } from './types.ts';

/** A statement with the statements indented below it. */
export interface Row {
  line: number;
  text: string;
  block: Row[];
}

const DEPTH_MAX = 40;

/** Returns a script's statements, without comments; strings and brackets may span lines. Throws FormatRefusal for too deep blocks. */
export function rowsOf(source: string): Row[] {
  const root: Row[] = [];
  const open: { indent: number; block: Row[] }[] = [{ indent: -1, block: root }];
  for (const { line, text } of statementsOf(source)) {
    const indent = text.length - text.trimStart().length;
    while (open.length > 1 && indent <= (open.at(-1)?.indent ?? 0)) open.pop();
    const row: Row = { line, text: text.trim(), block: [] };
    open.at(-1)?.block.push(row);
    open.push({ indent, block: row.block });
    if (open.length > DEPTH_MAX) throw new FormatRefusal([{ line, key: 'too-deep', params: { maximum: DEPTH_MAX } }]);
  }
  return root;
}

function* statementsOf(source: string): Generator<{ line: number; text: string }> {
  let line = 1;
  let start = 1;
  let from = 0;
  let output = '';
  let brackets = 0;
  const whole = source.replaceAll('\t', '    ');
  for (let at = 0; at <= whole.length; at += 1) {
    const sign = whole[at];
    if (sign === '"' || sign === "'" || sign === '`') {
      const end = stringEnd(whole, at);
      for (; at < end; at += 1) if (whole[at] === '\n') line += 1;
    } else if (sign === '#') {
      output += whole.slice(from, at);
      const end = whole.indexOf('\n', at);
      at = (end === -1 ? whole.length : end) - 1;
      from = at + 1;
    } else if (sign === '(' || sign === '[' || sign === '{') brackets += 1;
    else if (sign === ')' || sign === ']' || sign === '}') brackets = Math.max(0, brackets - 1);
    else if (sign === '\n' || sign === undefined) {
      line += 1;
      if (brackets > 0 && sign !== undefined && line - start < 200) continue;
      const text = output + whole.slice(from, at);
      if (text.trim() !== '') yield { line: start, text: text.trimEnd() };
      [output, from, brackets, start] = ['', at + 1, 0, line];
    }
  }
}

/** Returns the index of a string's last quote; a string without one ends with its line. */
function stringEnd(text: string, from: number): number {
  const quote = text[from] as string;
  const closing = text.startsWith(quote.repeat(3), from) ? quote.repeat(3) : quote;
  let line = -1;
  for (let at = from + closing.length; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text.startsWith(closing, at)) return at + closing.length - 1;
    else if (text[at] === '\n' && line === -1) line = at;
    // Limits the length of a string, and the search for its end.
    if (at - from > 20_000) break;
  }
  return line === -1 ? Math.min(text.length - 1, from + 20_000) : line - 1;
}
