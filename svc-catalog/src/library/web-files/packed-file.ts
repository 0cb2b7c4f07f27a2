import { pipeline, type Readable, Transform } from 'node:stream';
import { brotliDecompressSync, constants, createBrotliDecompress, createGunzip } from 'node:zlib';
import { GAME_PACK_MAX_BYTES } from '@meowtale/contracts';
import type { StoredFile } from '../storage/model.ts';

export type Packing = 'gzip' | 'br';

/** The name of a file that an engine compressed, to be sent as its content. */
export interface PackedName {
  packing: Packing;
  /** Path without the ending, which determines the content's type. */
  inner: string;
}

/** Types that engines compress: scripts, WebAssembly and their data. A game decompresses any other `.gz` itself. */
const BY_ENGINES = /^(.+\.(?:m?js|css|wasm|data|mem|pck|svg|symbols\.json))\.(gz|br)$/i;
/** Combined endings of Unity 5 and of drawing programs. */
const IN_ONE_ENDING = /^(.+\.(?:js|data|mem|svg))gz$|^(.+\.svg)z$/i;
const GZIP_BEGINS = '1f8b';
const SAMPLE_BYTES = 1024;
const SAMPLE_OUTPUT_BYTES = 64 * 1024;

/** Returns a file's compression by its name; null for one that is sent unchanged. */
export function packedName(path: string): PackedName | null {
  const [, stem, ending] = BY_ENGINES.exec(path) ?? [];
  if (stem !== undefined) return { packing: ending?.toLowerCase() === 'br' ? 'br' : 'gzip', inner: stem };
  const [, old, drawing] = IN_ONE_ENDING.exec(path) ?? [];
  const inner = old ?? drawing;
  return inner === undefined ? null : { packing: 'gzip', inner };
}

/** Returns whether a file is compressed as its name says: some tools decompress uploads without renaming them. */
export async function isPacked(file: StoredFile, packing: Packing): Promise<boolean> {
  if (file.size < 2) return false;
  const end = Math.min(file.size, SAMPLE_BYTES) - 1;
  const beginning = Buffer.from(await new Response(file.stream({ start: 0, end }) as unknown as BodyInit).arrayBuffer());
  return packing === 'gzip' ? beginning.subarray(0, 2).toString('hex') === GZIP_BEGINS : isBrotli(beginning, end + 1 < file.size);
}

/** Brotli has no signature, so decompression is tried. A truncated beginning and the size of the content are no errors here. */
function isBrotli(beginning: Buffer, goesOn: boolean): boolean {
  const finishFlush = goesOn ? constants.BROTLI_OPERATION_FLUSH : constants.BROTLI_OPERATION_FINISH;
  try {
    brotliDecompressSync(beginning, { finishFlush, maxOutputLength: SAMPLE_OUTPUT_BYTES });
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
  }
}

/** Streams a file's decompressed content, at most 2 GB. The stream fails when the file isn't compressed so. */
export function unpack(file: StoredFile, packing: Packing): Readable {
  let bytes = 0;
  const limit = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > GAME_PACK_MAX_BYTES) done(new Error('a packed file holds more than 2 GB'));
      else done(null, chunk);
    },
  });
  // Errors reach the reader of the last stream.
  return pipeline(file.stream(), packing === 'br' ? createBrotliDecompress() : createGunzip(), limit, () => undefined);
}
