import { z } from 'zod';
import type { StoryEngine } from './engine.ts';
import { StoryFault } from './engine.ts';
import { arrive, currentTurn, type PlayState, type Turn } from './run.ts';

/** What a save may weigh as UTF-8, well inside the 256 KB that `setPlaySave` takes (DESIGN §5). */
export const SAVE_BUDGET_BYTES = 192 * 1024;
const TRAIL_BUDGET_BYTES = 64 * 1024;
const TRAIL_TEXT_LENGTH = 80;
const REPLAY_MAX = 5000;

const text = z.string().max(100_000);
const tags = z.array(z.string().max(1000)).max(1000);
const turnSchema = z.object({
  snapshot: z.string().max(SAVE_BUDGET_BYTES),
  place: z.string().max(1000).nullable(),
  chosen: text.nullable(),
  passage: z.object({
    paragraphs: z.array(z.object({ text, tags })).max(10_000),
    choices: z.array(z.object({ text, tags })).max(1000),
    tags,
    ending: z.object({ id: z.string().max(1000).nullable(), name: text }).nullable(),
  }),
});

/** A save comes from somewhere else and is read as hostile input. */
const saveSchema = z.object({
  format: z.literal(1),
  fingerprint: z.string().max(128),
  language: z.string().max(16).nullable().default(null),
  shape: z.string().max(128).nullable().default(null),
  seed: z.int(),
  turns: z.array(turnSchema).min(1).max(200),
  trail: z.array(z.object({ index: z.int().nonnegative(), text: z.string().max(1000) })).max(REPLAY_MAX),
  /** False when the trail was too long to keep, or starts in the middle: such a run can't be replayed from the beginning. */
  trailComplete: z.boolean(),
  endings: z.array(z.object({ id: z.string().max(1000), name: text })).max(1000),
});
type Save = z.infer<typeof saveSchema>;

/** A run as text that `readSave` understands: the newest turns first into the budget, so that one can step back after loading too. */
export function writeSave(state: PlayState): string {
  const trail = state.trail.map((step) => ({ index: step.index, text: step.text.slice(0, TRAIL_TEXT_LENGTH) }));
  const trailComplete = state.trailComplete && byteLength(trail) <= TRAIL_BUDGET_BYTES && trail.length <= REPLAY_MAX;
  const head: Save = {
    format: 1,
    fingerprint: state.fingerprint,
    language: state.language,
    shape: state.shape,
    seed: state.seed,
    turns: [],
    trail: trailComplete ? trail : [],
    trailComplete,
    endings: state.endings,
  };
  let left = SAVE_BUDGET_BYTES - byteLength(head);
  for (const turn of state.turns.toReversed()) {
    left -= byteLength(turn) + 1;
    // The newest is kept whatever it weighs: without it there is no save.
    if (left < 0 && head.turns.length > 0) break;
    head.turns.unshift(turn);
  }
  return JSON.stringify(head);
}

/**
 * Finds a saved run again: as it was when the story is the same; in a translation of it by the same choices; else, in an
 * updated story, by choices of the same words, at the passage where it stood, or as far as its choices still lead. Null when the text is no save of ours. Never throws.
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
    endings: save.endings.filter((ending) => engine.endings.includes(ending.id)),
    fault: null,
    recovery: null,
  };
  if (save.fingerprint === engine.fingerprint && isWhole(engine, save)) {
    return { ...base, turns: save.turns, endings: save.endings, recovery: 'restored' };
  }
  const translated = isTranslation(engine, save);
  const replay = save.trailComplete ? replayTrail(engine, base, translated ? choiceAtIndex : choiceWithWords) : null;
  if (replay !== null && replay.trail.length === save.trail.length) return { ...replay, recovery: translated ? 'translated' : 'replayed' };
  const resumed = resumePassage(engine, base, save);
  if (resumed !== null) return { ...resumed, recovery: translated ? 'translated' : 'passage' };
  return replay === null ? null : { ...replay, recovery: replay.trail.length > 0 ? 'nearest' : 'restarted' };
}

function parseSave(saved: string): Save | null {
  try {
    return saveSchema.parse(JSON.parse(saved));
  } catch {
    return null;
  }
}

function isWhole(engine: StoryEngine, save: Save): boolean {
  const last = save.turns.at(-1);
  if (last === undefined) return false;
  return attempt(() => engine.check(last.snapshot, last.passage.choices.length)) !== null;
}

function isTranslation(engine: StoryEngine, save: Save): boolean {
  return save.shape !== null && save.shape === engine.shape && save.language !== engine.language;
}

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
    const chosen = from.passage.choices[index]?.text ?? null;
    state = arrive({ ...state, trail: [...state.trail, { index, text: chosen ?? '' }] }, { ...scene, chosen });
  }
  return state;
}

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
    if (scene !== null) return arrive({ ...base, trail: [], trailComplete: false }, { ...scene, chosen: turn.chosen });
  }
  return null;
}

function attempt<T>(action: () => T): T | null {
  try {
    return action() ?? (true as T);
  } catch (error) {
    if (error instanceof StoryFault) return null;
    throw error;
  }
}

function byteLength(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).byteLength;
}
