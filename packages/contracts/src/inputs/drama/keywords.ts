import { beginning } from '../../text/characters.ts';

/** An error in a picture's keywords, and its position in UTF-16 units. `key` is a sentence of the editor. */
export interface KeywordFault {
  key: `drama.invalid.keywords.${'english' | 'empty' | 'bracket' | 'weight' | 'range'}`;
  from: number;
  to: number;
  params: Record<string, string | number>;
}

/** Range of a keyword's weight: `(red coat:1.2)`. */
export const KEYWORD_WEIGHT = { min: 0.1, max: 2 } as const;

/**
 * Characters that picture models don't read: they read ASCII and Latin accents; typographic quotes and dashes are allowed for pasted text.
 */
const FOREIGN = /[^\p{Script=Latin}\p{Mn}\p{Nd}\p{White_Space}\p{Emoji_Modifier}!-~‘’“”–—°]+/gu;
const CLOSES: Readonly<Record<string, string>> = { ')': '(', ']': '[' };
/** A weight without brackets; `16:9` is an aspect ratio. */
const LOOSE_WEIGHT = /^[\p{L}\s]:[\d.]/u;
const WEIGHT = /^\s*[+-]?(?:\d+\.?\d*|\.\d+)\s*$/;

interface Open {
  bracket: string;
  at: number;
  /** Position of its weight's colon. */
  colon: number | null;
}

const fault = (kind: string, from: number, to: number, params: KeywordFault['params'] = {}): KeywordFault => ({
  key: `drama.invalid.keywords.${kind}` as KeywordFault['key'],
  from,
  to,
  params,
});

function weightFaults(text: string, { bracket, colon }: Open, end: number): KeywordFault[] {
  if (colon === null) return [];
  const weight = text.slice(colon + 1, end);
  // Square brackets have no number.
  if (bracket !== '(' || !WEIGHT.test(weight)) return [fault('weight', colon, end, { weight: weight.trim() })];
  const { min, max } = KEYWORD_WEIGHT;
  const outside = Number(weight) < min || Number(weight) > max;
  return outside ? [fault('range', colon + 1, end, { weight: weight.trim(), min, max })] : [];
}

/** Returns empty keywords: between commas, at an end, or in brackets. An empty text has none. */
function emptyFaults(text: string): KeywordFault[] {
  if (text.trim() === '') return [];
  const faults: KeywordFault[] = [];
  let from = 0;
  for (const keyword of text.split(',')) {
    const to = from + keyword.length;
    const plain = keyword.replaceAll(/\\[()[\]]/g, 'x').replaceAll(/:[^,()[\]]*(?=[)\]])|[()[\]\s]/g, '');
    const last = to === text.length;
    // A trailing comma starts the next keyword.
    if (plain === '' && !(last && keyword.trim() === '')) faults.push(fault('empty', from, last ? to : to + 1));
    from = to + 1;
  }
  return faults;
}

function bracketFaults(text: string): KeywordFault[] {
  const faults: KeywordFault[] = [];
  const open: Open[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? '';
    const inner = open.at(-1);
    // `\(` is a literal bracket.
    if (char === '\\') at += 1;
    else if (char === '(' || char === '[') open.push({ bracket: char, at, colon: null });
    else if (char === ':' && inner) inner.colon = at;
    else if (char === ':' && LOOSE_WEIGHT.test(text.slice(Math.max(0, at - 1), at + 2)))
      faults.push(fault('weight', at, at + 1, { weight: '' }));
    else if (char in CLOSES && inner?.bracket === CLOSES[char]) faults.push(...weightFaults(text, open.pop() as Open, at));
    else if (char in CLOSES) faults.push(fault('bracket', at, at + 1, { bracket: char }));
  }
  return [...faults, ...open.map(({ bracket, at }) => fault('bracket', at, at + 1, { bracket }))];
}

/**
 * Checks keywords for picture models (SPEC §5): English, separated by commas, weighted as `(word)`, `(word:1.2)` or `[word]`. Returns all
 * errors, in order.
 */
export function keywordFaults(text: string): KeywordFault[] {
  const foreign = [...text.matchAll(FOREIGN)].map((match) =>
    fault('english', match.index, match.index + match[0].length, { text: beginning(match[0], 20) }),
  );
  return [...foreign, ...emptyFaults(text), ...bracketFaults(text)].sort((one, other) => one.from - other.from || one.to - other.to);
}
