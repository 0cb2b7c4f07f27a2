import { parentPort, threadId } from 'node:worker_threads';

/** What the worker of the pool's tests does with a message. */
export type PoolTask = 'return' | 'throw' | 'spin' | 'fill' | 'sleep';

const tasks: Readonly<Record<PoolTask, () => void>> = {
  return: () => parentPort?.postMessage(threadId),
  throw() {
    throw new Error('as planned');
  },
  spin() {
    for (;;);
  },
  fill() {
    for (const filled: unknown[] = []; ; ) filled.push(Array.from({ length: 1000 }, () => ({})));
  },
  sleep: () => undefined,
};

parentPort?.on('message', (task: PoolTask) => tasks[task]());
