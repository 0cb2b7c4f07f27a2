import { useEffect } from 'react';
import { useShell } from './shell.ts';

/** Renders nothing while code is fetched, but counts as pending for the bar at the top. */
export function Waiting() {
  const { progress } = useShell();
  useEffect(() => {
    progress.getState().start();
    return () => progress.getState().done();
  }, [progress]);
  return null;
}
