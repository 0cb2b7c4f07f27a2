import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** Returns the time elapsed since then, in milliseconds since 1970, as minutes and seconds. */
export function useElapsed(since: number): string {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.round((now - since) / SECOND_MS));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
