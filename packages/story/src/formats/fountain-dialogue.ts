import { unescapeText } from './fountain-markup.ts';

/** Parses a cue: the speaker without the forcing `@`, the `^` of dual dialogue, and an extension such as `(V.O.)`. */
export function readCue(text: string): { speaker: string; isDual: boolean; hasExtension: boolean } {
  const isDual = /\^\s*$/.test(text) && !/\\\^\s*$/.test(text);
  const bare = text.replace(/^@/, '').replace(isDual ? /\s*\^\s*$/ : /$^/, '');
  const extension = /(?<!\\)\([^()]*\)\s*$/.exec(bare);
  const speaker = unescapeText((extension === null ? bare : bare.slice(0, extension.index)).trim());
  return { speaker, isDual, hasExtension: extension !== null };
}

/** Returns the speeches under a cue: a direction after words begins another. */
export function speechesIn(lines: readonly string[]): { words: string; direction: string }[] {
  const speeches: { words: string; direction: string }[] = [];
  let direction = '';
  let rows: string[] = [];
  const flush = () => {
    const text = rows.join('\n').trim();
    if (text !== '' || direction !== '') speeches.push({ words: text, direction });
    direction = '';
    rows = [];
  };
  for (const text of lines) {
    if (/^\(.*\)\s*$/s.test(text.trimStart())) {
      if (rows.length > 0) flush();
      direction = unescapeText(text.trim().slice(1, -1).trim());
    } else rows.push(text.trim() === '' ? '' : unescapeText(text.replace(/^~/, '')));
  }
  flush();
  return speeches;
}
