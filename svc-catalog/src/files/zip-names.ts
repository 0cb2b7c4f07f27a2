import { crc32 } from 'node:zlib';
import type * as yauzl from 'yauzl';
import { ArchiveRefused } from './errors.ts';
import { type Decode, guessEncoding, strictly } from './guess-encoding.ts';

const SAYS_UTF8 = 0x800;
/** Info-ZIP's field for a name in UTF-8 beside one of the system's: a version, the CRC-32 of that other name, and the name. */
const UNICODE_PATH = { id: 0x7075, version: 1, nameFrom: 5 };

const utf8 = strictly('utf-8');

/** What of an entry its name is read from. */
type Named = Pick<yauzl.Entry, 'fileNameRaw' | 'extraFields' | 'generalPurposeBitFlag'>;

/**
 * Returns the names of an archive's entries in their order, with slashes and in NFC; '' for the archive's own top. A name is UTF-8 when
 * the archive says so or it can be; the names that can't are all of one encoding, which is detected. When none fits
 * `otherwise` reads them.
 * @throws ArchiveRefused when there is no other way
 */
export function decodeNames(entries: readonly Named[], otherwise: Decode | null = null): string[] {
  const said = entries.map((entry) => unicodePathOf(entry) ?? (entry.generalPurposeBitFlag & SAYS_UTF8 ? utf8(entry.fileNameRaw) : null));
  const unsaid = entries.filter((_entry, at) => said[at] === null).map(({ fileNameRaw }) => fileNameRaw);
  const decode = unsaid.every((raw) => utf8(raw) !== null) ? utf8 : (guessEncoding(unsaid) ?? otherwise);
  return entries.map(({ fileNameRaw }, at) => plain(said[at] ?? decode?.(fileNameRaw) ?? unreadable(fileNameRaw)));
}

function unicodePathOf({ fileNameRaw, extraFields }: Named): string | null {
  const field = extraFields.find(({ id, data }) => id === UNICODE_PATH.id && data.length > UNICODE_PATH.nameFrom);
  if (!field || field.data[0] !== UNICODE_PATH.version || field.data.readUInt32LE(1) !== crc32(fileNameRaw)) return null;
  return utf8(field.data.subarray(UNICODE_PATH.nameFrom));
}

/** Old tools on Windows write backslashes, others begin at `./`; Macs write letters and their accents apart. */
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
