import { parentPort, workerData } from 'node:worker_threads';
import type { ReadTask } from './read-anew.ts';
import { findBrokenOperations, readSlice } from './read-slice.ts';

const task = workerData as ReadTask;
parentPort?.postMessage(task.kind === 'slice' ? await readSlice(task.build) : await findBrokenOperations(task.remotes));
