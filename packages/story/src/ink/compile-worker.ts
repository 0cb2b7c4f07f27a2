import { parentPort, workerData } from 'node:worker_threads';
import { compileInk } from './compile.ts';

parentPort?.postMessage(compileInk(String(workerData)));
