/** Matches a work's own address in a key, with its capability and version, and the language and theme set by the page. */
const WORK_ADDRESS = /^(https?:\/\/[^/]+)?\/[ct]\/[^/]+\/\d+\/([^?#]*)(\?lang=[\w-]+&theme=(?:light|dark))?/;
const FOLDER = /^\/[ct]\/[^/]+\/\d+\//;
/** The address that replaces a work's own; the same at each opening. */
const STABLE = { pathname: '/c/-/0/', search: '?lang=en-US&theme=light' };

/** Replaces a work's own address at the beginning of a key by one that is the same at each opening, and grants nothing. */
export const withStableAddress = (key: string): string => withAddress(key, () => STABLE);

/** Replaces a work's own address from any opening at the beginning of a key by the page's. */
export const withPresentAddress = (key: string): string => withAddress(key, () => window.location);

function withAddress(key: string, to: () => Pick<Location, 'pathname' | 'search'>): string {
  return key.replace(WORK_ADDRESS, (address: string, origin: string | undefined, path: string, query: string | undefined) => {
    const { pathname, search } = to();
    const [folder] = FOLDER.exec(pathname) ?? [];
    return folder === undefined ? address : `${origin ?? ''}${folder}${path}${query === undefined ? '' : search}`;
  });
}

/** Renames the keys with the work's address from an earlier opening, such as those of PuzzleScript. */
export function moveToPresentAddress(storage: Storage): void {
  for (const key of Object.keys(storage)) {
    const moved = withPresentAddress(key);
    if (moved === key) continue;
    if (storage.getItem(moved) === null) storage.setItem(moved, storage.getItem(key) ?? '');
    storage.removeItem(key);
  }
}
