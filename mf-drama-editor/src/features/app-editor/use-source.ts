import { type AppError, toAppError, useHost } from '@meowtale/web-kit';
import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { baseOf, type EditedApp, findSource } from './documents.ts';
import { asPublished, createSourceStore, type SourceState, type SourceStore, textOf } from './source-state.ts';
import type { StoredDraft } from './stored-draft.ts';

export interface Source {
  store: SourceStore;
  /** Whether the text of the shown language is loading. */
  loading: boolean;
  /** Why it failed to load. */
  failure: AppError | null;
  retry(): void;
}

function firstState(app: EditedApp, stored: StoredDraft['source']): SourceState {
  const state = asPublished(baseOf(app));
  if (!stored) return state;
  // Text written over another kind of source has one language only.
  const languages = stored.kind === state.kind ? state.languages : state.languages.slice(0, 1);
  return { ...state, kind: stored.kind, languages, texts: stored.texts, base: { ...state.base, version: stored.version } };
}

/** Holds the texts of an app: the stored draft over the published texts, each language fetched when first shown. */
export function useSource(app: EditedApp, stored: StoredDraft['source']): Source {
  const { urql } = useHost();
  const [store] = useState(() => createSourceStore(firstState(app, stored)));
  const [failure, setFailure] = useState<AppError | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { language, kind, base } = useStore(store);
  // A story of our own format is one file for all its languages. Text that replaces a game, or nothing, has no published text.
  const wanted = app.version > 0 && app.kind !== 'upload' && base.kind === kind && base.texts[language] === undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is a reason to ask again
  useEffect(() => {
    if (!wanted) return;
    let waiting = true;
    setFailure(null);
    const variables = { uuid: app.uuid, language };
    void urql
      .query(findSource, variables, { requestPolicy: 'network-only' })
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
