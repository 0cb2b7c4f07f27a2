import type { PlaythroughReport } from '@meowtale/story';
import { createDramaEngine, previewDrama } from '@meowtale/story/drama';
import type { Story } from '@meowtale/story/model';
import { playInSlices } from './play-in-slices.ts';

export interface PlayedOut {
  story: Story;
  /** Fingerprint of the played story: it changes only with what readers see. */
  fingerprint: string;
  report: PlaythroughReport;
  at: string;
}

/** Plays a story many times. Resolves to null when it was stopped. */
export async function playOut(story: Story, signal: AbortSignal, onProgress: (runs: number) => void): Promise<PlayedOut | null> {
  const at = new Date().toISOString();
  const bundle = previewDrama(story);
  const report = await playInSlices(createDramaEngine(bundle, story.setting.language), signal, onProgress);
  return report && { story, fingerprint: bundle.fingerprint, report, at };
}

/** Returns whether readers would now see something else than what was played. */
export const isStale = ({ story: played, fingerprint }: PlayedOut, story: Story): boolean =>
  played !== story && previewDrama(story).fingerprint !== fingerprint;
