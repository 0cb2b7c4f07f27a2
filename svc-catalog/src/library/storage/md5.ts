import { Worker } from 'node:worker_threads';
import type { Hashed, ToHash } from './md5-thread.ts';

interface Asked {
  resolve(hashed: Hashed): void;
  reject(error: Error): void;
}

let thread: Worker | undefined;
/** The thread responds in the order of the requests. */
let queue: Asked[] = [];

/**
 * Computes the MD5 of a buffer's first bytes in a thread of its own, because a part of 10 MiB takes some 20 ms, which would block other
 * requests. The buffer is transferred to the thread, and returned with the result.
 */
export function md5Apart(content: ToHash): Promise<Hashed> {
  thread ??= openThread();
  const { promise, resolve, reject } = Promise.withResolvers<Hashed>();
  thread.postMessage(content, [content.buffer]);
  queue.push({ resolve, reject });
  thread.ref();
  return promise;
}

function openThread(): Worker {
  const opened = new Worker(new URL('./md5-thread.ts', import.meta.url));
  // The next request opens a new thread.
  const fail = (error: Error) => {
    if (thread !== opened) return;
    thread = undefined;
    const failed = queue;
    queue = [];
    for (const { reject } of failed) reject(error);
  };
  opened.on('message', (hashed: Hashed) => {
    queue.shift()?.resolve(hashed);
    // Doesn't keep an idle process alive.
    if (queue.length === 0) opened.unref();
  });
  opened.once('error', fail);
  opened.once('exit', (code) => fail(new Error(`the thread that makes MD5s ended with ${code}`)));
  return opened;
}
