import { LOADING_DELAY_MS } from '@meowtale/contracts/constants';
import { useEffect, useState } from 'react';

/**
 * Answers true once `active` has been true for `delayMs` (SPEC §9's 200 by default), and false at once when it ends:
 * what loads quickly never flashes a placeholder.
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
