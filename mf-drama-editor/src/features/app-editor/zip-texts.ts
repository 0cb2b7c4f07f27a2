const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value >>> 0;
});

function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (value >>> 8) ^ (CRC[(value ^ byte) & 0xff] ?? 0);
  return (value ^ 0xffffffff) >>> 0;
}

/** Writes numbers of 16 and 32 bits in the byte order of a zip: `[bits, value]`. */
function record(fields: readonly (readonly [16 | 32, number])[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [bits]) => sum + bits / 8, 0)));
  let at = 0;
  for (const [bits, value] of fields) {
    if (bits === 16) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bits / 8;
  }
  return new Uint8Array(view.buffer);
}

/** Names and texts in UTF-8. */
const UTF_8_NAMES = 0x0800;
/** The first date that a zip can have, so that the same texts make the same file. */
const FIRST_DAY = 0x0021;

/** Returns an uncompressed zip of a few texts, as a story in several languages is uploaded (ADR 7). */
export function zipTexts(texts: Readonly<Record<string, string>>): Blob {
  const encoder = new TextEncoder();
  const files: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(texts)) {
    const [name, bytes] = [encoder.encode(path), encoder.encode(text)];
    const common = [
      [16, 20],
      [16, UTF_8_NAMES],
      [16, 0],
      [16, 0],
      [16, FIRST_DAY],
      [32, crc32(bytes)],
      [32, bytes.length],
      [32, bytes.length],
      [16, name.length],
      [16, 0],
    ] as const;
    files.push(record([[32, 0x04034b50], ...common]), name, bytes);
    directory.push(record([[32, 0x02014b50], [16, 20], ...common, [16, 0], [16, 0], [16, 0], [32, 0], [32, offset]]), name);
    offset += 30 + name.length + bytes.length;
  }
  const count = Object.keys(texts).length;
  const length = directory.reduce((sum, part) => sum + part.length, 0);
  const end = record([
    [32, 0x06054b50],
    [16, 0],
    [16, 0],
    [16, count],
    [16, count],
    [32, length],
    [32, offset],
    [16, 0],
  ]);
  return new Blob([...files, ...directory, end], { type: 'application/zip' });
}
