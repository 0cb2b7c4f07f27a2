import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

const tailBytes = 16 * 1024;

/** Returns the end of a log after a line break, with indented lines; an empty text without a log. */
export function lastLines(path: string, count = 8, indent = '    '): string {
  try {
    const file = openSync(path, 'r');
    const { size } = fstatSync(file);
    const buffer = Buffer.alloc(Math.min(size, tailBytes));
    readSync(file, buffer, 0, buffer.length, size - buffer.length);
    closeSync(file);
    const lines = buffer.toString('utf8').split('\n').filter(Boolean).slice(-count);
    return lines.map((line) => `\n${indent}${line.slice(0, 400)}`).join('');
  } catch {
    return '';
  }
}
