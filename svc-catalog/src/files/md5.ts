import { Worker } from 'node:worker_threads';
import type { Hashed, ToHash } from './md5-thread.ts';

interface Asked {
  resolve(hashed: Hashed): void;
  reject(error: Error): void;
}

let thread: Worker | undefined;
/** The thread answers in the order in which it was asked. */
let asked: Asked[] = [];

/**
 * The MD5 of a buffer's first bytes, made in a thread of its own: a part of 10 MiB takes some 20 ms, for which everybody else whom
 * this process serves would wait. The buffer is the thread's until the answer, which brings it back.
 */
export function md5Apart(content: ToHash): Promise<Hashed> {
  thread ??= openThread();
  const { promise, resolve, reject } = Promise.withResolvers<Hashed>();
  thread.postMessage(content, [content.buffer]);
  asked.push({ resolve, reject });
  thread.ref();
  return promise;
}

function openThread(): Worker {
  const opened = new Worker(new URL('./md5-thread.ts', import.meta.url));
  // Whoever asks next has another.
  const fail = (error: Error) => {
    if (thread !== opened) return;
    thread = undefined;
    const failed = asked;
    asked = [];
    for (const { reject } of failed) reject(error);
  };
  opened.on('message', (hashed: Hashed) => {
    asked.shift()?.resolve(hashed);
    // A process that has nothing else to do ends.
    if (asked.length === 0) opened.unref();
  });
  opened.once('error', fail);
  opened.once('exit', (code) => fail(new Error(`the thread that makes MD5s ended with ${code}`)));
  return opened;
}
