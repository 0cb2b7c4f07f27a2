import { LOADING_DELAY_MS } from '@meowtale/contracts/constants';
import { useEffect, useState } from 'react';

/**
 * Returns true once `active` has been true for `delayMs` (by default SPEC §9's 200), and false as soon as it ends: quick loading shows no
 * placeholder.
 */
export function useDelayed(active: boolean, delayMs = LOADING_DELAY_MS): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setLate(true), delayMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [active, delayMs]);
  return active && late;
}
