import { hash } from 'node:crypto';
import { parentPort } from 'node:worker_threads';

/** A request to the MD5 thread: the buffer is transferred, and returned with the response. */
export interface ToHash {
  buffer: ArrayBuffer;
  bytes: number;
}
export interface Hashed {
  buffer: ArrayBuffer;
  /** In hex. */
  md5: string;
}

parentPort?.on('message', ({ buffer, bytes }: ToHash) => {
  const hashed: Hashed = { buffer, md5: hash('md5', new Uint8Array(buffer, 0, bytes)) };
  parentPort?.postMessage(hashed, [buffer]);
});
