import type { StoryFile, StoryPart } from '@meowtale/contracts/inputs/drama/story';
import { type AppError, type HostV1, toAppError } from '@meowtale/web-kit';
import { publishApp } from '../app-editor/publish-app.ts';
import { askMadeWith } from '../generation/made-with.ts';
import { addApp, type MadeApp, setAppDrama } from './documents.ts';

export type Made = { app: MadeApp; error?: undefined } | { app?: MadeApp; error: AppError };

interface ToMake {
  drama: { uuid: string; title: string; language: string; parts: StoryPart[] };
  author: string;
  /** The app that gets another version; null creates one named `name`. */
  app: MadeApp | null;
  name: string;
  /** The idempotency key: a retry makes nothing twice. */
  key: string;
  signal: AbortSignal;
  onProgress(step: 'sending' | 'making', percent: number | null): void;
}

const failed = (error: Parameters<typeof toAppError>[0] | undefined): AppError => (error ? toAppError(error) : { code: '9999' });

/** Makes an app of a drama, or its next version: an app with a name, linked to the drama, with the story as its content. Never throws. */
export async function makeApp(host: HostV1, { drama, author, app, name, key, signal, onProgress }: ToMake): Promise<Made> {
  const disclosure = await askMadeWith(host.urql, drama.uuid);
  if (!Array.isArray(disclosure)) return { error: disclosure };
  let made = app;
  if (!made) {
    const added = await host.urql.mutation(addApp, { name, lang: host.locale, default_lang: drama.language, key }).toPromise();
    if (!added.data) return { error: failed(added.error) };
    made = added.data.addApp;
  }
  if (made.drama_uuid !== drama.uuid) {
    const tied = await host.urql.mutation(setAppDrama, { uuid: made.uuid, drama: drama.uuid }).toPromise();
    if (!tied.data) return { app: made, error: failed(tied.error) };
    made = tied.data.setApp;
  }
  const file: StoryFile = { format: 'meowtale-story', version: 1, title: drama.title, author, parts: drama.parts, made_with: disclosure };
  const sent = new File([JSON.stringify(file)], 'story.json', { type: 'application/json' });
  const published = await publishApp(host, { uuid: made.uuid, file: sent, signal, onProgress });
  return published.app ? { app: published.app } : { app: made, error: published.error };
}
