/** A work's own address within a key, with its capability and version, and with the language and look that the page gave it. */
const WORK_ADDRESS = /^(https?:\/\/[^/]+)?\/[ct]\/[^/]+\/\d+\/([^?#]*)(\?lang=[\w-]+&theme=(?:light|dark))?/;
const FOLDER = /^\/[ct]\/[^/]+\/\d+\//;
/** An address like a work's own, which is the same at each opening. */
const STABLE = { pathname: '/c/-/0/', search: '?lang=en-US&theme=light' };

/** Replaces a work's own address at the beginning of a key by one that is the same at each opening, and opens nothing. */
export const withStableAddress = (key: string): string => withAddress(key, () => STABLE);

/** Replaces a work's own address at the beginning of a key, as it was at any opening, by the page's. */
export const withPresentAddress = (key: string): string => withAddress(key, () => window.location);

function withAddress(key: string, to: () => Pick<Location, 'pathname' | 'search'>): string {
  return key.replace(WORK_ADDRESS, (address: string, origin: string | undefined, path: string, query: string | undefined) => {
    const { pathname, search } = to();
    const [folder] = FOLDER.exec(pathname) ?? [];
    return folder === undefined ? address : `${origin ?? ''}${folder}${path}${query === undefined ? '' : search}`;
  });
}

/** Renames the keys that name the work's address at an earlier opening, as those of PuzzleScript do. */
export function moveToPresentAddress(storage: Storage): void {
  for (const key of Object.keys(storage)) {
    const moved = withPresentAddress(key);
    if (moved === key) continue;
    if (storage.getItem(moved) === null) storage.setItem(moved, storage.getItem(key) ?? '');
    storage.removeItem(key);
  }
}
