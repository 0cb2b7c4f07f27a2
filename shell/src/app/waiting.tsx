import { useEffect } from 'react';
import { useShell } from './shell.ts';

/** Stands in for what is being fetched: nothing of its own, the bar at the top shows while it is there. */
export function Waiting() {
  const { progress } = useShell();
  useEffect(() => {
    progress.getState().start();
    return () => progress.getState().done();
  }, [progress]);
  return null;
}
