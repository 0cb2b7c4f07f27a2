import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { BuildFile } from './web-bundle.ts';

/** Writes files into a zip at `to`, with constant memory. Returns its size in bytes; an abort by `signal` leaves an incomplete file. */
export async function writeArchive(files: readonly BuildFile[], to: string, signal: AbortSignal): Promise<number> {
  const zip = new ZipFile();
  for (const file of files) {
    if ('content' in file) zip.addBuffer(file.content, file.path);
    else zip.addFile(file.from, file.path);
  }
  zip.on('error', (error: Error) => (zip.outputStream as NodeJS.ReadableStream & { destroy(error: Error): void }).destroy(error));
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(to), { signal });
  return (await stat(to)).size;
}
