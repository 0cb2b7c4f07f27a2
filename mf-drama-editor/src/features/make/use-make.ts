import { type AppError, useHost, usePerson, useRequestKey } from '@meowtale/web-kit';
import { useEffect, useRef, useState } from 'react';
import { useEditorStore } from '../drama-editor/editor-context.tsx';
import { fieldIn, partsIn } from '../drama-editor/editor-state.ts';
import { settingIn } from '../story-edits/part-edits.ts';
import type { MadeApp } from './documents.ts';
import { makeApp } from './make-app.ts';

export type Making =
  | { step: 'asked' }
  | { step: 'sending' | 'making'; percent: number | null }
  | { step: 'failed'; error: AppError }
  | { step: 'done'; app: MadeApp };

/** Makes an app, one at a time; a retry continues after the last successful step. */
export function useMake() {
  const host = useHost();
  const person = usePerson();
  const store = useEditorStore();
  const keys = useRequestKey();
  const [state, setState] = useState<Making>({ step: 'asked' });
  const begun = useRef<MadeApp | null>(null);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const { current } = leaving;
    return () => current.abort();
  }, []);

  async function make(app: MadeApp | null, name: string) {
    const { saved, draft } = store.getState();
    const title = fieldIn({ draft }, 'title');
    const { language } = settingIn(draft);
    const { signal } = leaving.current;
    setState({ step: 'sending', percent: null });
    const made = await makeApp(host, {
      drama: { uuid: saved.uuid, title, language, parts: partsIn({ draft }) },
      author: person?.nickname ?? '',
      app: app ?? begun.current,
      name,
      key: keys.of({ name, drama: saved.uuid }),
      signal,
      onProgress: (step, percent) => setState({ step, percent }),
    });
    if (signal.aborted) return;
    if (made.app) begun.current = made.app;
    if (made.error) setState({ step: 'failed', error: made.error });
    else setState({ step: 'done', app: made.app });
  }
  return { state, make };
}
