import type { Story } from '@meowtale/story/model';
import { useEffect, useMemo, useRef, useState } from 'react';
import { isStale, type PlayedOut, playOut } from './play-out.ts';

interface PlayOut {
  /** Number of finished runs; null while none is running. */
  running: number | null;
  played: PlayedOut | null;
  stale: boolean;
  start(): void;
  stop(): void;
}

/** Plays the story as it is at the start; the last report stays until there is a new one. */
export function usePlayOut(story: Story): PlayOut {
  const [running, setRunning] = useState<number | null>(null);
  const [played, setPlayed] = useState<PlayedOut | null>(null);
  const abort = useRef<AbortController | null>(null);
  const stale = useMemo(() => played !== null && isStale(played, story), [played, story]);
  useEffect(() => () => abort.current?.abort(), []);
  const stop = () => {
    abort.current?.abort();
    abort.current = null;
    setRunning(null);
  };
  const start = async () => {
    abort.current?.abort();
    const own = new AbortController();
    abort.current = own;
    setRunning(0);
    const found = await playOut(story, own.signal, setRunning);
    if (found === null || own.signal.aborted) return;
    setPlayed(found);
    setRunning(null);
  };
  return { running, played, stale, start: () => void start(), stop };
}
