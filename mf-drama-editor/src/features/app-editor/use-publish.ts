import { type AppError, useHost } from '@meowtale/web-kit';
import { useEffect, useRef, useState } from 'react';
import { baseOf, type EditedApp, findSource } from './documents.ts';
import { lookAtApp, publishApp } from './publish-app.ts';
import { publishedTexts, type Sent, type SourceStore } from './source-state.ts';
import { zipTexts } from './zip-texts.ts';

export type Publishing =
  | { step: 'idle' }
  | { step: 'sending' | 'making'; percent: number | null }
  /** A version unknown here was published meanwhile: the person decides whether to replace it. */
  | { step: 'overtaken'; version: number }
  | { step: 'failed'; error: AppError }
  /** It arrived, and can't be played. */
  | { step: 'faulty'; app: EditedApp }
  | { step: 'done'; app: EditedApp };

export interface Publish {
  state: Publishing;
  busy: boolean;
  /** `over`: replaces a version published meanwhile. */
  publish(over?: boolean): Promise<void>;
  /** Makes a file that isn't edited here the next version. */
  publishFile(file: File): Promise<void>;
  dismiss(): void;
}

interface PublishOf {
  app: EditedApp;
  store: SourceStore;
  onPublished(app: EditedApp): void;
}

/** Returns the file to upload: one text, or a zip with one per language (ADR 7). */
function fileOf({ kind, texts }: Sent): File {
  const [[, text] = ['', ''], ...others] = Object.entries(texts);
  if (kind === 'story') return new File([text], 'story.json', { type: 'application/json' });
  if (others.length === 0) return new File([text], 'story.ink', { type: 'text/plain' });
  const named = Object.fromEntries(Object.entries(texts).map(([language, each]) => [`${language}.ink`, each]));
  return new File([zipTexts(named)], 'story.zip', { type: 'application/zip' });
}

/** Publishes the written texts as the app's next version. */
export function usePublish({ app, store, onPublished }: PublishOf): Publish {
  const host = useHost();
  const [state, setState] = useState<Publishing>({ step: 'idle' });
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const { current } = leaving;
    return () => current.abort();
  }, []);

  async function send(file: File, over: boolean, sent: Sent | null) {
    const onProgress = (step: 'sending' | 'making', percent: number | null) => setState({ step, percent });
    const { signal } = leaving.current;
    setState({ step: 'sending', percent: null });
    if (!over) {
      const now = await lookAtApp(host, app.uuid);
      if (now.error) return setState({ step: 'failed', error: now.error });
      if (now.app.version > store.getState().base.version) return setState({ step: 'overtaken', version: now.app.version });
    }
    const { app: made, error } = await publishApp(host, { uuid: app.uuid, file, signal, onProgress });
    if (signal.aborted) return;
    if (error) return setState({ step: 'failed', error });
    if (made.faults.length > 0) return setState({ step: 'faulty', app: made });
    if (sent) store.getState().publish(made.version, sent);
    else store.getState().rebase(baseOf(made));
    setState({ step: 'done', app: made });
    onPublished(made);
  }

  async function publish(over = false) {
    setState({ step: 'sending', percent: null });
    const sent = await gather();
    if (sent) await send(fileOf(sent), over, sent);
    else setState({ step: 'failed', error: { code: 'other/network-request-failed' } });
  }

  /** Returns the texts to publish; languages that weren't opened here are included as published. */
  async function gather(): Promise<Sent | null> {
    const now = store.getState();
    const { kind, languages } = now;
    const texts: Record<string, string> = {};
    for (const language of kind === 'story' ? languages.slice(0, 1) : languages) {
      const here = now.texts[language] ?? publishedTexts(now)[language];
      const there = here === undefined ? await host.urql.query(findSource, { uuid: app.uuid, language }).toPromise() : null;
      const found = here ?? there?.data?.findAppSource?.text;
      if (found === undefined) return null;
      texts[language] = found;
    }
    return { kind, languages, texts };
  }

  return {
    state,
    busy: state.step === 'sending' || state.step === 'making',
    publish,
    publishFile: (file) => send(file, true, null),
    dismiss: () => setState({ step: 'idle' }),
  };
}
