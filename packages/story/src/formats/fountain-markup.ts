const SCENE = /^(?:INT|EXT|EST|INT\.?\/EXT|I\/E)(?:\.| )/i;

/** Returns whether a line begins like a scene heading. */
export const isHeading = (line: string): boolean => SCENE.test(line);

/** Returns whether a text has letters, and none in lower case. */
export const isUpper = (line: string): boolean => line === line.toUpperCase() && line !== line.toLowerCase();

export const isTransition = (line: string): boolean => line.endsWith('TO:') && isUpper(line);

/** Escapes characters with which emphasis, notes and comments begin. */
export const escapeText = (text: string): string => text.replace(/[\\*_[\]/]/g, '\\$&');
export const unescapeText = (text: string): string => text.replace(/\\([^A-Za-z0-9\s])/gu, '$1');

/** Writes a line of action, with the forcing `!` where it could be read as something else. */
export function actionLine(line: string): string {
  const isSafe = /^[\p{L}\p{N}"“'‘«(]/u.test(line) && !isUpper(line) && !isHeading(line);
  return isSafe ? escapeText(line) : `!${escapeText(line)}`;
}

/** Escapes a note's text, including the separators `|` and `->`. */
export const escapeNote = (text: string): string =>
  text
    .replace(/[\\|[\]/]|(?<=-)>/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replaceAll('\t', '\\t');

export const unescapeNote = (text: string): string =>
  text.replace(/\\([\s\S])/gu, (_whole, sign: string) => (sign === 'n' ? '\n' : sign === 't' ? '\t' : sign));

/** Splits a note's text at unescaped bars. */
export function notePieces(text: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (let at = 0; at <= text.length; at += 1) {
    if (text[at] === '\\' && at < text.length - 1) at += 1;
    else if (text[at] === '|' || at === text.length) {
      pieces.push(text.slice(from, at).trim());
      from = at + 1;
    }
  }
  return pieces;
}
