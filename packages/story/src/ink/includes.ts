import type { SourceFault } from './source-faults.ts';

/** Texts of an ink story's files by path, with slashes. */
export type InkFiles = Readonly<Record<string, string>>;

/** Origin of a line of a joined text; lines count from 1. */
export interface LinePlace {
  file: string;
  line: number;
}

export type JoinedInk = { ok: true; text: string; places: LinePlace[] } | { ok: false; faults: (SourceFault & { file: string })[] };

const KNOT = /^\s*={2,}\s*[\p{L}\p{N}_]/u;
const INCLUDE = /^\s*INCLUDE\s+(\S.*?)\s*$/;
/** Limit of the joined text, in which a file that is included twice is there twice. */
const JOINED_MAX_CHARACTERS = 4 * 1024 ** 2;
/** Limit of the joined text's lines, each of which is stored with its origin. */
const LINES_MAX = 250_000;
const DEPTH_MAX = 64;

interface Line {
  text: string;
  line: number;
  /** The included path as written; null for other lines. */
  includes: string | null;
}

/** Splits a source into lines; INCLUDE in a comment is ignored. A comment that is open at the end is closed, as in ink. */
function linesOf(source: string): Line[] {
  let inComment = false;
  const texts = source.split(/\r\n?|\n/, LINES_MAX + 1);
  const lines = texts.map((text, index): Line => {
    const { plain, open } = withoutComments(text, inComment);
    inComment = open;
    return { text, line: index + 1, includes: INCLUDE.exec(plain)?.[1] ?? null };
  });
  const last = lines.at(-1);
  if (inComment && last) last.text += '*/';
  return lines;
}

function withoutComments(text: string, inComment: boolean): { plain: string; open: boolean } {
  let plain = '';
  let open = inComment;
  let at = 0;
  while (at < text.length) {
    const end = text.indexOf(open ? '*/' : '/', at);
    if (end === -1) return { plain: open ? plain : plain + text.slice(at), open };
    if (open) {
      open = false;
      at = end + 2;
      continue;
    }
    plain += text.slice(at, end);
    if (text[end + 1] === '/') return { plain, open };
    open = text[end + 1] === '*';
    if (!open) plain += '/';
    at = end + (open ? 2 : 1);
  }
  return { plain, open };
}

/** Returns the included paths of a source as written, with their lines. */
export const includesIn = (source: string): { line: number; path: string }[] =>
  linesOf(source).flatMap(({ line, includes }) => (includes === null ? [] : [{ line, path: includes }]));

interface Index {
  files: InkFiles;
  /** Paths by lower case, because most stories are written on Windows and Macs, which ignore case. */
  folded: ReadonlyMap<string, string>;
}

const fold = (path: string): string => path.normalize('NFC').toLowerCase();
const indexOf = (files: InkFiles): Index => ({ files, folded: new Map(Object.keys(files).map((path) => [fold(path), path])) });
const folderOf = (path: string): string[] => path.split('/').slice(0, -1);

/** Returns the included file, relative to the first of the folders that has it; null without one. */
function resolve({ files, folded }: Index, written: string, folders: readonly (readonly string[])[]): string | null {
  const paths = folders.map((folder) => pathFrom(folder, written)).filter((path) => path !== null);
  return paths.find((path) => Object.hasOwn(files, path)) ?? paths.map((path) => folded.get(fold(path))).find(Boolean) ?? null;
}

function pathFrom(folder: readonly string[], written: string): string | null {
  const parts = [...folder];
  for (const part of written.replaceAll('\\', '/').split('/')) {
    if (part === '..') {
      if (parts.pop() === undefined) return null;
    } else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

/** Returns the files that no other includes, with which a story can begin; all of them when each is included by another. */
export function entriesOf(files: InkFiles): string[] {
  const index = indexOf(files);
  const included = new Set<string>();
  for (const [path, source] of Object.entries(files)) {
    const own = folderOf(path);
    // The first file isn't known yet: an include may be relative to any folder above.
    const above = own.map((_part, at) => own.slice(0, at));
    for (const written of new Set(includesIn(source).map((each) => each.path))) {
      const found = resolve(index, written, [own, ...above]);
      if (found !== null && found !== path) included.add(found);
    }
  }
  const paths = Object.keys(files);
  const entries = paths.filter((path) => !included.has(path));
  return (entries.length > 0 ? entries : paths).toSorted();
}

/**
 * Joins a story's files into one text as ink does: text before an included file's first knot is placed where it is included, its knots
 * behind all others. The origin of each line is returned for error messages.
 */
export function joinIncludes(files: InkFiles, entry: string): JoinedInk {
  const joining: Joining = { index: indexOf(files), entry, begun: [], knots: [], faults: [], characters: 0, lines: 0 };
  const top = place(joining, entry);
  const [tooLarge] = joining.faults.filter(({ key }) => key === 'tooLarge');
  if (joining.faults.length > 0) return { ok: false, faults: tooLarge ? [tooLarge] : joining.faults };
  const lines = [...top, ...joining.knots];
  return { ok: true, text: lines.map(({ text }) => text).join('\n'), places: lines.map(({ place }) => place) };
}

interface Placed {
  text: string;
  place: LinePlace;
}

interface Joining {
  index: Index;
  entry: string;
  /** The stack of files being read, each included by the one before. */
  begun: string[];
  knots: Placed[];
  faults: (SourceFault & { file: string })[];
  characters: number;
  lines: number;
}

/** Returns the lines of a file before its first knot, and queues its knots. */
function place(joining: Joining, file: string): Placed[] {
  const source = joining.index.files[file] ?? '';
  const lines = linesOf(source);
  joining.characters += source.length;
  joining.lines += lines.length;
  if (joining.characters > JOINED_MAX_CHARACTERS || joining.lines > LINES_MAX) {
    joining.faults.push({ file, line: null, key: 'tooLarge', message: 'The source is larger than 4 MB.' });
    return [];
  }
  joining.begun.push(file);
  const [top, knots]: [Placed[], Placed[]] = [[], []];
  let isTop = true;
  const included: Placed[] = [];
  for (const each of lines) {
    if (KNOT.test(each.text)) isTop = false;
    const placed = { text: each.text, place: { file, line: each.line } };
    if (each.includes === null) (isTop ? top : knots).push(placed);
    else {
      const before = joining.knots.length;
      top.push(...include(joining, file, { line: each.line, written: each.includes }));
      included.push(...joining.knots.splice(before));
    }
  }
  joining.knots.push(...knots, ...included);
  joining.begun.pop();
  return top;
}

function include(joining: Joining, file: string, { line, written }: { line: number; written: string }): Placed[] {
  if (joining.faults.length > 0) return [];
  const found = resolve(joining.index, written, [folderOf(joining.entry), folderOf(file)]);
  const fault = (key: 'includeMissing' | 'includeCycle' | 'tooLong', message: string) => {
    joining.faults.push({ file, line, key, ...(key !== 'tooLong' && { params: { name: written } }), message });
    return [];
  };
  if (found === null) return fault('includeMissing', `INCLUDE ${written}: there is no such file.`);
  if (joining.begun.includes(found)) return fault('includeCycle', `INCLUDE ${written}: the file includes itself.`);
  if (joining.begun.length > DEPTH_MAX) return fault('tooLong', `INCLUDE ${written}: too many files include one another in a row.`);
  return place(joining, found);
}
