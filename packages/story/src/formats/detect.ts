import type { StoryFormat } from './types.ts';

const EXTENSIONS: Record<string, StoryFormat> = {
  json: 'json',
  tw: 'twee',
  twee: 'twee',
  tw3: 'twee',
  twee3: 'twee',
  html: 'twine',
  htm: 'twine',
  fountain: 'fountain',
  spmd: 'fountain',
  rpy: 'renpy',
  ink: 'ink',
};
/** Length of the beginning by which a format is detected. */
const LOOKED_AT = 64 * 1024;

/** Returns a file's format by its extension, else by lines that only one format has; null when neither is known. */
export function detectFormat(text: string, fileName = ''): StoryFormat | null {
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  if (fileName.includes('.') && Object.hasOwn(EXTENSIONS, extension)) return EXTENSIONS[extension] as StoryFormat;
  const start = text.slice(0, LOOKED_AT).replace(/^\uFEFF/, '');
  if (start.trimStart().startsWith('{') && start.includes('"meowtale-story"')) return 'json';
  // A published story begins with its player, which is long.
  if (start.trimStart().startsWith('<') && /<tw-storydata[\s>]/i.test(text)) return 'twine';
  const rows = start.split(/\r\n|\n|\r/);
  const has = (pattern: RegExp) => rows.some((row) => row.length < 1000 && pattern.test(row));
  if (has(/^:: ?\S/)) return 'twee';
  if (has(/^(?:label \w+.*:|define \w+ = Character\(|init\b.*:)/)) return 'renpy';
  if (has(/^\s*(?:={2,} ?\w+|VAR \w+ =|-> ?\w+$)/)) return 'ink';
  if (has(/^(?:Title:|INT[. ]|EXT[. ]|INT\.?\/EXT[. ]|#{1,3} )/)) return 'fountain';
  return null;
}
