import { attempt } from './attempt.ts';
import type { Scene, StoryEngine } from './engine.ts';
import { findPlaces } from './find-places.ts';
import { withRead } from './read.ts';
import { arrive, currentTurn, type PlayState, type Recovery, type Turn } from './run.ts';
import { parseSave, type Save, TRAIL_TEXT_LENGTH } from './save.ts';

/**
 * Restores a run from a save: unchanged in the same version; by places where they are stable (`findPlaces`); in a translation by the same
 * choices; in an updated story by choices with the same words, at its passage, or as far as its choices lead. Returns null when the text
 * isn't a save of ours, and never throws.
 */
export function readSave(engine: StoryEngine, saved: string): PlayState | null {
  const save = parseSave(saved);
  if (save === null) return null;
  const base: PlayState = {
    fingerprint: engine.fingerprint,
    language: engine.language,
    shape: engine.shape,
    seed: save.seed,
    turns: [],
    trail: save.trail,
    choicesBefore: save.trailComplete ? 0 : save.choicesBefore,
    trailComplete: save.trailComplete,
    // An opening has few of the endings that its reader may have found in the whole.
    endings: save.fingerprint === engine.fingerprint ? save.endings : save.endings.filter(({ id }) => engine.endings.includes(id)),
    read: save.read ?? withRead('', leftIn(save.turns)),
    fault: null,
    faultCount: 0,
    recovery: null,
  };
  if (save.fingerprint === engine.fingerprint && isToldAlike(engine, save) && isWhole(engine, save)) {
    return { ...base, turns: save.turns, endings: save.endings, recovery: 'restored' };
  }
  const found = findPlaces(engine, base, save);
  if (found !== null) return found;
  const translated = isTranslation(engine, save);
  const isAlike = translated || save.fingerprint === engine.fingerprint;
  const replay = save.trailComplete ? replayTrail(engine, base, isAlike ? choiceAtIndex : choiceWithWords) : null;
  if (replay !== null && (replay.trail.length === save.trail.length || isAtOpeningsEnd(replay)))
    return { ...replay, recovery: wayOfReplay(engine, save) };
  const resumed = resumePassage(engine, base, save);
  if (resumed !== null) return { ...resumed, recovery: translated ? 'translated' : 'passage' };
  return replay === null ? null : { ...replay, recovery: replay.trail.length > 0 ? 'nearest' : 'restarted' };
}

function isWhole(engine: StoryEngine, save: Save): boolean {
  const last = save.turns.at(-1);
  // The whole goes on where its opening ended, and an opening can't continue from a state of the rest.
  if (last === undefined || engine.isOpening || last.passage.ending?.opening) return false;
  return attempt(() => engine.check(last.snapshot, last.passage.choices.length)) !== null;
}

/**
 * Returns whether a save's language matters not or is the engine's. An engine with stable places has all languages in one version; others
 * have a version per language.
 */
const isToldAlike = (engine: StoryEngine, save: Save): boolean => engine.find === undefined || save.language === engine.language;

function isTranslation(engine: StoryEngine, save: Save): boolean {
  return save.shape !== null && save.shape === engine.shape && save.language !== engine.language;
}

/**
 * Returns how a replayed run was recovered: as `restored` for a save of this version whose last turn was too large to be written, or from
 * or to an opening.
 */
function wayOfReplay(engine: StoryEngine, save: Save): Recovery {
  if (isTranslation(engine, save)) return 'translated';
  const last = save.turns.at(-1);
  const isMeant = last?.snapshot === '' || engine.isOpening || last?.passage.ending?.opening;
  return save.fingerprint === engine.fingerprint && isMeant ? 'restored' : 'replayed';
}

const isAtOpeningsEnd = (state: PlayState): boolean => currentTurn(state).passage.ending?.opening === true;

type FindChoice = (turn: Turn, step: { index: number; text: string }) => number | null;

/** Replays the choices while they are offered, by words or index; null when the story can't even begin. */
function replayTrail(engine: StoryEngine, base: PlayState, find: FindChoice): PlayState | null {
  const first = attempt(() => engine.begin(base.seed));
  if (first === null) return null;
  let state = arrive({ ...base, trail: [] }, { ...first, chosen: null });
  for (const step of base.trail) {
    const from = currentTurn(state);
    const index = find(from, step);
    const scene = index === null ? null : attempt(() => engine.choose(from.snapshot, index));
    if (index === null || scene === null) break;
    const { text: chosen = null, id: choice } = from.passage.choices[index] ?? {};
    state = arrive({ ...state, trail: [...state.trail, { index, text: chosen ?? '' }] }, { ...scene, chosen, choice });
  }
  return { ...state, read: withRead(state.read, leftIn(state.turns)) };
}

const leftIn = (turns: readonly Turn[]) => turns.slice(0, -1).flatMap(({ passage }) => passage.paragraphs);

const choiceAtIndex: FindChoice = (turn, { index }) => (index in turn.passage.choices ? index : null);

function choiceWithWords(turn: Turn, step: { index: number; text: string }): number | null {
  const matches = (index: number) => turn.passage.choices[index]?.text.slice(0, step.text.length || TRAIL_TEXT_LENGTH) === step.text;
  if (matches(step.index)) return step.index;
  const elsewhere = turn.passage.choices.findIndex((_, index) => matches(index));
  return elsewhere === -1 ? null : elsewhere;
}

function resumePassage(engine: StoryEngine, base: PlayState, save: Save): PlayState | null {
  const choices = base.choicesBefore + base.trail.length;
  for (const [stepsBack, turn] of save.turns.toReversed().entries()) {
    const place = turn.place;
    const scene = place === null ? null : attempt(() => engine.resume(turn.snapshot, place));
    // The trail doesn't lead here any more, so it starts again; a later update finds the run by its passage.
    if (scene !== null && !isStranded(scene)) {
      const choicesBefore = Math.max(0, choices - stepsBack);
      return arrive({ ...base, trail: [], choicesBefore, trailComplete: false }, { ...scene, chosen: turn.chosen, choice: turn.choice });
    }
  }
  return null;
}

/** Returns whether a resumed passage ran out of content: choices that are offered once and were taken are gone when it is read again. */
const isStranded = ({ passage }: Scene): boolean => passage.ending !== null && passage.ending.id === null;
