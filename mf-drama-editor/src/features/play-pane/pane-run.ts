import { type PlayState, play, type StoryEngine, StoryFault, writeSave } from '@meowtale/story';

/** A run of the player: the engine of its last step, and its state. */
export interface PaneRun {
  engine: StoryEngine;
  state: PlayState;
  /** The last state of a version that could begin, to be found again in the next that can. */
  kept: PlayState;
  /** The place where it began; null for the beginning. */
  from: string | null;
}

/** The same seed gives the same random outcomes, so that only edits change the run. */
export interface PaneStart {
  engine: StoryEngine;
  seed: number;
}

/** Returns whether the story can't begin; `fault` is its reason. */
export const isStuck = ({ turns, fault }: PlayState): boolean => fault !== null && turns.length === 1 && turns[0]?.snapshot === '';

const started = ({ engine, seed }: PaneStart, before: PlayState | null): PlayState => play(engine, before, { type: 'start', seed });

const runOf = (engine: StoryEngine, state: PlayState, from: string | null, before: PlayState | null): PaneRun => ({
  engine,
  state,
  kept: isStuck(state) && before ? before : state,
  from,
});

/** Returns the state at a place, as if nothing but the beginning had been read; null where the place can't be read. */
function startedAt(start: PaneStart, place: string, before: PlayState | null): PlayState | null {
  const begun = started(start, before);
  try {
    const scene = start.engine.resume(begun.turns[0]?.snapshot ?? '', place);
    const { ending } = scene.passage;
    const known = ending?.id == null || begun.endings.some(({ id }) => id === ending.id);
    const endings = known ? begun.endings : [...begun.endings, { id: String(ending.id), name: ending.name }];
    return { ...begun, turns: [{ ...scene, chosen: null }], trail: [], trailComplete: false, endings, fault: null };
  } catch (error) {
    if (error instanceof StoryFault) return null;
    throw error;
  }
}

/** Starts again, from a place if it is given and readable; endings that were found stay found. */
export function begin(start: PaneStart, place: string | null, before: PaneRun | null = null): PaneRun {
  const known = before?.kept ?? null;
  const there = place === null ? null : startedAt(start, place, known);
  if (there) return runOf(start.engine, there, place, known);
  return runOf(start.engine, started(start, known), null, known);
}

/** Repeats the choices from the same place by their texts; null when one is no longer offered. */
function retraced(start: PaneStart, place: string, playing: PlayState): PlayState | null {
  let state = startedAt(start, place, playing);
  for (const { index, text } of playing.trail) {
    const choices = state?.turns.at(-1)?.passage.choices ?? [];
    const found = choices[index]?.text === text ? index : choices.findIndex((choice) => choice.text === text);
    if (!state || found < 0) return null;
    state = play(start.engine, state, { type: 'choose', index: found });
    if (state.fault !== null) return null;
  }
  return state;
}

/** Returns whether nothing was chosen yet, so that restarting loses nothing. */
export const isFresh = ({ trail, turns }: PlayState): boolean => trail.length === 0 && turns.length === 1;

/** Returns whether the start of a run still exists in the story. */
function isThere(engine: StoryEngine, { turns }: PlayState, from: string | null): boolean {
  if (from === null || !engine.find) return true;
  try {
    return engine.find(turns[0]?.snapshot ?? '', from).at === 'node';
  } catch (error) {
    if (error instanceof StoryFault) return false;
    throw error;
  }
}

/** Continues the run in an edited version of the story, like a save after an update (`readSave`). */
export function follow(before: PaneRun, start: PaneStart): PaneRun {
  const { kept, from } = before;
  if (isStuck(kept)) return begin(start, from);
  if (isFresh(kept) && isThere(start.engine, kept, from)) return begin(start, from, before);
  // An engine with named places finds them itself.
  const again = from === null || start.engine.find ? null : retraced(start, from, kept);
  const state = again ?? play(start.engine, null, { type: 'load', save: writeSave(kept) });
  return runOf(start.engine, state, from, kept);
}
