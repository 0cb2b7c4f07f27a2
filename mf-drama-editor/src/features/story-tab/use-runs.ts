import { useEffect, useRef, useState } from 'react';

export interface Runs<Played> {
  /** Number of finished runs; null while none is running. */
  running: number | null;
  played: Played | null;
  start(): void;
  stop(): void;
}

/** Plays a story as it is at the start; the last report stays until there is a new one. `play` resolves to null when it was stopped. */
export function useRuns<Played>(play: (signal: AbortSignal, onProgress: (runs: number) => void) => Promise<Played | null>): Runs<Played> {
  const [running, setRunning] = useState<number | null>(null);
  const [played, setPlayed] = useState<Played | null>(null);
  const abort = useRef<AbortController | null>(null);
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
    const found = await play(own.signal, setRunning);
    if (found === null || own.signal.aborted) return;
    setPlayed(found);
    setRunning(null);
  };
  return { running, played, start: () => void start(), stop };
}
