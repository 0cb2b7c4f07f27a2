import { releaseTimeOf } from '@meowtale/contracts/release-queue';
import { useEffect, useState } from 'react';

/** The time, read anew whenever the queue leaves, so that who looks for longer than the hour lasts is told of the next one. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  const next = releaseTimeOf(now, { atOnce: false }).getTime();
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), next - Date.now() + 1);
    return () => clearTimeout(timer);
  }, [next]);
  return now;
}
