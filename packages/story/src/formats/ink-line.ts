import { indexOutside, unescapeText } from './ink-markup.ts';

/** Returns a text without escapes; null when it has glue, threads or logic. */
export function plainText(text: string): string | null {
  const isPlain = ['<>', '<-', '{', '}'].every((sign) => indexOutside(text, sign) === -1);
  return isPlain
    ? unescapeText(text)
        .replace(/[ \t]+/g, ' ')
        .trim()
    : null;
}

/** Splits a text at its divert; the target is null without one. */
export function divertIn(text: string): { before: string; target: string | null } {
  const arrow = indexOutside(text, '->');
  return arrow === -1 ? { before: text, target: null } : { before: text.slice(0, arrow), target: text.slice(arrow + 2).trim() };
}

/** Returns a line's words and its tags. */
export function piecesOf(text: string): string[] {
  const found: string[] = [];
  let from = 0;
  for (let at = indexOutside(text, '#'); at !== -1; at = indexOutside(text, '#', from)) {
    found.push(text.slice(from, at));
    from = at + 1;
  }
  return [...found, text.slice(from)];
}

/** Splits a choice into its leading condition (null without one) and the rest. */
export function conditionBefore(text: string): { condition: string | null; told: string } {
  if (!text.startsWith('{')) return { condition: null, told: text };
  const end = indexOutside(text, '}');
  return { condition: text.slice(1, end === -1 ? undefined : end), told: text.slice(end + 1).trim() };
}

/** Parses `words [only on the choice] only after it`: the offered text and the text after the choice; null when they aren't plain. */
export function offerOf(text: string): { offered: string; after: string } | null {
  const [open, close] = [indexOutside(text, '['), indexOutside(text, ']')];
  const before = open === -1 ? text : text.slice(0, open);
  const offered = plainText(open === -1 ? text : before + text.slice(open + 1, close));
  const after = plainText(open === -1 ? text : before + text.slice(close + 1));
  return offered === null || after === null || (open !== -1 && close < open) ? null : { offered, after };
}
