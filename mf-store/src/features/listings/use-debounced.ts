import { DEBOUNCE_INPUT_MS } from '@meowtale/contracts';
import { useEffect, useState } from 'react';

/** Returns a value once it has stopped changing, so that not every keystroke sends a query (SPEC §9). */
export function useDebounced<T>(value: T): T {
  const [calm, setCalm] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(value), DEBOUNCE_INPUT_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return calm;
}
