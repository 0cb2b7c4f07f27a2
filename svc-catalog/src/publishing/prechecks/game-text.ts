import type { Readable } from 'node:stream';
import { openGameFile } from '../../library/apps/model.ts';
import type { Storage } from '../../library/storage/model.ts';
import { isPacked, packedName, unpack } from '../../library/web-files/model.ts';

/** Larger files aren't read, because they are no page or script and the user waits. */
const FILE_MAX_BYTES = 4 * 1024 ** 2;

/** Returns the text of a game's file as a browser would get it; '' for one over 4 MB, null for one that doesn't exist. */
export async function readGameText(storage: Pick<Storage, 'open'>, folder: string, path: string): Promise<string | null> {
  const file = await openGameFile(storage, folder, path);
  if (file === null) return null;
  if (file.size > FILE_MAX_BYTES) return '';
  const packed = packedName(path);
  return readText(packed && (await isPacked(file, packed.packing)) ? unpack(file, packed.packing) : file.stream());
}

async function readText(stream: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > FILE_MAX_BYTES) return '';
      chunks.push(chunk);
    }
  } catch (error) {
    // A damaged file names no others; that it doesn't play is for its creator to notice. A storage error is thrown.
    if ((error as NodeJS.ErrnoException).code?.startsWith('Z_') || (error as NodeJS.ErrnoException).code?.startsWith('ERR_')) return '';
    throw error;
  }
  return Buffer.concat(chunks).toString('utf8');
}
