import { type PlayAction, type PlayView, play, type StoryEngine, viewOf } from '@meowtale/story';
import { useDeferredValue, useEffect, useState } from 'react';
import { begin, follow, isFresh, isStuck } from './pane-run.ts';

export interface PaneGiven {
  engine: StoryEngine;
  seed: number;
  startAt: string | null;
  onPlace: ((place: string | null) => void) | undefined;
}

export interface Pane {
  view: PlayView;
  /** The story can't even begin: the view is blank, and its fault says why. */
  stuck: boolean;
  /** Nothing is written that could be read: that is no ending. */
  empty: boolean;
  /** What the story remembers here, by its variables' ids; null where the engine doesn't know. */
  values: ReturnType<NonNullable<StoryEngine['values']>> | null;
  act(action: PlayAction): void;
  restart(): void;
  fromHere(): void;
}

/** Plays what is being edited; an edited version goes on where the one before it stood. */
export function usePaneRun({ engine: newest, seed, startAt, onPlace }: PaneGiven): Pane {
  // What is typed is shown first, and played when there is time.
  const engine = useDeferredValue(newest);
  const [run, setRun] = useState(() => begin({ engine, seed }, startAt));
  // An engine that came is played in the same drawing: nothing of one is ever shown with a place of the other.
  const followed = run.engine === engine ? run : follow(run, { engine, seed });
  // Whoever goes on to another place before choosing anything sees that one.
  const [shownFrom, setShownFrom] = useState(startAt);
  const moved = startAt !== null && shownFrom !== startAt;
  if (moved) setShownFrom(startAt);
  const now = moved && isFresh(followed.state) ? begin({ engine, seed }, startAt, followed) : followed;
  if (now !== run) setRun(now);

  const turn = now.state.turns.at(-1);
  const place = turn?.place ?? null;
  const stuck = isStuck(now.state);
  useEffect(() => onPlace?.(place), [place, onPlace]);

  const view = viewOf(engine, now.state);
  return {
    view,
    stuck,
    empty: view.ended && view.paragraphs.length === 0 && engine.chart().places.length === 0,
    values: (!stuck && turn && engine.values?.(turn.snapshot)) || null,
    act: (action) =>
      setRun((before) => {
        const state = play(before.engine, before.state, action);
        return { ...before, state, kept: state };
      }),
    restart: () => setRun((before) => begin({ engine, seed }, null, before)),
    fromHere: () => setRun((before) => begin({ engine, seed }, startAt, before)),
  };
}
