import { useEffect, useState } from 'react';
import type { Compiled } from './compile-ink.ts';

/** Wait after the last key before a source is compiled. */
const COMPILE_AFTER_MS = 300;
const NOTHING: Compiled = { engine: null, problems: [] };

/** Compiles a source while it is written. With errors the last valid version keeps playing. */
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
        // The compiler's chunk failed to load; the next key requests it again.
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
