import { stripVTControlCharacters } from 'node:util';

const LINES_MAX = 12;

/** Returns the beginning of an error's text without colours and stack, at most twelve lines. */
export function firstError(text: string | undefined): string {
  const lines = stripVTControlCharacters(text ?? 'It failed without an error.').split('\n');
  return lines
    .filter((line) => line.trim() !== '' && !/^\s+at .*node_modules|^\s+at .*\(node:/.test(line))
    .slice(0, LINES_MAX)
    .join('\n');
}
