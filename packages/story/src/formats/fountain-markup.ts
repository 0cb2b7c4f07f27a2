const SCENE = /^(?:INT|EXT|EST|INT\.?\/EXT|I\/E)(?:\.| )/i;

/** Whether a line is a scene heading by how it begins. */
export const isHeading = (line: string): boolean => SCENE.test(line);

/** Letters, and none of them small. */
export const isUpper = (line: string): boolean => line === line.toUpperCase() && line !== line.toLowerCase();

export const isTransition = (line: string): boolean => line.endsWith('TO:') && isUpper(line);

/** Words as they stand in a line: what would be emphasis, a note or a comment stands behind a backslash. */
export const escapeText = (text: string): string => text.replace(/[\\*_[\]/]/g, '\\$&');
export const unescapeText = (text: string): string => text.replace(/\\([^A-Za-z0-9\s])/gu, '$1');

/** A line of action that stays one, whatever it begins with or how loud it is. */
export function actionLine(line: string): string {
  const isSafe = /^[\p{L}\p{N}"“'‘«(]/u.test(line) && !isUpper(line) && !isHeading(line);
  return isSafe ? escapeText(line) : `!${escapeText(line)}`;
}

/** What a note says after its first word, with `|`, `->` and `\` told from those that part it. */
export const escapeNote = (text: string): string =>
  text
    .replace(/[\\|[\]/]|(?<=-)>/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replaceAll('\t', '\\t');

export const unescapeNote = (text: string): string =>
  text.replace(/\\([\s\S])/gu, (_whole, sign: string) => (sign === 'n' ? '\n' : sign === 't' ? '\t' : sign));

/** The pieces between bars that no backslash stands before. */
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
