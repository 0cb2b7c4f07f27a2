import { parentPort, workerData } from 'node:worker_threads';
import { createEngine, type StoryBundle } from './bundle.ts';
import { countShortestPath } from './segments.ts';

const bundle = JSON.parse(workerData as string) as StoryBundle;
parentPort?.postMessage(countShortestPath(bundle.kind === 'drama' ? 'story' : 'ink', createEngine(bundle, null)));
