/** Length within which the end of a macro or link is searched; a longer one is text. */
const MACRO_MAX = 16_000;
const LINK_MAX = 4_000;
const SPEAKER_MAX = 400;

/** Finds where constructs end. Counts characters that were searched without result, so that the time stays linear in the text's length. */
export class TweeEnds {
  readonly #source: string;
  #spare: number;
  /** Comment ends that don't occur any more. */
  readonly #missing = new Set<string>();

  constructor(source: string) {
    this.#source = source;
    this.#spare = 16 * (source.length + MACRO_MAX);
  }

  comment(close: string, from: number): number {
    const end = this.#missing.has(close) ? -1 : this.#source.indexOf(close, from);
    if (end === -1) this.#missing.add(close);
    return end;
  }

  /** Returns the index of a text nearby in the same line; -1 without one. */
  near(text: string, from: number): number {
    const near = this.#source.slice(from, from + Math.min(SPEAKER_MAX, this.#spare));
    const newLine = near.indexOf('\n');
    const at = near.indexOf(text);
    if (at !== -1 && (newLine === -1 || at < newLine)) return from + at;
    this.#spare -= near.length;
    return -1;
  }

  /** Returns the index of a macro's end, outside of strings and nested brackets; -1 without one. */
  macro(text: '>>' | ')', from: number): number {
    const end = Math.min(this.#source.length, from + Math.min(this.#spare, MACRO_MAX));
    let quote = '';
    let depth = 0;
    for (let at = from; at < end; at += 1) {
      const sign = this.#source[at] as string;
      if (sign === '\\' && quote !== '') at += 1;
      else if (quote !== '') quote = sign === quote ? '' : quote;
      else if (sign === '"' || (sign === "'" && text !== ')')) quote = sign;
      else if (text === ')' && sign === '(') depth += 1;
      else if (depth === 0 && this.#source.startsWith(text, at)) return at;
      else if (text === ')' && sign === ')') depth -= 1;
    }
    return this.#inVain(from, end);
  }

  /** Returns the index of a link's end; -1 without one. Only its setter, after `][`, may have strings. */
  link(from: number): number {
    const end = Math.min(this.#source.length, from + Math.min(this.#spare, LINK_MAX));
    let quote = '';
    let isSetter = false;
    for (let at = from; at < end; at += 1) {
      const sign = this.#source[at] as string;
      if (sign === '\n') break;
      if (sign === '\\' && quote !== '') at += 1;
      else if (quote !== '') quote = sign === quote ? '' : quote;
      else if (isSetter && (sign === '"' || sign === "'")) quote = sign;
      else if (this.#source.startsWith(']]', at)) return at;
      else isSetter ||= this.#source.startsWith('][', at);
    }
    return this.#inVain(from, end);
  }

  #inVain(from: number, end: number): -1 {
    this.#spare -= end - from;
    return -1;
  }
}

/** Parses `words->passage`, `passage<-words`, `words|passage` or `passage`. */
export function linkOf(inner: string): { words: string; target: string } {
  const right = inner.lastIndexOf('->');
  if (right !== -1) return { words: inner.slice(0, right), target: inner.slice(right + 2) };
  const left = inner.indexOf('<-');
  if (left !== -1) return { words: inner.slice(left + 2), target: inner.slice(0, left) };
  const bar = inner.lastIndexOf('|');
  if (bar !== -1) return { words: inner.slice(0, bar), target: inner.slice(bar + 1) };
  return { words: inner, target: inner };
}
