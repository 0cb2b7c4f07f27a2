import { setImmediate as letOthersIn } from 'node:timers/promises';
import { refusedFor } from '../archives/model.ts';

/** Yields to other requests after so many names; each may be in 32 nested folders. */
const NAMES_AT_ONCE = 200;

/** An entry of a folder, by its normalized name. */
interface Place {
  /** Spelling of the first entry with this name. */
  name: string;
  /** Whether the archive contains it as a file or folder of its own; null if only entries below it. */
  named: 'file' | 'folder' | null;
  below: Map<string, Place>;
}

const fold = (name: string): string => name.normalize('NFC').toLowerCase();
const called = (what: string, path: string) => refusedFor(path, `is the name of two of its ${what}`, 'twice');
const isBoth = (path: string) => refusedFor(path, 'is a file and a folder', 'twice');

/**
 * Rejects names that are equal on some file system, files that are also folders, and folders that are equal on some file system, such as
 * `A/x` and `a/y`. Names of folders end with `/`.
 * @throws ArchiveRefused
 */
export async function rejectCollisions(names: readonly string[]): Promise<void> {
  const root = new Map<string, Place>();
  for (const [count, name] of names.entries()) {
    if (count % NAMES_AT_ONCE === 0) await letOthersIn();
    putInto(root, name);
  }
}

function putInto(root: Map<string, Place>, path: string): void {
  const isFolder = path.endsWith('/');
  const parts = (isFolder ? path.slice(0, -1) : path).split('/');
  let below = root;
  for (const [at, name] of parts.entries()) {
    const isLast = at === parts.length - 1;
    const until = () => fold(parts.slice(0, at + 1).join('/'));
    const place = below.get(fold(name));
    const isFile = isLast && !isFolder;
    if (isLast && place?.named) throw called('files', until());
    if (place && (isFile || place.named === 'file')) throw isBoth(until());
    if (place && place.name !== name) throw called('folders', until());
    const kind = isFile ? 'file' : 'folder';
    if (place && isLast) place.named = kind;
    const here = place ?? { name, named: isLast ? kind : null, below: new Map() };
    if (!place) below.set(fold(name), here);
    below = here.below;
  }
}
