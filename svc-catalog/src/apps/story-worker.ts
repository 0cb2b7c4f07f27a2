import { parentPort, workerData } from 'node:worker_threads';
import type { StoryAnswer } from './story-apart.ts';
import { convertStory, faultOfStory, picturesOf, readStoryFile } from './story-file.ts';

const say = (answer: StoryAnswer) => parentPort?.postMessage(answer);

/** Reports errors that the story causes in this thread as its fault. */
function attempt(action: () => StoryAnswer): void {
  try {
    say(action());
  } catch (error) {
    const fault = faultOfStory(error);
    if (fault === null) throw error;
    say({ faults: [fault] });
  }
}

const read = readStoryFile(workerData as string);
if (!read.ok) say({ faults: read.faults });
else {
  attempt(() => ({ pictures: picturesOf(read.file) }));
  parentPort?.once('message', (missing: string[]) => attempt(() => ({ story: convertStory(read.file, missing) })));
}
