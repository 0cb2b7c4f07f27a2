import { Worker } from 'node:worker_threads';
import { afterCpuTime } from '@meowtale/story/compile';
import type { AppFault } from './faults.ts';
import type { ConvertedStory, StoryPicture } from './story-file.ts';

/** CPU time, so that a busy machine doesn't make a story fail. */
const CPU_MS = 12_000;
const WITHIN_MS = 75_000;
const MEMORY_MB = 512;

/** Messages of the thread: faults; or first the pictures, then the story. */
export type StoryAnswer = { faults: AppFault[] } | { pictures: StoryPicture[] } | { story: ConvertedStory };

const TOO_HARD: AppFault = { file: null, line: null, message: 'The story takes too long to read.', key: 'storyTooHard' };

/**
 * Reads and converts a story of our model in a thread of its own with 12 s of CPU time and 512 MB, so that no file can block the process or
 * fill its memory. In between, `copyPictures` returns which of the story's pictures are missing.
 */
export async function convertStoryApart(
  text: string,
  copyPictures: (pictures: readonly StoryPicture[]) => Promise<string[]>,
  cpuMs = CPU_MS,
): Promise<{ story: ConvertedStory } | { faults: AppFault[] }> {
  const worker = new Worker(new URL('./story-worker.ts', import.meta.url), {
    workerData: text,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  const { promise, resolve, reject } = Promise.withResolvers<{ story: ConvertedStory } | { faults: AppFault[] }>();
  const tooHard = () => resolve({ faults: [TOO_HARD] });
  const timer = setTimeout(tooHard, WITHIN_MS);
  afterCpuTime(worker, cpuMs).then(tooHard, () => undefined);
  worker.on('message', (answer: StoryAnswer) => {
    if ('pictures' in answer) copyPictures(answer.pictures).then((missing) => worker.postMessage(missing), reject);
    else resolve(answer);
  });
  worker.once('error', tooHard);
  worker.once('exit', tooHard);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
