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
const METHOD = { stored: 0, deflated: 8 } as const;
/** Larger archives would need zip64. */
const MOST_BYTES = 0xffffffff;

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const { readable, writable } = new CompressionStream('deflate-raw');
  const writer = writable.getWriter();
  const [packed] = await Promise.all([new Response(readable).arrayBuffer(), writer.write(bytes), writer.close()]);
  return new Uint8Array(packed);
}

/** A zip of texts, to which one is added at a time. Each becomes a blob at once, which browsers store outside of the page's memory. */
export class ZipArchive {
  readonly #encoder = new TextEncoder();
  readonly #files: Blob[] = [];
  readonly #directory: Uint8Array<ArrayBuffer>[] = [];
  #offset = 0;

  /** Adds an uncompressed text. @throws RangeError for an archive of more than 4 GiB */
  add(path: string, text: string): void {
    const bytes = this.#encoder.encode(text);
    this.#append(path, bytes, bytes, 'stored');
  }

  /** Adds a compressed text. @throws RangeError for an archive of more than 4 GiB */
  async addCompressed(path: string, text: string): Promise<void> {
    const bytes = this.#encoder.encode(text);
    this.#append(path, bytes, await deflate(bytes), 'deflated');
  }

  /** Returns the zip of all texts up to now. */
  toBlob(): Blob {
    const count = this.#files.length;
    const length = this.#directory.reduce((sum, part) => sum + part.length, 0);
    const end = record([
      [32, 0x06054b50],
      [16, 0],
      [16, 0],
      [16, count],
      [16, count],
      [32, length],
      [32, this.#offset],
      [16, 0],
    ]);
    return new Blob([...this.#files, ...this.#directory, end], { type: 'application/zip' });
  }

  #append(path: string, bytes: Uint8Array, packed: Uint8Array<ArrayBuffer>, method: keyof typeof METHOD): void {
    const name = this.#encoder.encode(path);
    const end = this.#offset + 30 + name.length + packed.length;
    if (end > MOST_BYTES) throw new RangeError('A zip without zip64 has at most 4 GiB.');
    const common = [
      [16, 20],
      [16, UTF_8_NAMES],
      [16, METHOD[method]],
      [16, 0],
      [16, FIRST_DAY],
      [32, crc32(bytes)],
      [32, packed.length],
      [32, bytes.length],
      [16, name.length],
      [16, 0],
    ] as const;
    this.#files.push(new Blob([record([[32, 0x04034b50], ...common]), name, packed]));
    this.#directory.push(record([[32, 0x02014b50], [16, 20], ...common, [16, 0], [16, 0], [16, 0], [32, 0], [32, this.#offset]]), name);
    this.#offset = end;
  }
}
