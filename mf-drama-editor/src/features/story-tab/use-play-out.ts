import type { Story } from '@meowtale/story/model';
import { useMemo } from 'react';
import { isStale, type PlayedOut, playOut } from './play-out.ts';
import { type Runs, useRuns } from './use-runs.ts';

/** Plays the story as it is at the start; its report is stale once readers would see something else. */
export function usePlayOut(story: Story): Runs<PlayedOut> & { stale: boolean } {
  const runs = useRuns<PlayedOut>((signal, onProgress) => playOut(story, signal, onProgress));
  const { played } = runs;
  const stale = useMemo(() => played !== null && isStale(played, story), [played, story]);
  return { ...runs, stale };
}
