import { type AppError, toAppError, useHost } from '@meowtale/web-kit';
import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { baseOf, type EditedApp, findSource } from './documents.ts';
import type { KeptDraft } from './kept-draft.ts';
import { asPublished, createSourceStore, type SourceState, type SourceStore, textOf } from './source-state.ts';

export interface Source {
  store: SourceStore;
  /** The text of the language that is shown is on its way. */
  loading: boolean;
  /** Why it didn't come. */
  failure: AppError | null;
  retry(): void;
}

function firstState(app: EditedApp, kept: KeptDraft['source']): SourceState {
  const state = asPublished(baseOf(app));
  if (!kept) return state;
  // What was written over another kind of source is one text of its own.
  const languages = kept.kind === state.kind ? state.languages : state.languages.slice(0, 1);
  return { ...state, kind: kept.kind, languages, texts: kept.texts, base: { ...state.base, version: kept.version } };
}

/** The texts of an app: what this browser kept lies over what is published, each language fetched when it is first shown. */
export function useSource(app: EditedApp, kept: KeptDraft['source']): Source {
  const { urql } = useHost();
  const [store] = useState(() => createSourceStore(firstState(app, kept)));
  const [failure, setFailure] = useState<AppError | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { language, kind, base } = useStore(store);
  // A story of ours is one file for all its languages. What replaces a game, or nothing, stands over nothing.
  const wanted = app.version > 0 && app.kind !== 'upload' && base.kind === kind && base.texts[language] === undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is a reason to ask again
  useEffect(() => {
    if (!wanted) return;
    let waiting = true;
    setFailure(null);
    const asked = { uuid: app.uuid, language };
    void urql
      .query(findSource, asked, { requestPolicy: 'network-only' })
      .toPromise()
      .then(({ data, error }) => {
        if (!waiting) return;
        if (data?.findAppSource) return store.getState().arrive(language, data.findAppSource.text);
        setFailure(error ? toAppError(error) : { code: '404' });
      });
    return () => {
      waiting = false;
    };
  }, [urql, store, app.uuid, language, wanted, attempt]);

  const text = useStore(store, textOf);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  return { store, loading: wanted && failure === null && text === null, failure, retry };
}
