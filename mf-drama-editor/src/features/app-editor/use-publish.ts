import { type AppError, entryCandidates, type HostV1, toAppError, useHost } from '@meowtale/web-kit';
import { useEffect, useRef, useState } from 'react';
import { baseOf, type EditedApp, findSource } from './documents.ts';
import { findPublished, makeVersion, sendFile } from './publish-app.ts';
import { publishedTexts, type Sent, type SourceStore } from './source-state.ts';
import { zipTexts } from './zip-texts.ts';

export type Publishing =
  | { step: 'idle' }
  | { step: 'sending' | 'making'; percent: number | null }
  /** A version unknown here was published meanwhile: the person decides whether to replace it. */
  | { step: 'overtaken'; version: number }
  | { step: 'failed'; error: AppError }
  /** Which of an archive's files its story begins with, the person says. */
  | { step: 'unclear'; candidates: readonly string[] }
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
  /** Makes the version of the file that has arrived, whose story begins with `entry`. */
  startWith(entry: string): Promise<void>;
  /** Tries again what failed. */
  retry(): Promise<void>;
  dismiss(): void;
}

/** What is published now. */
interface Attempt {
  file: File;
  /** The written texts in it; null for a file of the person's own. */
  sent: Sent | null;
  /** Its UUID once it has arrived, so that it needn't be sent again. */
  arrived: string | null;
}

interface PublishOf {
  app: EditedApp;
  store: SourceStore;
  onPublished(app: EditedApp): void;
}

/** Returns the file to upload: one text, or a zip with one per language (ADR 7). */
async function fileOf({ kind, texts }: Sent): Promise<File> {
  const [[, text] = ['', ''], ...others] = Object.entries(texts);
  if (kind === 'story') return new File([text], 'story.json', { type: 'application/json' });
  if (others.length === 0) return new File([text], 'story.ink', { type: 'text/plain' });
  const zip = await zipTexts(Object.entries(texts).map(([language, each]) => [`${language}.ink`, new Blob([each])]));
  return new File([zip], 'story.zip', { type: 'application/zip' });
}

/** Returns the texts to publish: one language is one text; of several, those that weren't opened here come along as they are published. */
async function gatherTexts(
  urql: HostV1['urql'],
  uuid: string,
  now: ReturnType<SourceStore['getState']>,
): Promise<{ sent: Sent; error?: undefined } | { sent?: undefined; error: AppError }> {
  const { kind, languages } = now;
  const texts: Record<string, string> = {};
  for (const language of kind === 'story' ? languages.slice(0, 1) : languages) {
    const here = now.texts[language] ?? publishedTexts(now)[language];
    const there = here === undefined ? await urql.query(findSource, { uuid, language }).toPromise() : null;
    const found = here ?? there?.data?.findAppSource?.text;
    if (found === undefined) return { error: there?.error ? toAppError(there.error) : { code: '404' } };
    texts[language] = found;
  }
  return { sent: { kind, languages, texts } };
}

/** Makes what is written the app's next version. */
export function usePublish({ app, store, onPublished }: PublishOf): Publish {
  const host = useHost();
  const [state, setState] = useState<Publishing>({ step: 'idle' });
  const attempt = useRef<Attempt | null>(null);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const { current } = leaving;
    return () => current.abort();
  }, []);

  async function begin(next: Attempt, over: boolean) {
    attempt.current = next;
    setState({ step: 'sending', percent: null });
    if (!over) {
      const now = await findPublished(host, app.uuid);
      if (now.error) return setState({ step: 'failed', error: now.error });
      if (now.app.version > store.getState().base.version) return setState({ step: 'overtaken', version: now.app.version });
    }
    await send(next);
  }

  async function send(current: Attempt, entry?: string) {
    const { signal } = leaving.current;
    const step = { signal, onProgress: (name: 'sending' | 'making', percent: number | null) => setState({ step: name, percent }) };
    const brought = current.arrived === null ? await sendFile(host, current.file, step) : { uuid: current.arrived };
    if (signal.aborted) return;
    if ('error' in brought) return setState({ step: 'failed', error: brought.error });
    current.arrived = brought.uuid;
    const { app: made, error } = await makeVersion(host, { uuid: app.uuid, file_uuid: brought.uuid, entry }, step);
    if (signal.aborted) return;
    if (error) {
      const candidates = entryCandidates(error);
      return setState(candidates.length > 0 ? { step: 'unclear', candidates } : { step: 'failed', error });
    }
    if (made.faults.length > 0) return setState({ step: 'faulty', app: made });
    if (current.sent) store.getState().publish(made.version, current.sent);
    else store.getState().rebase(baseOf(made));
    setState({ step: 'done', app: made });
    onPublished(made);
  }

  async function publish(over = false) {
    attempt.current = null;
    setState({ step: 'sending', percent: null });
    const { sent, error } = await gatherTexts(host.urql, app.uuid, store.getState());
    if (sent) await begin({ file: await fileOf(sent), sent, arrived: null }, over);
    else setState({ step: 'failed', error });
  }

  return {
    state,
    busy: state.step === 'sending' || state.step === 'making',
    publish,
    publishFile: (file) => begin({ file, sent: null, arrived: null }, true),
    startWith: async (entry) => {
      if (attempt.current) await send(attempt.current, entry);
    },
    // Texts are gathered anew: they may have been changed since.
    retry: async () => (attempt.current?.sent === null ? begin(attempt.current, true) : publish()),
    dismiss: () => setState({ step: 'idle' }),
  };
}
