import { attempt } from './attempt.ts';
import type { Scene, StoryEngine } from './engine.ts';
import { findPlaces } from './find-places.ts';
import { withRead } from './read.ts';
import { arrive, currentTurn, type PlayState, type Recovery, type Turn } from './run.ts';
import { parseSave, type Save, TRAIL_TEXT_LENGTH } from './save.ts';

/**
 * Finds a saved run again: as it was when the story is the same; where its places keep their names, by them (`findPlaces`); in a
 * translation by the same choices; else, in an updated story, by choices of the same words, at the passage where it stood,
 * or as far as its choices still lead. Null when the text is no save of ours. Never throws.
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
    trailComplete: save.trailComplete,
    // An opening knows few of the endings that its reader may have found in the whole.
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
  // The whole goes on where its opening ended, and no opening goes on from a state of what it hasn't.
  if (last === undefined || engine.isOpening || last.passage.ending?.opening) return false;
  return attempt(() => engine.check(last.snapshot, last.passage.choices.length)) !== null;
}

/** One version of a story that keeps its places tells all its languages; another version tells one. */
const isToldAlike = (engine: StoryEngine, save: Save): boolean => engine.find === undefined || save.language === engine.language;

function isTranslation(engine: StoryEngine, save: Save): boolean {
  return save.shape !== null && save.shape === engine.shape && save.language !== engine.language;
}

/** A save of this very version is replayed where its last turn was too heavy to be written, in an opening, and out of one. */
function wayOfReplay(engine: StoryEngine, save: Save): Recovery {
  if (isTranslation(engine, save)) return 'translated';
  const last = save.turns.at(-1);
  const isMeant = last?.snapshot === '' || engine.isOpening || last?.passage.ending?.opening;
  return save.fingerprint === engine.fingerprint && isMeant ? 'restored' : 'replayed';
}

const isAtOpeningsEnd = (state: PlayState): boolean => currentTurn(state).passage.ending?.opening === true;

type FindChoice = (turn: Turn, step: { index: number; text: string }) => number | null;

/** The same choices for as long as they are offered, by their words or their places; null when it doesn't even begin. */
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
  for (const turn of save.turns.toReversed()) {
    const place = turn.place;
    const scene = place === null ? null : attempt(() => engine.resume(turn.snapshot, place));
    // The trail no longer leads here, so it starts again; a later update finds the run by its passage.
    if (scene !== null && !isStranded(scene))
      return arrive({ ...base, trail: [], trailComplete: false }, { ...scene, chosen: turn.chosen, choice: turn.choice });
  }
  return null;
}

/** Choices that are offered once and were taken are gone where a passage is read again; without any the story merely runs out. */
const isStranded = ({ passage }: Scene): boolean => passage.ending !== null && passage.ending.id === null;
