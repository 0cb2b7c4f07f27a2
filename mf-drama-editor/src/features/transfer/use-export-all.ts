import type { StoryFormat } from '@meowtale/story/formats';
import { type AppError, useHost } from '@meowtale/web-kit';
import { useEffect, useRef, useState } from 'react';
import { DramaExport, type DramaLosses, namesOfDramas } from './drama-export.ts';
import { eachDrama, type FailedDrama } from './each-drama.ts';
import type { NamedDrama } from './export-documents.ts';

export type ExportingAll =
  | { step: 'asked' }
  | { step: 'listing' }
  | { step: 'failed'; error: AppError }
  | { step: 'running'; done: number; total: number }
  | { step: 'ready'; file: Blob; count: number; losses: readonly DramaLosses[]; failed: readonly FailedDrama[] };

/** Exports all dramas of the person into one archive, one at a time; a retry adds those that failed. */
export function useExportAll() {
  const host = useHost();
  const [state, setState] = useState<ExportingAll>({ step: 'asked' });
  const exported = useRef<DramaExport | null>(null);
  const running = useRef(new AbortController());
  useEffect(() => () => running.current.abort(), []);

  function begin(): AbortSignal {
    running.current.abort();
    running.current = new AbortController();
    return running.current.signal;
  }

  async function start(format: StoryFormat, withArchived: boolean) {
    const signal = begin();
    setState({ step: 'listing' });
    const names = await namesOfDramas(host.urql, withArchived);
    if (signal.aborted) return;
    if (!Array.isArray(names)) return setState({ step: 'failed', error: names });
    exported.current = new DramaExport(host, format);
    await add(names, signal);
  }

  async function add(dramas: readonly NamedDrama[], signal: AbortSignal) {
    const target = exported.current;
    if (!target) return;
    const failed = await eachDrama(dramas, {
      signal,
      onProgress: (progress) => setState({ step: 'running', ...progress }),
      run: (drama) => target.add(drama),
    });
    if (failed === null) return;
    const file = await target.toBlob().catch((error: unknown) => host.report(error));
    if (signal.aborted) return;
    const { count, losses } = target;
    setState(file ? { step: 'ready', file, count, losses: [...losses], failed } : { step: 'failed', error: { code: '9999' } });
  }

  return {
    state,
    start,
    retry: (failed: readonly FailedDrama[]) => add(failed, begin()),
    /** Ends a running export, and discards a finished one. */
    reset() {
      begin();
      exported.current = null;
      setState({ step: 'asked' });
    },
  };
}
