import { pipeline, type Readable, Transform } from 'node:stream';
import { brotliDecompressSync, constants, createBrotliDecompress, createGunzip } from 'node:zlib';
import { GAME_PACK_MAX_BYTES } from '@meowtale/contracts';
import type { StoredFile } from './storage.ts';

export type Packing = 'gzip' | 'br';

/** A file that an engine compressed before it was uploaded, for servers to send as what is in it. */
export interface PackedName {
  packing: Packing;
  /** Its path without the ending, by which its content's type is known. */
  inner: string;
}

/** What engines compress: scripts, WebAssembly and what these load. Another `.gz` is the game's own affair, which unpacks it itself. */
const BY_ENGINES = /^(.+\.(?:m?js|css|wasm|data|mem|pck|svg|symbols\.json))\.(gz|br)$/i;
/** As Unity 5 and drawing programs write it in one ending. */
const IN_ONE_ENDING = /^(.+\.(?:js|data|mem|svg))gz$|^(.+\.svg)z$/i;
const GZIP_BEGINS = '1f8b';
const SAMPLE_BYTES = 1024;
const SAMPLE_OUTPUT_BYTES = 64 * 1024;

/** Returns how a file is packed by its name; null for one that is sent as it is. */
export function packedName(path: string): PackedName | null {
  const [, named, ending] = BY_ENGINES.exec(path) ?? [];
  if (named !== undefined) return { packing: ending?.toLowerCase() === 'br' ? 'br' : 'gzip', inner: named };
  const [, old, drawing] = IN_ONE_ENDING.exec(path) ?? [];
  const inner = old ?? drawing;
  return inner === undefined ? null : { packing: 'gzip', inner };
}

/** Whether a file is what its name says: some tools unpack what they upload and leave the name. */
export async function isPacked(file: StoredFile, packing: Packing): Promise<boolean> {
  if (file.size < 2) return false;
  const end = Math.min(file.size, SAMPLE_BYTES) - 1;
  const beginning = Buffer.from(await new Response(file.stream({ start: 0, end }) as unknown as BodyInit).arrayBuffer());
  return packing === 'gzip' ? beginning.subarray(0, 2).toString('hex') === GZIP_BEGINS : isBrotli(beginning, end + 1 < file.size);
}

/** Brotli has no mark: what isn't brotli can't be unpacked. That a file goes on is no fault here, nor is how much is in it. */
function isBrotli(beginning: Buffer, goesOn: boolean): boolean {
  const finishFlush = goesOn ? constants.BROTLI_OPERATION_FLUSH : constants.BROTLI_OPERATION_FINISH;
  try {
    brotliDecompressSync(beginning, { finishFlush, maxOutputLength: SAMPLE_OUTPUT_BYTES });
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
  }
}

/** Streams what is in a packed file, at most 2 GB of it. The stream fails when it isn't packed so. */
export function unpack(file: StoredFile, packing: Packing): Readable {
  let bytes = 0;
  const limit = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > GAME_PACK_MAX_BYTES) done(new Error('a packed file holds more than 2 GB'));
      else done(null, chunk);
    },
  });
  // Whoever reads the last stream is told of its error.
  return pipeline(file.stream(), packing === 'br' ? createBrotliDecompress() : createGunzip(), limit, () => undefined);
}
