const KEYWORDS = new Set(
  `and or not mod has hasnt true false else temp ref return function end done var const list include external todo stopping cycle once
  shuffle turns turns_since read_count random seed_random choice_count list_count list_min list_max list_all list_invert list_random
  list_range list_value pow floor ceiling int float min max start_of_story global`.split(/\s+/),
);

export const isReserved = (name: string): boolean => KEYWORDS.has(name.toLowerCase());

/** Escapes the characters that have a meaning in ink. */
export const escapeText = (text: string): string =>
  text.replace(/[\\{}|[\]<>#~/*+=-]/g, '\\$&').replace(/^(?=(?:VAR|CONST|LIST|INCLUDE|EXTERNAL|TODO)\b)/i, '\\');

export const unescapeText = (text: string): string => text.replace(/\\([\s\S])/gu, '$1');

/** Returns the index of an unescaped substring; -1 without one. */
export function indexOutside(text: string, sign: string, from = 0): number {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text.startsWith(sign, at)) return at;
  }
  return -1;
}

/** Returns a source's lines, without comments. */
export function linesOf(source: string): string[] {
  const output: string[] = [];
  let from = 0;
  for (let at = source.indexOf('/'); at !== -1; at = source.indexOf('/', at + 1)) {
    const next = source[at + 1];
    if ((next !== '/' && next !== '*') || source[at - 1] === '\\') continue;
    const found = source.indexOf(next === '/' ? '\n' : '*/', at + 2);
    const end = found === -1 ? source.length : next === '/' ? found : found + 2;
    output.push(source.slice(from, at), source.slice(at, end).replace(/[^\n]+/g, ''));
    from = end;
    at = end - 1;
  }
  return [...output, source.slice(from)].join('').split(/\r?\n/);
}
