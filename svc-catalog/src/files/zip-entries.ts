import { ARCHIVE_MAX_FILES } from '@meowtale/contracts';
import * as yauzl from 'yauzl';
import { ArchiveRefused } from './errors.ts';

const PATH_MAX_BYTES = 512;
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
const LEFT_OUT = /^__MACOSX\/|(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$/i;

/** An archive's files and folders, each judged by what the directory says of it; nothing is unpacked. @throws ArchiveRefused */
export async function readEntries(archivePath: string): Promise<yauzl.Entry[]> {
  const zip = await openZip(archivePath);
  const deadline = Date.now() + INSPECT_TIMEOUT_MS;
  try {
    if (zip.entryCount > ARCHIVE_MAX_FILES) throw new ArchiveRefused(`it holds more than ${ARCHIVE_MAX_FILES} files`);
    const entries: yauzl.Entry[] = [];
    for await (const entry of zip.eachEntry()) {
      if (entries.length >= ARCHIVE_MAX_FILES) throw new ArchiveRefused(`it holds more than ${ARCHIVE_MAX_FILES} files`);
      if (Date.now() > deadline) throw new ArchiveRefused('it takes too long to read');
      if (LEFT_OUT.test(entry.fileName)) continue;
      judgeEntry(entry);
      entries.push(entry);
    }
    return entries;
  } catch (error) {
    throw asRefusal(error);
  } finally {
    zip.close();
  }
}

/** @throws ArchiveRefused for what is no archive */
export async function openZip(path: string): Promise<yauzl.ZipFile> {
  try {
    return await yauzl.openPromise(path, { strictFileNames: true, validateEntrySizes: true, autoClose: false });
  } catch (error) {
    throw asRefusal(error);
  }
}

/** One entry: a plain file or folder whose name means the same everywhere, and whose size is believable. */
function judgeEntry(entry: yauzl.Entry): void {
  const name = entry.fileName;
  const shown = JSON.stringify(name.slice(0, 120));
  const parts = name.replace(/\/$/, '').split('/');
  if (Buffer.byteLength(name) > PATH_MAX_BYTES || parts.length > DEPTH_MAX) throw new ArchiveRefused(`the path ${shown} is too long`);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused.
  if (parts.some((part) => part === '' || part === '.' || part === '..') || /[\\:\u0000-\u001f\u007f\u202a-\u202e\ufffd]/.test(name)) {
    throw new ArchiveRefused(`the path ${shown} leads elsewhere or can't be written`);
  }
  if (parts.some((part) => part.toLowerCase() === RESERVED_FOLDER)) throw new ArchiveRefused(`the name ${RESERVED_FOLDER} is ours`);
  const mode = (entry.externalFileAttributes >>> 16) & FILE_TYPE_MASK;
  if (mode !== 0 && mode !== REGULAR_FILE && mode !== DIRECTORY) throw new ArchiveRefused(`${shown} is a link or a device, not a file`);
  if (entry.generalPurposeBitFlag & ENCRYPTED) throw new ArchiveRefused(`${shown} is encrypted`);
  if (!METHODS.includes(entry.compressionMethod)) throw new ArchiveRefused(`${shown} is packed in a way that browsers' zips don't use`);
  if (entry.uncompressedSize > entry.compressedSize * ENTRY_RATIO_MAX + 1024)
    throw new ArchiveRefused(`${shown} claims a size it can't have`);
}

/** What yauzl finds wrong (its words name no path of ours) is a refusal; a full disk is not. */
export function asRefusal(error: unknown): unknown {
  if (error instanceof ArchiveRefused) return error;
  const code = (error as NodeJS.ErrnoException | null)?.code;
  if (code !== undefined && !code.startsWith('Z_') && code !== 'ERR_STREAM_PREMATURE_CLOSE') return error;
  return new ArchiveRefused(error instanceof Error ? error.message.slice(0, 200) : 'it is no zip', error);
}
