import { DEBOUNCE_INPUT_MS } from '@meowtale/contracts';
import { useEffect, useState } from 'react';

/** A value once it has stood still, so that not every letter asks anew (SPEC §9). */
export function useCalm<T>(value: T): T {
  const [calm, setCalm] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(value), DEBOUNCE_INPUT_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return calm;
}
