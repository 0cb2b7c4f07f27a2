/** What is wrong with a picture's keywords, and where, in UTF-16 units. `key` is a sentence of the editor. */
export interface KeywordFault {
  key: `drama.invalid.keywords.${'english' | 'empty' | 'bracket' | 'weight' | 'range'}`;
  from: number;
  to: number;
  params: Record<string, string | number>;
}

/** How much a keyword may be weighed: `(red coat:1.2)`. */
export const KEYWORD_WEIGHT = { min: 0.1, max: 2 } as const;

/** Typographic quotes and dashes come with what is pasted from a text; picture models read ASCII and the accents of Latin words. */
const FOREIGN = /[^\p{Script=Latin}\p{Mn}\p{Nd}\p{White_Space}\p{Emoji_Modifier}!-~‘’“”–—°]+/gu;
const CLOSES: Readonly<Record<string, string>> = { ')': '(', ']': '[' };
/** A weight that no bracket says what it weighs; `16:9` is a shape. */
const LOOSE_WEIGHT = /^[\p{L}\s]:[\d.]/u;
const WEIGHT = /^\s*[+-]?(?:\d+\.?\d*|\.\d+)\s*$/;

interface Open {
  bracket: string;
  at: number;
  /** Where its weight's colon is. */
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
  // Square brackets weigh without a number.
  if (bracket !== '(' || !WEIGHT.test(weight)) return [fault('weight', colon, end, { weight: weight.trim() })];
  const { min, max } = KEYWORD_WEIGHT;
  const outside = Number(weight) < min || Number(weight) > max;
  return outside ? [fault('range', colon + 1, end, { weight: weight.trim(), min, max })] : [];
}

/** Keywords without words: between two commas, at an end, or in brackets. What is empty altogether is another matter. */
function emptyFaults(text: string): KeywordFault[] {
  if (text.trim() === '') return [];
  const faults: KeywordFault[] = [];
  let from = 0;
  for (const keyword of text.split(',')) {
    const to = from + keyword.length;
    const words = keyword.replaceAll(/\\[()[\]]/g, 'x').replaceAll(/:[^,()[\]]*(?=[)\]])|[()[\]\s]/g, '');
    const last = to === text.length;
    // A comma at the end is how one begins the next.
    if (words === '' && !(last && keyword.trim() === '')) faults.push(fault('empty', from, last ? to : to + 1));
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
    // `\(` is a bracket that means itself.
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
 * Checks keywords as picture models take them (SPEC §5): English, separated by commas, weighed as `(word)`, `(word:1.2)` or `[word]`.
 * Answers every fault, in order.
 */
export function keywordFaults(text: string): KeywordFault[] {
  const foreign = [...text.matchAll(FOREIGN)].map((match) =>
    fault('english', match.index, match.index + match[0].length, { text: match[0].slice(0, 20) }),
  );
  return [...foreign, ...emptyFaults(text), ...bracketFaults(text)].sort((one, other) => one.from - other.from || one.to - other.to);
}
