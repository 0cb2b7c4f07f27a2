import { WorkerPool } from '@meowtale/story/worker-pool';
import type { AppFault } from './faults.ts';
import type { ConvertedStory, StoryPicture } from './story-file.ts';

/** CPU time, so that a busy machine doesn't make a story fail. */
const CPU_MS = 12_000;
const WITHIN_MS = 75_000;
const workers = new WorkerPool(new URL('./story-worker.ts', import.meta.url), { memoryMb: 512 });

/** Messages to the thread: a file's text; then which pictures are missing. */
export type StoryQuestion = { text: string } | { missing: string[] };

/** Messages of the thread: faults; or first the pictures, then the story. */
export type StoryAnswer = { faults: AppFault[] } | { pictures: StoryPicture[] } | { story: ConvertedStory };

const TOO_HARD: AppFault = { file: null, line: null, message: 'The story takes too long to read.', key: 'storyTooHard' };

/**
 * Reads and converts a story of our model in a thread of its own with 12 s of CPU time and 512 MB, so that no file can block the process or
 * fill its memory. In between, `copyPictures` returns which of the story's pictures are missing.
 */
export function convertStoryApart(
  text: string,
  copyPictures: (pictures: readonly StoryPicture[]) => Promise<string[]>,
  cpuMs = CPU_MS,
): Promise<{ story: ConvertedStory } | { faults: AppFault[] }> {
  return workers.run({ cpuMs, withinMs: WITHIN_MS }, ({ worker, interrupted, retire }) => {
    const { promise, resolve, reject } = Promise.withResolvers<{ story: ConvertedStory } | { faults: AppFault[] }>();
    const ask = (question: StoryQuestion) => worker.postMessage(question);
    worker.on('message', (answer: StoryAnswer) => {
      if ('pictures' in answer) copyPictures(answer.pictures).then((missing) => ask({ missing }), reject);
      else {
        if ('faults' in answer) retire();
        resolve(answer);
      }
    });
    interrupted.then(() => resolve({ faults: [TOO_HARD] }));
    ask({ text });
    return promise;
  });
}
