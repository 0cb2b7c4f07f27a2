import { parentPort } from 'node:worker_threads';
import { compileInk } from './compile.ts';

parentPort?.on('message', (sources: readonly string[]) => {
  for (const source of sources) parentPort?.postMessage(compileInk(source));
});
