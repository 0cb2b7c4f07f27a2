import { releaseTimeOf } from '@meowtale/contracts/release-queue';
import { useEffect, useState } from 'react';

/** Returns the time, updated whenever the queue releases, so that an open form shows the next release time. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  const next = releaseTimeOf(now, { atOnce: false }).getTime();
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), next - Date.now() + 1);
    return () => clearTimeout(timer);
  }, [next]);
  return now;
}
