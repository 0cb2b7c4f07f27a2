import { parentPort } from 'node:worker_threads';
import { createEngine, type StoryBundle } from './bundle.ts';
import { countShortestPath } from './segments.ts';

parentPort?.on('message', (bundleText: string) => {
  const bundle = JSON.parse(bundleText) as StoryBundle;
  parentPort?.postMessage(countShortestPath(bundle.kind === 'drama' ? 'story' : 'ink', createEngine(bundle, null)));
});
