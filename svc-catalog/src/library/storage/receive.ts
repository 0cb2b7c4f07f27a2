import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { asOutOfRoom } from './errors.ts';
import { md5Apart } from './md5.ts';
import type { Receiving, Written } from './model.ts';

/** Streams into a new file, which is deleted on failure. @throws the error of `onTooLarge`; StorageOutOfRoom */
export async function receiveInto(
  path: string,
  source: Readable,
  { maxBytes, onTooLarge }: Receiving,
  algorithm: 'sha256' | 'md5' = 'sha256',
): Promise<Written> {
  const hash = createHash(algorithm);
  let bytes = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      hash.update(chunk);
      done(bytes > maxBytes ? onTooLarge() : null, chunk);
    },
  });
  try {
    await pipeline(source, measure, createWriteStream(path, { flags: 'wx' }));
  } catch (error) {
    await rm(path, { force: true });
    throw asOutOfRoom(error);
  }
  return { path, bytes, digest: hash.digest('hex') };
}

/**
 * Receives a stream into one buffer of `maxBytes`, so that memory doesn't depend on the size of its chunks. Returns the received bytes,
 * with their MD5 in hex.
 * @throws the error of `onTooLarge`
 */
export async function receiveInMemory(source: Readable, { maxBytes, onTooLarge }: Receiving): Promise<{ content: Buffer; md5: string }> {
  const whole = new Uint8Array(new ArrayBuffer(maxBytes));
  let bytes = 0;
  for await (const piece of source as AsyncIterable<Buffer>) {
    if (bytes + piece.length > maxBytes) throw onTooLarge();
    whole.set(piece, bytes);
    bytes += piece.length;
  }
  const { buffer, md5 } = await md5Apart({ buffer: whole.buffer, bytes });
  return { content: Buffer.from(buffer, 0, bytes), md5 };
}
