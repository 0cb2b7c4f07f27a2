/** The text of a link that is the target without a choice. */
export const GOES_ON = '→';

/** Passage names that compilers or SugarCube reserve. */
export const SPECIAL_PASSAGES: ReadonlySet<string> = new Set([
  'StoryTitle',
  'StoryData',
  'StoryAuthor',
  'StoryInit',
  'StoryBanner',
  'StoryCaption',
  'StoryDisplayTitle',
  'StoryIncludes',
  'StoryInterface',
  'StoryMenu',
  'StorySettings',
  'StoryShare',
  'StorySubtitle',
  'PassageDone',
  'PassageFooter',
  'PassageHeader',
  'PassageReady',
]);

const ENTITIES = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['hellip', '…'],
  ['ndash', '–'],
  ['mdash', '—'],
]);
const ENTITY = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-z]{2,6}));/g;

const entity = (sign: string): string => `&#${sign.codePointAt(0)};`;

/** Escapes words for a passage: markup of story formats as entities, a line break as `<br>`. */
export function escapeText(text: string): string {
  return text
    .replace(/&(?=#|[a-z])/g, entity)
    .replace(/[<[\]{}$\\`@|]/g, entity)
    .replace(/(['/_=~^%*-])(?=\1)/g, entity)
    .replace(/\((?=[A-Za-z-]+:)/g, entity)
    .replace(/^(?:[!#*>:;]|_(?=\w))/gm, entity)
    .replace(/(?<=-)>|\/(?=[*%])/g, entity)
    .replaceAll('\n', '<br>');
}

export const decodeEntities = (text: string): string =>
  text.replace(ENTITY, (whole, decimal: string | undefined, hex: string | undefined, name: string | undefined) => {
    if (name !== undefined) return ENTITIES.get(name) ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex as string, 16) : Number(decimal);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });

export const escapeName = (name: string): string => name.replace(/[[\]{}\\]/g, '\\$&');
export const unescapeName = (name: string): string => name.replace(/\\([\s\S])/gu, '$1');

export interface TweePassage {
  name: string;
  /** Line number of its header, from 1. */
  line: number;
  /** Line number of the body's first line. */
  bodyLine: number;
  tags: string[];
  meta: Record<string, unknown>;
  hasBadMeta: boolean;
  body: string;
}

/** Splits a Twee 3 source into passages. Text before the first one is ignored. */
export function passagesOf(source: string): TweePassage[] {
  const passages: TweePassage[] = [];
  let body: string[] = [];
  const close = () => {
    const last = passages.at(-1);
    if (last !== undefined) last.body = body.join('\n').trimEnd();
    body = [];
  };
  for (const [index, line] of source.split(/\r\n|\n|\r/).entries()) {
    if (!line.startsWith('::')) {
      body.push(line);
      continue;
    }
    close();
    passages.push({ ...headerOf(line.slice(2)), line: index + 1, bodyLine: index + 2, body: '' });
  }
  close();
  return passages;
}

function headerOf(header: string): Pick<TweePassage, 'name' | 'tags' | 'meta' | 'hasBadMeta'> {
  const tagsAt = unescaped(header, '[{', 0);
  const name = unescapeName(header.slice(0, tagsAt).trim());
  if (header[tagsAt] !== '[') return { name, tags: [], ...metaOf(header.slice(tagsAt)) };
  const end = unescaped(header, ']', tagsAt + 1);
  const tags = header
    .slice(tagsAt + 1, end)
    .split(/\s+/)
    .filter(Boolean);
  return { name, tags: tags.map(unescapeName), ...metaOf(header.slice(end + 1)) };
}

function metaOf(text: string): Pick<TweePassage, 'meta' | 'hasBadMeta'> {
  if (text.trim() === '') return { meta: {}, hasBadMeta: false };
  const meta = readObject(text);
  return { meta: meta ?? {}, hasBadMeta: meta === null };
}

/** Parses a JSON object; null for anything else. */
export function readObject(text: string): Record<string, unknown> | null {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Returns the index of the first unescaped one of some characters; the text's length without one. */
function unescaped(text: string, signs: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (signs.includes(text[at] as string)) return at;
  }
  return text.length;
}
