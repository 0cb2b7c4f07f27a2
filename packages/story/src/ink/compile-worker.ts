import { parentPort, workerData } from 'node:worker_threads';
import { compileInk } from './compile.ts';

for (const source of workerData as string[]) parentPort?.postMessage(compileInk(source));
