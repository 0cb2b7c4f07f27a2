import { type PlaythroughReport, playInSteps } from '@meowtale/story';
import { createDramaEngine, previewDrama } from '@meowtale/story/drama';
import type { Story } from '@meowtale/story/model';

export const RUNS = 1000;
/** Always the same: the same story is always told of alike. */
export const SEED = 1;
/** Choices after which a run is given up. */
export const TURNS_MAX = 1000;

/** Half a frame: what is typed meanwhile is drawn in the other half. */
const SLICE_MS = 8;

export interface PlayedOut {
  story: Story;
  /** Of what was played: the same until something that a reader meets changes. */
  fingerprint: string;
  report: PlaythroughReport;
  at: string;
}

/**
 * Plays a story over and over in slices between which the page draws and listens: no other thread can be begun here
 * (`compileInkHere` says why). Null when it was stopped.
 */
export async function playOut(story: Story, signal: AbortSignal, onProgress: (runs: number) => void): Promise<PlayedOut | null> {
  const at = new Date().toISOString();
  const bundle = previewDrama(story);
  const playing = playInSteps(createDramaEngine(bundle, story.setting.language), { runs: RUNS, seed: SEED, maxTurns: TURNS_MAX });
  for (;;) {
    const until = performance.now() + SLICE_MS;
    let step = playing.next();
    while (!step.done && performance.now() < until) step = playing.next();
    if (step.done) return { story, fingerprint: bundle.fingerprint, report: step.value, at };
    onProgress(step.value);
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) return null;
  }
}

/** Whether a reader of a story would meet something else than was played. */
export const isStale = ({ story: played, fingerprint }: PlayedOut, story: Story): boolean =>
  played !== story && previewDrama(story).fingerprint !== fingerprint;
