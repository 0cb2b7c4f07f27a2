import { useEffect, useState } from 'react';
import type { Compiled } from './compile-ink.ts';

/** Wait after the last key before a source is compiled. */
const COMPILE_AFTER_MS = 300;

/** What was compiled last, and of which source. */
interface Last extends Compiled {
  source: string | null;
  language: string;
}

export interface CompiledSource extends Compiled {
  failed: boolean;
  /** Returns the problems of the source as it is now, also while its compilation waits for the next key; null without a compiler. */
  checkNow(): Promise<Compiled['problems'] | null>;
}

async function compile(source: string, language: string): Promise<Compiled> {
  const { compileInk } = await import(/* webpackChunkName: "ink-compiler" */ './compile-ink.ts');
  return compileInk(source, language);
}

/** Compiles a source while it is written. With errors the last valid version keeps playing. */
export function useCompiled(source: string | null, language: string): CompiledSource {
  const [{ engine, problems, ...last }, setLast] = useState<Last>({ engine: null, problems: [], source: null, language });
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (source === null) return;
    let wanted = true;
    const timer = setTimeout(async () => {
      try {
        const made = await compile(source, language);
        if (!wanted) return;
        setFailed(false);
        setLast((before) => ({ ...made, engine: made.engine ?? before.engine, source, language }));
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
  async function checkNow() {
    if (source === null || (last.source === source && last.language === language)) return problems;
    return compile(source, language).then(
      (made) => made.problems,
      () => null,
    );
  }
  return { engine, problems, failed, checkNow };
}
