import { ARCHIVE_MAX_FILES } from '@meowtale/contracts';
import { beginning } from '@meowtale/contracts/text/characters';
import * as yauzl from 'yauzl';
import { ArchiveRefused, type FaultKey } from './errors.ts';
import type { Decode } from './guess-encoding.ts';
import { isAnotherOnWindows } from './windows-names.ts';
import { decodeNames } from './zip-names.ts';

export { ArchiveRefused } from './errors.ts';
export { decodeCodePage } from './oem-code-pages.ts';

const PATH_MAX_BYTES = 512;
/** Maximum length of a file's or folder's name in file systems. */
const NAME_MAX_BYTES = 255;
const DEPTH_MAX = 32;
/** Deflate's maximum ratio in one entry. */
const ENTRY_RATIO_MAX = 1032;
const INSPECT_TIMEOUT_MS = 30_000;
/** Path of the content server's own files, which an archive may not contain. */
const RESERVED_FOLDER = '__meowtale';
const FILE_TYPE_MASK = 0o170000;
const REGULAR_FILE = 0o100000;
const DIRECTORY = 0o040000;
const ENCRYPTED = 0x1;
const METHODS = [0, 8];
/** Files that operating systems add, in any folder. */
const OF_SYSTEMS = /^__MACOSX\/|(^|\/)(\._[^/]*|\.DS_Store|Thumbs\.db|desktop\.ini|Icon\r)$/i;
/** Left-out files aren't counted, but reading their entries takes time. */
const DIRECTORY_MAX = 10 * ARCHIVE_MAX_FILES;

export interface ArchiveEntry extends yauzl.Entry {
  /** Path with slashes, in NFC; a folder's ends with a slash. */
  readonly name: string;
}

export interface ReadHow {
  /** Returns whether an entry is ignored, like files of operating systems. */
  isLeftOut?(name: string): boolean;
  /** Decodes names whose encoding can't be detected; without it they are rejected. */
  otherwise?: Decode;
}

/** Returns an archive's files and folders, each checked by its directory entry; nothing is unpacked. @throws ArchiveRefused */
export async function readEntries(archivePath: string, { isLeftOut, otherwise }: ReadHow = {}): Promise<ArchiveEntry[]> {
  const zip = await openZip(archivePath);
  const deadline = Date.now() + INSPECT_TIMEOUT_MS;
  try {
    if (zip.entryCount > DIRECTORY_MAX) throw tooManyFiles();
    const entries: yauzl.Entry[] = [];
    for await (const entry of zip.eachEntry()) {
      if (entries.length >= DIRECTORY_MAX) throw tooManyFiles();
      if (Date.now() > deadline) throw new ArchiveRefused('it takes too long to read', { key: 'tooSlow' });
      entries.push(entry);
    }
    const names = decodeNames(entries, otherwise);
    const namedEntries = entries.map((entry, at): ArchiveEntry => Object.assign(entry, { name: names[at] ?? '' }));
    const counted = namedEntries.filter(({ name }) => name !== '' && !OF_SYSTEMS.test(name) && !isLeftOut?.(name));
    if (counted.length > ARCHIVE_MAX_FILES) throw tooManyFiles();
    for (const entry of counted) judgeEntry(entry);
    return counted;
  } catch (error) {
    throw asRefusal(error);
  } finally {
    zip.close();
  }
}

/** Opens an archive. @throws ArchiveRefused for a file that isn't one */
export async function openZip(path: string): Promise<yauzl.ZipFile> {
  try {
    return await yauzl.openPromise(path, { decodeStrings: false, validateEntrySizes: true, autoClose: false });
  } catch (error) {
    throw asRefusal(error, { key: 'notZip' });
  }
}

const tooManyFiles = () =>
  new ArchiveRefused(`it holds more than ${ARCHIVE_MAX_FILES} files`, { key: 'tooManyFiles', params: { maximum: ARCHIVE_MAX_FILES } });

/** Characters that change the direction of text, break a line or are invisible. */
const DISTURBING = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;

/** Returns a name for messages, shortened and without characters that would distort them. */
export const shownPath = (name: string): string => JSON.stringify(beginning(name, 120)).slice(1, -1).replace(DISTURBING, '\ufffd');

/** Returns the error for a file or folder; `why` says what is wrong with it. */
export const refusedFor = (name: string, why: string, key: FaultKey, cause?: unknown): ArchiveRefused =>
  new ArchiveRefused(`"${shownPath(name)}" ${why}`, { key, params: { path: shownPath(name) } }, cause);

const leadsElsewhere = (name: string) => refusedFor(name, "leads elsewhere or can't be written", 'path');

/** Checks one entry: a plain file or folder, whose name is portable and whose size is plausible. */
function judgeEntry(entry: ArchiveEntry): void {
  const { name } = entry;
  const parts = name.replace(/\/$/, '').split('/');
  const isTooLong = Buffer.byteLength(name) > PATH_MAX_BYTES || parts.some((part) => Buffer.byteLength(part) > NAME_MAX_BYTES);
  if (isTooLong || parts.length > DEPTH_MAX) throw refusedFor(name, 'is too long', 'path');
  if (parts.some((part) => part === '' || part === '.' || part === '..') || /[\\:\ufffd]/.test(name)) throw leadsElsewhere(name);
  if (name.search(DISTURBING) !== -1) throw leadsElsewhere(name);
  if (parts.some((part) => part.toLowerCase() === RESERVED_FOLDER)) throw refusedFor(name, 'is ours', 'reserved');
  const mode = (entry.externalFileAttributes >>> 16) & FILE_TYPE_MASK;
  if (mode !== 0 && mode !== REGULAR_FILE && mode !== DIRECTORY) throw refusedFor(name, 'is a link or a device, not a file', 'link');
  if (entry.generalPurposeBitFlag & ENCRYPTED) throw refusedFor(name, 'is encrypted', 'encrypted');
  if (!METHODS.includes(entry.compressionMethod)) throw refusedFor(name, "is packed in a way that browsers' zips don't use", 'packing');
  if (entry.uncompressedSize > entry.compressedSize * ENTRY_RATIO_MAX + 1024) throw refusedFor(name, "claims a size it can't have", 'size');
}

/** Asserts that names are valid on Windows, for archives that are unpacked on every system. @throws ArchiveRefused */
export function requireSameOnWindows(names: readonly string[]): void {
  const other = names.find((name) => name.split('/').some(isAnotherOnWindows));
  if (other !== undefined) throw refusedFor(other, 'is another name on Windows', 'windowsName');
}

/**
 * Converts an error of yauzl to a rejection, whose text has no local path; an error of a full disk is left. Without `details` the reason is a
 * damaged zip, except for encryption.
 */
export function asRefusal(error: unknown, details?: ArchiveRefused['details']): unknown {
  if (error instanceof ArchiveRefused) return error;
  const code = (error as NodeJS.ErrnoException | null)?.code;
  if (code !== undefined && !code.startsWith('Z_') && code !== 'ERR_STREAM_PREMATURE_CLOSE') return error;
  const message = error instanceof Error ? error.message : 'it is no zip';
  if (message.startsWith('strong encryption'))
    return new ArchiveRefused('it is locked with a password', details ?? { key: 'locked' }, error);
  return new ArchiveRefused('it is damaged, or is no zip', details ?? { key: 'damaged' }, error);
}
