import { ARCHIVE_MAX_FILES } from '@meowtale/contracts';
import { beginning } from '@meowtale/contracts/text/characters';
import * as yauzl from 'yauzl';
import { ArchiveRefused, type FaultKey } from './errors.ts';
import type { Decode } from './guess-encoding.ts';
import { isAnotherOnWindows } from './windows-names.ts';
import { decodeNames } from './zip-names.ts';

const PATH_MAX_BYTES = 512;
/** What a file system takes of one file's or folder's name. */
const NAME_MAX_BYTES = 255;
const DEPTH_MAX = 32;
/** Deflate can't do better than this in one entry. */
const ENTRY_RATIO_MAX = 1032;
const INSPECT_TIMEOUT_MS = 30_000;
/** Answered by the content server itself; nothing in an archive may stand there. */
const RESERVED_FOLDER = '__meowtale';
const FILE_TYPE_MASK = 0o170000;
const REGULAR_FILE = 0o100000;
const DIRECTORY = 0o040000;
const ENCRYPTED = 0x1;
const METHODS = [0, 8];
/** What file systems and their windows put beside files, wherever an archive is unpacked. */
const OF_SYSTEMS = /^__MACOSX\/|(^|\/)(\._[^/]*|\.DS_Store|Thumbs\.db|desktop\.ini|Icon\r)$/i;
/** Left-out files count for nothing, but reading what an archive says of them takes time too. */
const DIRECTORY_MAX = 10 * ARCHIVE_MAX_FILES;

export interface ArchiveEntry extends yauzl.Entry {
  /** Its path with slashes, in NFC; that of a folder ends in one. */
  readonly name: string;
}

export interface ReadHow {
  /** What is as if it weren't there, like the files of operating systems. */
  isLeftOut?(name: string): boolean;
  /** How names are read whose encoding can't be told; without it they are refused. */
  otherwise?: Decode;
}

/**
 * Returns an archive's files and folders, each judged by what the directory says of it; nothing is unpacked.
 * @throws ArchiveRefused
 */
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
    const named = entries.map((entry, at): ArchiveEntry => Object.assign(entry, { name: names[at] ?? '' }));
    const counted = named.filter(({ name }) => name !== '' && !OF_SYSTEMS.test(name) && !isLeftOut?.(name));
    if (counted.length > ARCHIVE_MAX_FILES) throw tooManyFiles();
    for (const entry of counted) judgeEntry(entry);
    return counted;
  } catch (error) {
    throw asRefusal(error);
  } finally {
    zip.close();
  }
}

/** @throws ArchiveRefused for what is no archive */
export async function openZip(path: string): Promise<yauzl.ZipFile> {
  try {
    return await yauzl.openPromise(path, { decodeStrings: false, validateEntrySizes: true, autoClose: false });
  } catch (error) {
    throw asRefusal(error, { key: 'notZip' });
  }
}

const tooManyFiles = () =>
  new ArchiveRefused(`it holds more than ${ARCHIVE_MAX_FILES} files`, { key: 'tooManyFiles', params: { maximum: ARCHIVE_MAX_FILES } });

/** Signs that turn the words beside them round, break their line or can't be seen. */
const DISTURBING = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;

/** A name of an archive's as it can be kept and read, with nothing in it that turns the words beside it round. */
export const shownPath = (name: string): string => JSON.stringify(beginning(name, 120)).slice(1, -1).replace(DISTURBING, '\ufffd');

/** Refused for one of its files or folders, of which `why` says what is wrong. */
export const refusedFor = (name: string, why: string, key: FaultKey, cause?: unknown): ArchiveRefused =>
  new ArchiveRefused(`"${shownPath(name)}" ${why}`, { key, params: { path: shownPath(name) } }, cause);

const leadsElsewhere = (name: string) => refusedFor(name, "leads elsewhere or can't be written", 'path');

/** One entry: a plain file or folder whose name means the same everywhere, and whose size is believable. */
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

/** Of what is unpacked on every system, the names that are others on Windows. @throws ArchiveRefused */
export function requireSameOnWindows(names: readonly string[]): void {
  const other = names.find((name) => name.split('/').some(isAnotherOnWindows));
  if (other !== undefined) throw refusedFor(other, 'is another name on Windows', 'windowsName');
}

/**
 * What yauzl finds wrong is a refusal, in whose words it names no path of ours; a full disk is not. Without `told` it is a zip that is
 * damaged, but for one lock on everything.
 */
export function asRefusal(error: unknown, told?: ArchiveRefused['told']): unknown {
  if (error instanceof ArchiveRefused) return error;
  const code = (error as NodeJS.ErrnoException | null)?.code;
  if (code !== undefined && !code.startsWith('Z_') && code !== 'ERR_STREAM_PREMATURE_CLOSE') return error;
  const message = error instanceof Error ? error.message : 'it is no zip';
  if (message.startsWith('strong encryption')) return new ArchiveRefused('it is locked with a password', told ?? { key: 'locked' }, error);
  return new ArchiveRefused('it is damaged, or is no zip', told ?? { key: 'damaged' }, error);
}
