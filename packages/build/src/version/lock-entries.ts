interface LockedPackage {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** `package-lock.json`: each installed package by its place, such as `node_modules/a/node_modules/b`. */
export interface LockFile {
  packages: Readonly<Record<string, LockedPackage>>;
}

/** Returns the place of the package that code at `place` gets by a name, as Node looks it up: from its folder upwards. */
export function placeOf({ packages }: LockFile, place: string, name: string): string | undefined {
  for (let at = place; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    const candidate = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    if (candidate in packages) return candidate;
    if (at === '') return undefined;
  }
}

/**
 * Returns the lock file's entries of packages and of all that they depend on, with peers, optional ones too: place → what is installed
 * there. One that isn't in the lock file is `missing`.
 * @param wanted who imports which package, as `mf-store uuid`.
 */
export function lockEntries(lock: LockFile, wanted: Iterable<string>): Map<string, string> {
  const entries = new Map<string, string>();
  function add(from: string, name: string, optional: boolean): void {
    const place = placeOf(lock, from, name);
    const locked = place === undefined ? undefined : lock.packages[place];
    if (!place || !locked) {
      if (!optional) entries.set(`${from} ${name}`, 'missing');
      return;
    }
    if (entries.has(place) || locked.link) return;
    entries.set(place, [locked.version, locked.integrity ?? locked.resolved].join(' '));
    for (const dependency of Object.keys(locked.dependencies ?? {})) add(place, dependency, false);
    for (const dependency of Object.keys({ ...locked.optionalDependencies, ...locked.peerDependencies })) add(place, dependency, true);
  }
  for (const one of wanted) {
    const [from = '', name = ''] = one.split(' ');
    add(from, name, false);
  }
  return entries;
}
