import { crc32 } from 'node:zlib';
import type * as yauzl from 'yauzl';
import { ArchiveRefused } from './errors.ts';
import { type Decode, guessEncoding, strictly } from './guess-encoding.ts';

const SAYS_UTF8 = 0x800;
/** Info-ZIP's extra field with the name in UTF-8: a version, the CRC-32 of the original name, and the name. */
const UNICODE_PATH = { id: 0x7075, version: 1, nameFrom: 5 };

const utf8 = strictly('utf-8');

/** The fields of an entry from which its name is read. */
type Named = Pick<yauzl.Entry, 'fileNameRaw' | 'extraFields' | 'generalPurposeBitFlag'>;

/**
 * Returns the names of an archive's entries in order, with slashes and in NFC; '' for the archive's root. A name is UTF-8 if the archive
 * says so or it is valid UTF-8; all others have one encoding, which is detected. If none fits, `otherwise` decodes them.
 * @throws ArchiveRefused without a decoder that fits
 */
export function decodeNames(entries: readonly Named[], otherwise: Decode | null = null): string[] {
  const stated = entries.map((entry) => unicodePathOf(entry) ?? (entry.generalPurposeBitFlag & SAYS_UTF8 ? utf8(entry.fileNameRaw) : null));
  const unsaid = entries.filter((_entry, at) => stated[at] === null).map(({ fileNameRaw }) => fileNameRaw);
  const decode = unsaid.every((raw) => utf8(raw) !== null) ? utf8 : (guessEncoding(unsaid) ?? otherwise);
  return entries.map(({ fileNameRaw }, at) => plain(stated[at] ?? decode?.(fileNameRaw) ?? unreadable(fileNameRaw)));
}

function unicodePathOf({ fileNameRaw, extraFields }: Named): string | null {
  const field = extraFields.find(({ id, data }) => id === UNICODE_PATH.id && data.length > UNICODE_PATH.nameFrom);
  if (!field || field.data[0] !== UNICODE_PATH.version || field.data.readUInt32LE(1) !== crc32(fileNameRaw)) return null;
  return utf8(field.data.subarray(UNICODE_PATH.nameFrom));
}

/** Old tools on Windows write backslashes, others begin with `./`; macOS writes letters and accents separately. */
const plain = (name: string): string =>
  name
    .replaceAll('\\', '/')
    .replace(/^(?:\.\/)+/, '')
    .normalize('NFC');

function unreadable(raw: Buffer): never {
  const path = raw
    .toString('latin1')
    .replaceAll(/[^ -~]+/g, '…')
    .slice(0, 120);
  throw new ArchiveRefused("its names are in an encoding that can't be told", { key: 'namesUnreadable', params: { path } });
}
