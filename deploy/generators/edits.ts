import { GeneratorError } from './names.ts';

const PAIRS: Readonly<Record<string, string>> = { '[': ']', '{': '}', '(': ')' };

/** Returns the index of the bracket that closes the one at `from`. Texts and comments may contain only pairs of brackets. */
function closingOf(text: string, from: number): number {
  const open: string[] = [];
  for (let at = from; at < text.length; at += 1) {
    const character = text.charAt(at);
    const closing = PAIRS[character];
    if (closing) open.push(closing);
    else if (character === open.at(-1)) {
      open.pop();
      if (open.length === 0) return at;
    }
  }
  return -1;
}

/**
 * Adds an element at the end of an array or object literal. Biome formats the file afterwards.
 * @param opening what precedes its elements, with the bracket: `resolvers: [`
 * @throws GeneratorError when the file has no such literal
 */
export function withElement(file: string, text: string, opening: string, element: string): string {
  const start = text.indexOf(opening);
  const end = start < 0 ? -1 : closingOf(text, start + opening.length - 1);
  if (end < 0) throw new GeneratorError(`${file} has no "${opening}…", to which ${element} would be added; nothing was written`);
  const elements = text.slice(start + opening.length, end).trimEnd();
  const separator = elements === '' || elements.endsWith(',') ? '' : ',';
  return `${text.slice(0, start + opening.length)}${elements}${separator}\n${element},\n${text.slice(end)}`;
}

/** Adds an import after the last one; Biome sorts them afterwards. */
export function withImport(file: string, text: string, line: string): string {
  const last = [...text.matchAll(/^import [^;]*;\n/gm)].at(-1);
  if (!last) throw new GeneratorError(`${file} has no import, after which "${line}" would be added; nothing was written`);
  const at = last.index + last[0].length;
  return `${text.slice(0, at)}${line}\n${text.slice(at)}`;
}

/** Adds a line to the last list of a Markdown section. */
export function withListItem(file: string, text: string, heading: string, item: string): string {
  const [before, section] = text.split(`## ${heading}\n`);
  if (section === undefined) throw new GeneratorError(`${file} has no section "${heading}"; nothing was written`);
  const [body = '', ...rest] = section.split(/^(?=## )/m);
  return `${before}## ${heading}\n${body.trimEnd()}\n${item}\n${rest.length > 0 ? '\n' : ''}${rest.join('')}`;
}
