import { constants, crc32, deflateRawSync } from 'node:zlib';

/** An entry of a malicious archive: each field may be wrong. */
export interface ZipEntry {
  /** Bytes are written without the UTF-8 flag. */
  name: string | Buffer;
  /** Extra fields of the directory. */
  extra?: Buffer;
  content?: Buffer | string;
  /** The unpacked size in the directory, if it is wrong. */
  claimedSize?: number;
  /** Unix mode, e.g. 0o120777 for a link. */
  mode?: number;
  encrypted?: boolean;
  /** Uses the bytes of the previous entry. */
  overlapping?: boolean;
  /** zlib's level; 0 for random content, which would only be slow to compress. */
  level?: number;
}

interface Written {
  entry: ZipEntry;
  packed: Buffer;
  crc: number;
  size: number;
  offset: number;
}

/** Writes a zip by hand, because no library writes invalid ones. */
export function makeZip(entries: readonly ZipEntry[], comment = ''): Buffer {
  const parts: Buffer[] = [];
  const written: Written[] = [];
  let offset = 0;
  for (const entry of entries) {
    const content = Buffer.from(entry.content ?? '');
    const packed = deflateRawSync(content, { level: entry.level ?? constants.Z_DEFAULT_COMPRESSION });
    const item = { entry, packed, crc: crc32(content), size: entry.claimedSize ?? content.length, offset };
    const before = written.at(-1);
    if (entry.overlapping && before) {
      written.push({ ...before, entry });
      continue;
    }
    written.push(item);
    const bytes = Buffer.concat([localHeader(item), packed]);
    parts.push(bytes);
    offset += bytes.length;
  }
  const directory = Buffer.concat(written.map(directoryHeader));
  return Buffer.concat([...parts, directory, endOf(written.length, directory.length, offset, comment)]);
}

const flagsOf = ({ name, encrypted }: ZipEntry): number => (typeof name === 'string' ? 0x800 : 0) | (encrypted ? 1 : 0);

function localHeader({ entry, packed, crc, size }: Written): Buffer {
  const name = Buffer.from(entry.name);
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(flagsOf(entry), 6);
  header.writeUInt16LE(8, 8);
  header.writeUInt32LE(crc, 14);
  header.writeUInt32LE(packed.length, 18);
  header.writeUInt32LE(size, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
}

function directoryHeader({ entry, packed, crc, size, offset }: Written): Buffer {
  const name = Buffer.from(entry.name);
  const extra = entry.extra ?? Buffer.alloc(0);
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE((3 << 8) | 20, 4);
  header.writeUInt16LE(20, 6);
  header.writeUInt16LE(flagsOf(entry), 8);
  header.writeUInt16LE(8, 10);
  header.writeUInt32LE(crc, 16);
  header.writeUInt32LE(packed.length, 20);
  header.writeUInt32LE(size, 24);
  header.writeUInt16LE(name.length, 28);
  header.writeUInt16LE(extra.length, 30);
  header.writeUInt32LE(((entry.mode ?? 0o100644) << 16) >>> 0, 38);
  header.writeUInt32LE(offset, 42);
  return Buffer.concat([header, name, extra]);
}

function endOf(count: number, directoryBytes: number, offset: number, comment: string): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count & 0xffff, 8);
  end.writeUInt16LE(count & 0xffff, 10);
  end.writeUInt32LE(directoryBytes, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([end, Buffer.from(comment)]);
}
