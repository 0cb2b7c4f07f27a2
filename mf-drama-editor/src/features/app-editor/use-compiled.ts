import { useEffect, useState } from 'react';
import type { Compiled } from './compile-ink.ts';

/** So long after the last key a source is compiled. */
const COMPILE_AFTER_MS = 300;
const NOTHING: Compiled = { engine: null, problems: [] };

/** A source compiled while it is written. Of one with faults the last that had none goes on playing. */
export function useCompiled(source: string | null, language: string): Compiled & { failed: boolean } {
  const [compiled, setCompiled] = useState(NOTHING);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (source === null) return;
    let wanted = true;
    const timer = setTimeout(async () => {
      try {
        const { compileInk } = await import(/* webpackChunkName: "ink-compiler" */ './compile-ink.ts');
        if (!wanted) return;
        const made = compileInk(source, language);
        setFailed(false);
        setCompiled((before) => ({ ...made, engine: made.engine ?? before.engine }));
      } catch {
        // The part of the page that compiles didn't come; the next key asks for it again.
        if (wanted) setFailed(true);
      }
    }, COMPILE_AFTER_MS);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [source, language]);
  return { ...compiled, failed };
}
