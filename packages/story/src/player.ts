import type { Choice, Ending, Paragraph, StoryEngine, StoryFaultCode } from './engine.ts';
import { StoryFault } from './engine.ts';
import { arrive, currentTurn, type FoundEnding, type PlayState, type Recovery } from './run.ts';
import { readSave } from './save.ts';

export type PlayAction =
  | { type: 'start'; seed: number }
  | { type: 'choose'; index: number }
  | { type: 'back' }
  | { type: 'load'; save: string };

/** What a reader sees: the paragraphs since the last choice, and what can be done now. */
export interface PlayView {
  chosen: string | null;
  paragraphs: readonly Paragraph[];
  choices: readonly Choice[];
  tags: readonly string[];
  ended: boolean;
  ending: Ending | null;
  canGoBack: boolean;
  /** Choices made so far. */
  turn: number;
  endingsFound: readonly FoundEnding[];
  endingsTotal: number;
  fault: StoryFaultCode | null;
  recovery: Recovery | null;
}

/**
 * The player: from a run and an action to the next run. Pure, and never throws for what a story or a save does: a story
 * that breaks leaves the run where it was with `fault` set, a save that can't be read starts anew (DESIGN §6).
 */
export function play(engine: StoryEngine, state: PlayState | null, action: PlayAction): PlayState {
  if (action.type === 'start') return start(engine, action.seed, state?.endings ?? []);
  if (action.type === 'load') return load(engine, state, action.save);
  if (state === null) throw new Error(`A run that has not started can't ${action.type}.`);
  return action.type === 'back' ? stepBack(state) : choose(engine, state, action.index);
}

/** Shapes a run for the eye. */
export function viewOf(engine: StoryEngine, state: PlayState): PlayView {
  const turn = currentTurn(state);
  return {
    chosen: turn.chosen,
    paragraphs: turn.passage.paragraphs,
    choices: turn.passage.choices,
    tags: turn.passage.tags,
    ended: turn.passage.ending !== null,
    ending: turn.passage.ending,
    canGoBack: state.turns.length > 1,
    turn: state.trail.length,
    endingsFound: state.endings,
    endingsTotal: Math.max(engine.endings.length, state.endings.length),
    fault: state.fault,
    recovery: state.recovery,
  };
}

function start(engine: StoryEngine, seed: number, endings: FoundEnding[]): PlayState {
  const { fingerprint, language, shape } = engine;
  const empty: PlayState = {
    fingerprint,
    language,
    shape,
    seed,
    turns: [],
    trail: [],
    trailComplete: true,
    endings,
    fault: null,
    recovery: null,
  };
  return arrive(empty, { ...engine.begin(seed), chosen: null });
}

function load(engine: StoryEngine, state: PlayState | null, save: string): PlayState {
  const loaded = readSave(engine, save);
  if (loaded !== null) return loaded;
  return { ...start(engine, state?.seed ?? 1, state?.endings ?? []), recovery: 'restarted' };
}

function choose(engine: StoryEngine, state: PlayState, index: number): PlayState {
  const from = currentTurn(state);
  const text = from.passage.choices[index]?.text ?? null;
  try {
    const scene = engine.choose(from.snapshot, index);
    const trail = [...state.trail, { index, text: text ?? '' }];
    return arrive({ ...state, trail, fault: null, recovery: null }, { ...scene, chosen: text });
  } catch (error) {
    if (error instanceof StoryFault) return { ...state, fault: error.code };
    throw error;
  }
}

function stepBack(state: PlayState): PlayState {
  if (state.turns.length < 2) return state;
  return { ...state, turns: state.turns.slice(0, -1), trail: state.trail.slice(0, -1), fault: null, recovery: null };
}
