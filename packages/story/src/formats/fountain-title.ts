import { isTransition, unescapeText } from './fountain-markup.ts';

const KEY = /^([A-Za-z][A-Za-z ]{0,30}):(.*)$/s;
/** Number of lines read of one value. */
const LINES_MAX = 20;

/** Reads `Key: value` lines from the first to an empty one; returns values by lower-case key, and the number of lines. */
export function readTitlePage(lines: readonly { text: string }[]): { values: Map<string, string>; rows: number } {
  const first = lines[0]?.text ?? '';
  const found = new Map<string, string[]>();
  if (!KEY.test(first) || isTransition(first)) return { values: new Map(), rows: 0 };
  let key = '';
  let rows = 0;
  for (; (lines[rows]?.text.trim() ?? '') !== ''; rows += 1) {
    const text = lines[rows]?.text ?? '';
    const match = KEY.exec(text);
    if (match !== null) key = (match[1] as string).toLowerCase();
    const value = unescapeText((match?.[2] ?? text).trim());
    found.set(key, [...(found.get(key) ?? []).slice(0, LINES_MAX), value]);
  }
  return { values: new Map([...found].map(([name, values]) => [name, values.filter(Boolean).join(' ')])), rows };
}
