import { type PlaythroughReport, playInSteps, type StoryEngine } from '@meowtale/story';

export const RUNS = 1000;
/** A fixed seed: the same story always gives the same report. */
export const SEED = 1;
/** Choices after which a run is stopped. */
export const TURNS_MAX = 1000;

/** Half a frame: input is rendered in the other half. */
const SLICE_MS = 8;

/**
 * Plays a story many times, in slices between which the page stays responsive: no other thread can be started here (`compileInkHere`
 * explains why). Resolves to null when it was stopped.
 */
export async function playInSlices(
  engine: StoryEngine,
  signal: AbortSignal,
  onProgress: (runs: number) => void,
): Promise<PlaythroughReport | null> {
  const playing = playInSteps(engine, { runs: RUNS, seed: SEED, maxTurns: TURNS_MAX });
  for (;;) {
    const until = performance.now() + SLICE_MS;
    let step = playing.next();
    while (!step.done && performance.now() < until) step = playing.next();
    if (step.done) return step.value;
    onProgress(step.value);
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) return null;
  }
}
