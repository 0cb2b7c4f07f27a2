import type { FromPlayFrame } from '@meowtale/contracts/play-bridge';
import { toAppError, useColorScheme, useHost, usePerson } from '@meowtale/web-kit';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Client } from 'urql';
import type { StoreUrl } from '../detail/documents.ts';
import { PLAY_SAVE, type PlaySave, type PlaySaveData, SET_PLAY_SAVE } from './documents.ts';
import { localSaves } from './local-saves.ts';
import { PlaySession, type SaveResult } from './play-session.ts';

export type Progress = Extract<FromPlayFrame, { type: 'meowtale:progress' }>;
export type SaveState = 'none' | SaveResult['kind'];

async function loadSave(client: Client, app: string): Promise<PlaySave | null> {
  const { data } = await client.query<PlaySaveData>(PLAY_SAVE, { app }, { requestPolicy: 'network-only' }).toPromise();
  return data?.findPlaySave ?? null;
}

async function writeSave(client: Client, app: string, revision: number, data: string): Promise<SaveResult> {
  const answer = await client.mutation<{ setPlaySave: { revision: number } }>(SET_PLAY_SAVE, { app, revision, data }).toPromise();
  if (answer.data && !answer.error) return { kind: 'saved', revision: answer.data.setPlaySave.revision };
  const conflict = answer.error && toAppError(answer.error).code === 'play/save-conflict';
  return conflict ? { kind: 'conflict', current: await loadSave(client, app) } : { kind: 'failed' };
}

/** Joins a work's frame to the person's saves for as long as the page stands. */
export function usePlaySession(
  frame: RefObject<HTMLIFrameElement | null>,
  url: StoreUrl | null,
): { progress: Progress | null; save: SaveState } {
  const { urql, locale } = useHost();
  const person = usePerson();
  const theme = useColorScheme();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [save, setSave] = useState<SaveState>('none');
  const session = useRef<PlaySession | null>(null);
  const themeNow = useRef(theme);
  themeNow.current = theme;
  const signedIn = person !== null;
  const app = url?.app_uuid;
  const origin = url ? new URL(url.url).origin : null;

  useEffect(() => {
    const target = frame.current?.contentWindow;
    if (!target || !app || !origin) return;
    session.current = new PlaySession({
      frame: target,
      origin,
      theme: themeNow.current,
      lang: locale,
      saves: signedIn
        ? { load: () => loadSave(urql, app), save: (revision, data) => writeSave(urql, app, revision, data) }
        : localSaves(app),
      persistent: signedIn,
      onProgress: setProgress,
      onSaved: setSave,
    });
    const listen = (event: MessageEvent) => void session.current?.receive(event);
    const retry = () => void session.current?.retry();
    window.addEventListener('message', listen);
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('message', listen);
      window.removeEventListener('online', retry);
    };
  }, [frame, app, origin, locale, urql, signedIn]);

  useEffect(() => session.current?.setTheme(theme), [theme]);
  return { progress, save };
}
