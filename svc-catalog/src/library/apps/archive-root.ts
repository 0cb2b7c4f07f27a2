import { GAME_PAGE_MAX_BYTES } from '@meowtale/contracts';
import { type ArchiveEntry, ArchiveRefused, shownPath } from '../archives/model.ts';

export interface Root {
  holds: 'game' | 'story';
  /** Prefix of the paths of its files: '' or a folder with a trailing slash. */
  folder: string;
  /** Full path of a game's first page. */
  page?: string;
}

const NAMED_MAX = 5;
const PAGE = /\.html?$/i;
/** In order of preference: the name that servers look for first, then those that only Windows finds. */
const INDEX_NAMES = [/^index\.html$/, /^index\.html$/i, /^index\.htm$/i];

/** Names of files that belong to no work: hidden files and folders (version control, editors, secrets), and files of operating systems. */
const LEFT_OUT = /^(?:\.(?!\.?$).*|CVS|ehthumbs\.db|\$RECYCLE\.BIN|System Volume Information)$/i;

/** Returns whether a path contains a name that belongs to no work. */
export const isLeftOut = (name: string): boolean => name.split('/').some((part) => LEFT_OUT.test(part));

const folderOf = (name: string): string => name.slice(0, name.lastIndexOf('/') + 1);
const baseOf = (name: string): string => name.slice(name.lastIndexOf('/') + 1);
const depthOf = (name: string): number => name.split('/').length - 1;
const shallowest = (names: readonly string[]): string[] => {
  const depth = Math.min(...names.map(depthOf));
  return names.filter((name) => depthOf(name) === depth);
};

/**
 * Finds the folder of a game or a story: a game's is that of its first page, regardless of other files beside that folder; without a page,
 * a story's is that of its ink files.
 * @throws ArchiveRefused
 */
export function findRoot(files: readonly ArchiveEntry[]): Root {
  const names = files.map(({ name }) => name);
  const page = firstPage(names.filter((name) => PAGE.test(name)));
  if (page !== null) {
    const size = files.find(({ name }) => name === page)?.uncompressedSize ?? 0;
    if (size > GAME_PAGE_MAX_BYTES) throw tooLarge(page, GAME_PAGE_MAX_BYTES);
    return { holds: 'game', folder: folderOf(page), page };
  }
  const [folder, ...others] = new Set(shallowest(names.filter((name) => name.endsWith('.ink'))).map(folderOf));
  if (folder !== undefined) return { holds: 'story', folder: others.length === 0 ? folder : '' };
  throw new ArchiveRefused('there is no index.html at its top or in its one folder, nor a story such as en-US.ink', { key: 'noStart' });
}

/**
 * Returns a game's first page: the index nearest to the top, else the only page. A page beside the folder of an index, such as a manual, is
 * not considered.
 */
function firstPage(pages: readonly string[]): string | null {
  if (pages.length === 0) return null;
  const indexes = shallowest(pages.filter((name) => INDEX_NAMES.some((index) => index.test(baseOf(name)))));
  const others = shallowest(pages);
  const nearest = indexes[0] !== undefined && depthOf(indexes[0]) <= depthOf(others[0] ?? '') + 1 ? indexes : others;
  if (new Set(nearest.map(folderOf)).size > 1) throw several(nearest);
  const byName = INDEX_NAMES.flatMap((index) => nearest.filter((name) => index.test(baseOf(name))));
  const [only, another] = byName.length > 0 ? byName.slice(0, 1) : nearest;
  if (only === undefined || another !== undefined) throw several(nearest);
  return only;
}

const several = (pages: readonly string[]) =>
  new ArchiveRefused('several of its pages could be the first', {
    key: 'severalPages',
    params: { paths: pages.slice(0, NAMED_MAX).map(shownPath).join(', ') },
  });

export const tooLarge = (path: string, maxBytes: number) =>
  new ArchiveRefused(`"${shownPath(path)}" is larger than ${maxBytes} bytes`, {
    key: 'fileTooLarge',
    params: { path: shownPath(path), maxBytes },
  });
