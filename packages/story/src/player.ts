import type { Choice, Ending, Paragraph, Scene, StoryEngine, StoryFaultCode } from './engine.ts';
import { StoryFault } from './engine.ts';
import { pageOf } from './page-of.ts';
import { wasRead, withRead } from './read.ts';
import { readSave } from './recover.ts';
import { arrive, currentTurn, type FoundEnding, type PlayState, type Recovery } from './run.ts';

export type PlayAction =
  | { type: 'start'; seed: number }
  | { type: 'choose'; index: number }
  /** Goes on to what is unread or must be decided: through passages that were read, while they offer a single choice. */
  | { type: 'skip' }
  /** Steps back once, or to an earlier page (`LogPage.stepsBack`); does nothing when the run doesn't go back that far. */
  | { type: 'back'; steps?: number }
  | { type: 'load'; save: string };

/** The reader's view: the paragraphs since the last choice, and the possible actions. */
export interface PlayView {
  chosen: string | null;
  paragraphs: readonly Paragraph[];
  /** Whether each paragraph was read before, in any run. */
  seen: readonly boolean[];
  choices: readonly Choice[];
  tags: readonly string[];
  /** The image file of the scene's background. */
  background: string | null;
  /** What the background shows, for readers who can't see it; empty when it is decorative or nothing is known. */
  backgroundAlt: string;
  ended: boolean;
  ending: Ending | null;
  /** The story ended at the end of its free opening; the rest needs an entitlement. */
  openingEnded: boolean;
  canGoBack: boolean;
  canSkip: boolean;
  /** Number of choices so far. */
  turn: number;
  endingsFound: readonly FoundEnding[];
  endingsTotal: number;
  fault: StoryFaultCode | null;
  /** As in `PlayState`. */
  faultCount: number;
  recovery: Recovery | null;
}

/** Passages skipped at once, so that the page stays responsive. */
const SKIP_MAX = 500;
/** Scene of a story that can't begin. */
const BLANK: Scene = { snapshot: '', passage: { paragraphs: [], choices: [], tags: [], ending: null }, place: null };

/**
 * Plays a run: returns the next run for a run and an action. Pure, and throws nothing that a story or save causes: a story that fails
 * leaves the run where it was with `fault` set, and an unreadable save starts anew (DESIGN §6).
 */
export function play(engine: StoryEngine, state: PlayState | null, action: PlayAction): PlayState {
  if (action.type === 'start') return start(engine, action.seed, state);
  if (action.type === 'load') return load(engine, state, action.save);
  if (state === null) throw new Error(`A run that has not started can't ${action.type}.`);
  if (action.type === 'skip') return skip(engine, state);
  return action.type === 'back' ? stepBack(state, action.steps) : choose(engine, state, action.index);
}

/** Returns a run's view for the reader. */
export function viewOf(engine: StoryEngine, state: PlayState): PlayView {
  const { chosen, passage } = currentTurn(state);
  return {
    chosen,
    paragraphs: passage.paragraphs,
    seen: passage.paragraphs.map((paragraph) => wasRead(state.read, paragraph)),
    choices: passage.choices,
    tags: passage.tags,
    background: passage.background ?? null,
    backgroundAlt: passage.backgroundAlt ?? '',
    ended: passage.ending !== null,
    ending: passage.ending,
    openingEnded: passage.ending?.opening === true,
    canGoBack: state.turns.length > 1,
    canSkip: canSkip(state),
    turn: state.choicesBefore + state.trail.length,
    endingsFound: state.endings,
    endingsTotal: Math.max(engine.endings.length, state.endings.length),
    fault: state.fault,
    faultCount: state.faultCount,
    recovery: state.recovery,
  };
}

function start(engine: StoryEngine, seed: number, before: PlayState | null): PlayState {
  const { fingerprint, language, shape } = engine;
  const empty: PlayState = {
    fingerprint,
    language,
    shape,
    seed,
    turns: [],
    trail: [],
    choicesBefore: 0,
    trailComplete: true,
    endings: before?.endings ?? [],
    read: before === null ? '' : readOn(before),
    fault: null,
    faultCount: before?.faultCount ?? 0,
    recovery: null,
  };
  try {
    return arrive(empty, { ...engine.begin(seed), chosen: null });
  } catch (error) {
    if (error instanceof StoryFault)
      return { ...arrive(empty, { ...BLANK, chosen: null }), fault: error.code, faultCount: empty.faultCount + 1 };
    throw error;
  }
}

function load(engine: StoryEngine, state: PlayState | null, save: string): PlayState {
  return readSave(engine, save) ?? { ...start(engine, state?.seed ?? 1, state), recovery: 'restarted' };
}

function choose(engine: StoryEngine, state: PlayState, index: number): PlayState {
  const from = currentTurn(state);
  const { text = null, id } = from.passage.choices[index] ?? {};
  try {
    const scene = engine.choose(from.snapshot, index);
    const trail = [...state.trail, { index, text: text ?? '' }];
    return arrive({ ...state, trail, read: readOn(state), fault: null, recovery: null }, { ...scene, chosen: text, choice: id });
  } catch (error) {
    if (error instanceof StoryFault) return { ...state, fault: error.code, faultCount: state.faultCount + 1 };
    throw error;
  }
}

function skip(engine: StoryEngine, state: PlayState): PlayState {
  let now = state;
  const passed = new Set<string>();
  while (passed.size < SKIP_MAX && canSkip(now)) {
    const here = pageOf(currentTurn(now));
    // Passages in a loop, each with one choice, have no end.
    if (passed.has(here)) return now;
    passed.add(here);
    const next = choose(engine, now, 0);
    if (next.fault !== null) return next;
    now = next;
  }
  return now;
}

function canSkip(state: PlayState): boolean {
  const { paragraphs, choices } = currentTurn(state).passage;
  return choices.length === 1 && paragraphs.every((paragraph) => wasRead(state.read, paragraph));
}

function stepBack(state: PlayState, steps = 1): PlayState {
  const { turns, trail } = state;
  if (!Number.isInteger(steps) || steps < 1 || steps >= turns.length) return state;
  // A loaded run may have turns from before its trail.
  const choicesBefore = Math.max(0, state.choicesBefore - Math.max(0, steps - trail.length));
  return {
    ...state,
    turns: turns.slice(0, -steps),
    trail: trail.slice(0, -steps),
    choicesBefore,
    read: readOn(state),
    fault: null,
    recovery: null,
  };
}

/** Returns the read marks, including those of the passage that is left now. */
const readOn = (state: PlayState): string => withRead(state.read, currentTurn(state).passage.paragraphs);
