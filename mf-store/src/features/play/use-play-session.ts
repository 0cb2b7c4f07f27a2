import type { FromPlayFrame } from '@meowtale/contracts/play-bridge';
import { useColorScheme, useHost, usePerson } from '@meowtale/web-kit';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { withGuestPlace } from './guest-place.ts';
import { lastReader } from './last-reader.ts';
import { guestPlace, localSaves } from './local-saves.ts';
import { PlaySession, type SaveOutcome } from './play-session.ts';
import { previewSaves } from './preview-saves.ts';
import { storedSaves } from './stored-saves.ts';

export type Progress = Extract<FromPlayFrame, { type: 'meowtale:progress' }>;
/** The played work: its address, and the part. */
export interface PlayedWork {
  url: string;
  app_uuid: string;
  type: string;
  /** The listing from which it is played; missing for a shared app. */
  store_id?: string;
  /** Played like a first visit; the person's own place is unchanged. */
  preview?: boolean;
}

/** `here`: in this browser only, for good. `nowhere`: a guest's place, for which this browser has no room. */
export type SaveState = 'none' | 'here' | 'nowhere' | 'saved' | 'conflict' | 'failed';

/** Returns what the page says of a save; `saved` only if the service has it. */
function stateOf(outcome: SaveOutcome, isGuest: boolean): SaveState {
  if (outcome === 'denied' || outcome === 'rejected') return 'here';
  if (!isGuest || outcome === 'conflict') return outcome;
  return outcome === 'saved' ? 'here' : 'nowhere';
}

/** A reader of its own, so that the work's own storage isn't taken for the person's afterwards. */
const PREVIEWER = 'preview';

/** Retry interval: a service doesn't announce its return, as a network does. */
const ASK_AGAIN_MS = 15_000;

/** Connects a work's frame with the person's saves while the page is open. `onDenied`: the person may no longer play it. */
export function usePlaySession(
  frame: RefObject<HTMLIFrameElement | null>,
  url: PlayedWork | null,
  onDenied: () => void,
): { progress: Progress | null; save: SaveState; needsOwnTab: boolean } {
  const { urql, locale } = useHost();
  const person = usePerson();
  const theme = useColorScheme();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [save, setSave] = useState<SaveState>('none');
  const [needing, setNeeding] = useState<string | null>(null);
  const session = useRef<PlaySession | null>(null);
  const themeNow = useRef(theme);
  themeNow.current = theme;
  const reader = person?.uuid ?? null;
  const app = url?.app_uuid;
  const storeId = url?.store_id ?? null;
  const preview = url?.preview ?? false;
  const part = url?.type === 'official_app' ? 'whole' : 'opening';
  const denied = useRef(onDenied);
  denied.current = onDenied;
  const origin = url ? new URL(url.url).origin : null;

  useEffect(() => {
    const element = frame.current;
    const target = element?.contentWindow;
    if (!target || !app || !origin) return;
    session.current = new PlaySession({
      frame: target,
      origin,
      theme: themeNow.current,
      lang: locale,
      ...(preview
        ? { saves: previewSaves(), persistent: false, reader: lastReader(app, PREVIEWER) }
        : {
            saves: reader === null ? localSaves(app) : withGuestPlace(storedSaves(urql, { app, storeId, part }), guestPlace(app)),
            persistent: reader !== null,
            reader: lastReader(app, reader),
          }),
      onProgress: setProgress,
      onSaved: (outcome) => {
        setSave(stateOf(outcome, reader === null));
        if (outcome === 'denied') denied.current();
      },
      onNeedsOwnTab: () => setNeeding(app),
    });
    const listen = (event: MessageEvent) => void session.current?.receive(event);
    const retry = () => void session.current?.retry();
    const loaded = () => session.current?.loaded();
    element.addEventListener('load', loaded);
    window.addEventListener('message', listen);
    window.addEventListener('online', retry);
    const again = setInterval(retry, ASK_AGAIN_MS);
    return () => {
      clearInterval(again);
      element.removeEventListener('load', loaded);
      window.removeEventListener('message', listen);
      window.removeEventListener('online', retry);
    };
  }, [frame, app, storeId, part, preview, origin, locale, urql, reader]);

  useEffect(() => session.current?.setTheme(theme), [theme]);
  return { progress, save, needsOwnTab: app !== undefined && needing === app };
}
