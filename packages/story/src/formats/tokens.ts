import type { StoryValue } from '@meowtale/contracts/inputs/drama/story-words';

export type Token = { kind: 'name' | 'text' | 'mark'; text: string } | { kind: 'number'; value: number };

const LENGTH_MAX = 20_000;
const TOKEN =
  /[ \t\r\n]+|(?<name>\$?[A-Za-z_]\w*)|(?<number>\d+(?:\.\d+)?(?:[eE][-+]?\d+)?)|(?<text>"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*')|(?<mark>[=!<>+-]=|&&|\|\||[\s\S])/uy;

/** Splits an expression into tokens; null when it has an unterminated string or is too long. */
export function tokensOf(source: string): Token[] | null {
  if (source.length > LENGTH_MAX) return null;
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(source); match !== null && match[0] !== ''; match = TOKEN.exec(source)) {
    const { name, number, text, mark } = match.groups ?? {};
    if (number !== undefined) tokens.push({ kind: 'number', value: Number(number) });
    else if (name !== undefined) tokens.push({ kind: 'name', text: name });
    else if (text !== undefined) tokens.push({ kind: 'text', text });
    else if (mark === '"' || mark === "'")
      // An unterminated string: searching for its end at each later character would take quadratic time.
      return null;
    else if (mark !== undefined) tokens.push({ kind: 'mark', text: mark });
  }
  return tokens;
}

/** Returns the value that tokens form; null when they form none. */
export function valueIn(tokens: Token[]): StoryValue | null {
  const [first, second] = tokens;
  if (tokens.length === 2 && first?.kind === 'mark' && first.text === '-' && second?.kind === 'number') return 0 - second.value;
  if (tokens.length !== 1 || first === undefined) return null;
  if (first.kind === 'number') return first.value;
  if (first.kind === 'text') return unquote(first.text);
  const lower = first.text.toLowerCase();
  return first.kind === 'name' && (lower === 'true' || lower === 'false') ? lower === 'true' : null;
}

/** Returns a name without Twine's `$`. */
export const bare = (name: string): string => (name.startsWith('$') ? name.slice(1) : name);

/** Returns a string's text without quotes and escapes. */
export const unquote = (quoted: string): string =>
  quoted.slice(1, -1).replace(/\\(?:u([0-9a-fA-F]{4})|([\s\S]))/gu, (_whole, code: string | undefined, sign: string) => {
    if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
    return sign === 'n' ? '\n' : sign === 't' ? '\t' : sign;
  });
