import { logOf, type PlayAction, type PlayView, play, type ReadingLog, type StoryEngine, viewOf } from '@meowtale/story';
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
  /** The story can't begin: the view is blank, and its fault has the reason. */
  stuck: boolean;
  /** The story is empty, which is no ending. */
  empty: boolean;
  /** The current values by variable id; null where the engine doesn't provide them. */
  values: ReturnType<NonNullable<StoryEngine['values']>> | null;
  /** Derives what was read in this run. */
  readLog(): ReadingLog;
  act(action: PlayAction): void;
  restart(): void;
  fromHere(): void;
}

/** Runs the edited story; an edited version continues the run of the one before it. */
export function usePaneRun({ engine: newest, seed, startAt, onPlace }: PaneGiven): Pane {
  // Input is rendered first, and played when there is time.
  const engine = useDeferredValue(newest);
  const [run, setRun] = useState(() => begin({ engine, seed }, startAt));
  // A new engine is used in the same render: one's text is never shown with another's place.
  const followed = run.engine === engine ? run : follow(run, { engine, seed });
  // Selecting another place before any choice shows that place.
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
    readLog: () => logOf(now.state),
    act: (action) =>
      setRun((before) => {
        const state = play(before.engine, before.state, action);
        return { ...before, state, kept: state };
      }),
    restart: () => setRun((before) => begin({ engine, seed }, null, before)),
    fromHere: () => setRun((before) => begin({ engine, seed }, startAt, before)),
  };
}
