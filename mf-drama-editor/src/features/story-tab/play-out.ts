import { type PlaythroughReport, playInSteps } from '@meowtale/story';
import { createDramaEngine, previewDrama } from '@meowtale/story/drama';
import type { Story } from '@meowtale/story/model';

export const RUNS = 1000;
/** A fixed seed: the same story always gives the same report. */
export const SEED = 1;
/** Choices after which a run is stopped. */
export const TURNS_MAX = 1000;

/** Half a frame: input is rendered in the other half. */
const SLICE_MS = 8;

export interface PlayedOut {
  story: Story;
  /** Fingerprint of the played story: it changes only with what readers see. */
  fingerprint: string;
  report: PlaythroughReport;
  at: string;
}

/**
 * Plays a story many times, in slices between which the page stays responsive: no other thread can be started here (`compileInkHere`
 * explains why). Resolves to null when it was stopped.
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

/** Returns whether readers would now see something else than what was played. */
export const isStale = ({ story: played, fingerprint }: PlayedOut, story: Story): boolean =>
  played !== story && previewDrama(story).fingerprint !== fingerprint;
