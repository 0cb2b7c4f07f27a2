import { parentPort } from 'node:worker_threads';
import type { StoryFile } from '@meowtale/contracts/inputs/drama/story';
import type { StoryAnswer, StoryQuestion } from './story-apart.ts';
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

let file: StoryFile | undefined;

parentPort?.on('message', (question: StoryQuestion) => {
  if ('missing' in question) {
    attempt(() => ({ story: convertStory(file as StoryFile, question.missing) }));
    file = undefined;
    return;
  }
  const read = readStoryFile(question.text);
  if (!read.ok) return say({ faults: read.faults });
  file = read.file;
  attempt(() => ({ pictures: picturesOf(read.file) }));
});
