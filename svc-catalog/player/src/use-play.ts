import type { FromPlayPage } from '@meowtale/contracts/play-bridge';
import {
  logOf,
  type PlayAction,
  type PlayState,
  type PlayView,
  play,
  type ReadingLog,
  type StoryEngine,
  viewOf,
  writeSave,
} from '@meowtale/story';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { faultlessOf } from './faultless.ts';
import { fetchHost, type Host, openPageLink, type PageLink } from './page-link.ts';
import { picturesAhead, prefetch } from './pictures.ts';
import { keepPlace, newerPlace, type Place, readPlace } from './place.ts';
import type { Appearance } from './settings.ts';
import { openStory, pickLanguage, type Tell } from './story-language.ts';
import { useTranslation } from './use-translation.ts';

/** How long the framing page may take to send the stored place before the local one is opened. */
const PAGE_ANSWERS_WITHIN_MS = 2500;
/** The page gets the last of turns that follow each other faster. */
const SAVE_AFTER_MS = 600;

type StoredSave = { revision: number; data: string };

export type Opened =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | {
      status: 'open';
      view: PlayView;
      readLog: () => ReadingLog;
      told: StoryData;
      pictures: Host['pictures'];
      act: (action: PlayAction) => void;
    };

/** The story's own data; `language` is null when it has none. */
export interface StoryData {
  title: string;
  author: string | null;
  language: string | null;
  /** The languages in which it is available. */
  languages: readonly string[];
}

export interface Conflict {
  takeTheirs: () => void;
  keepMine: () => void;
}

interface Table {
  tell: Tell;
  engine: StoryEngine;
  link: PageLink;
  host: Host;
  revision: number;
  /** Whether the page stores the place in the reader's account. */
  persistent: boolean;
  /** The turn that was last written to this browser's storage, and whether that succeeded. */
  written: { turn: number; isKept: boolean };
}

interface Playing {
  opened: Opened;
  conflict: Conflict | null;
  /** The turn at which the place was first stored nowhere; null while it is stored. */
  unkeptAt: number | null;
}

/** Opens the story in a language, finds the reader's place, plays, and stores the place here and with the framing page. */
export function usePlay(lang: string, onAppearance: (appearance: Appearance) => void): Playing {
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const [failed, setFailed] = useState(false);
  const [state, setState] = useState<PlayState | null>(null);
  const [conflicting, setConflicting] = useState<StoredSave | null>(null);
  const table = useRef<Table | null>(null);
  const [unkeptAt, setUnkeptAt] = useState<number | null>(null);
  const onUnkept = useCallback((turn: number) => setUnkeptAt((first) => first ?? turn), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is what asks for another try; an open story changes its language below.
  useEffect(() => {
    const closing = new AbortController();
    setFailed(false);
    openTable({ lang, onAppearance, onConflict: setConflicting, onUnkept, closing: closing.signal })
      .then(({ laid, place }) => {
        if (closing.signal.aborted) return laid.link.close();
        table.current = laid;
        setState(play(laid.engine, null, place ? { type: 'load', save: place.save } : { type: 'start', seed: newSeed() }));
      })
      .catch(() => !closing.signal.aborted && setFailed(true));
    return () => {
      closing.abort();
      table.current?.link.close();
      table.current = null;
    };
  }, [attempt, onAppearance, onUnkept]);

  useTranslation(lang, table, state !== null, setState);
  const [saved, setSaved] = useState<PlayState | null>(null);
  const faultless = faultlessOf(saved, state);
  if (faultless !== saved) setSaved(faultless);
  useKeeping(saved, table, { paused: conflicting !== null, onUnkept });
  usePicturesAhead(state, table);

  const act = useCallback((action: PlayAction) => {
    const { engine } = table.current ?? {};
    if (engine) setState((before) => play(engine, before, action.type === 'start' ? { type: 'start', seed: newSeed() } : action));
  }, []);

  const conflict = conflicting && {
    takeTheirs: () => {
      if (table.current) table.current.revision = conflicting.revision;
      keepPlace({ revision: conflicting.revision, unsaved: false, save: conflicting.data });
      act({ type: 'load', save: conflicting.data });
      setConflicting(null);
    },
    keepMine: () => {
      if (table.current) table.current.revision = conflicting.revision;
      setConflicting(null);
    },
  };
  return { opened: openedOf(table.current, state, failed, retry, act), conflict, unkeptAt };
}

function openedOf(
  table: Table | null,
  state: PlayState | null,
  failed: boolean,
  retry: () => void,
  act: (action: PlayAction) => void,
): Opened {
  if (failed) return { status: 'failed', retry };
  if (table === null || state === null) return { status: 'loading' };
  const { engine, host } = table;
  const { author, language } = engine;
  return {
    status: 'open',
    view: viewOf(engine, state),
    readLog: () => logOf(state),
    told: { title: engine.title ?? host.name, author, language, languages: host.languages },
    pictures: host.pictures,
    act,
  };
}

interface Listening {
  lang: string;
  onAppearance: (appearance: Appearance) => void;
  onConflict: (save: StoredSave) => void;
  /** Called with the turn whose place is stored nowhere. */
  onUnkept: (turn: number) => void;
  closing: AbortSignal;
}

async function openTable({ lang, onAppearance, onConflict, onUnkept, closing }: Listening): Promise<{ laid: Table; place: Place | null }> {
  const host = await fetchHost();
  const language = pickLanguage(lang, host.languages);
  const tell = await openStory(language, host, closing);
  const engine = tell(language);
  const { promise: answer, resolve } = Promise.withResolvers<Extract<FromPlayPage, { type: 'meowtale:load' }> | null>();
  let laid: Table | null = null;
  const link = openPageLink(host, (message) => {
    if (message.type === 'meowtale:theme') onAppearance({ theme: message.theme, lang: message.lang });
    if (message.type === 'meowtale:load') {
      // A response after the timeout conflicts with the place that was opened meanwhile.
      if (message.reason === 'open' && laid === null) resolve(message);
      else if (message.save) onConflict(message.save);
    }
    if (message.type === 'meowtale:saved' && message.revision !== null && laid !== null) {
      laid.revision = message.revision;
      const place = readPlace();
      const isLater = message.data !== undefined && message.data !== place?.save;
      if (place) keepPlace({ ...place, revision: message.revision, unsaved: place.unsaved && isLater });
    }
    // The page promises then that it is in this browser; to a guest, whose place it stores itself, it says that it isn't.
    if (message.type === 'meowtale:saved' && message.revision === null && laid?.persistent && !laid.written.isKept)
      onUnkept(laid.written.turn);
  });
  const timer = setTimeout(() => resolve(null), link.framed ? PAGE_ANSWERS_WITHIN_MS : 0);
  const stored = await answer;
  clearTimeout(timer);
  const place = newerPlace(stored?.reader === 'other' ? null : readPlace(), stored?.save ?? null);
  if (place) keepPlace(place);
  const revision = stored?.save?.revision ?? place?.revision ?? 0;
  laid = { ...{ tell, engine, link, host, revision, persistent: stored?.persistent ?? true }, written: { turn: 0, isKept: true } };
  return { laid, place };
}

/** Prefetches the next pages' pictures while this one is read. */
function usePicturesAhead(state: PlayState | null, table: { readonly current: Table | null }): void {
  useEffect(() => {
    const now = table.current;
    const turn = state?.turns.at(-1);
    if (now?.host.kind === 'story' && turn) prefetch(picturesAhead(now.engine, turn));
  }, [state, table]);
}

interface Keeping {
  paused: boolean;
  onUnkept: (turn: number) => void;
}

/** Stores each turn in this browser at once, sends it to the page a moment later (an ending, and a guest's, at once), and sends the page the progress. */
function useKeeping(state: PlayState | null, table: { readonly current: Table | null }, { paused, onUnkept }: Keeping): void {
  useEffect(() => {
    const now = table.current;
    if (state === null || now === null) return;
    const view = viewOf(now.engine, state);
    now.link.send({
      type: 'meowtale:progress',
      turn: view.turn,
      ended: view.ended,
      endingsFound: view.endingsFound.length,
      endingsTotal: view.endingsTotal,
    });
    if (paused || view.recovery === 'restored') return;
    const save = writeSave(state);
    const isKept = keepPlace({ revision: now.revision, unsaved: now.link.framed, save });
    now.written = { turn: view.turn, isKept };
    if (!isKept && !now.link.framed) onUnkept(view.turn);
    const send = () => now.link.send({ type: 'meowtale:save', data: save });
    // At an ending the reader leaves by the page's own links; a guest may sign in at any time, and their place costs no request.
    const timer = setTimeout(send, view.ended || !now.persistent ? 0 : SAVE_AFTER_MS);
    window.addEventListener('pagehide', send);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', send);
    };
  }, [state, table, paused, onUnkept]);
}

const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
