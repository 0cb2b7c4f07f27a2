import { beginning } from '@meowtale/contracts/text/characters';
import { z } from 'zod';
import { CHOICES_MAX, PARAGRAPHS_MAX, PASSAGE_CHARACTERS_MAX, SNAPSHOT_CHARACTERS_MAX, TAGS_MAX } from './limits.ts';
import { READ_FORMAT, READ_LENGTH_MAX } from './read.ts';
import type { FoundEnding, PlayState, Turn } from './run.ts';

/** Limit of a save as UTF-8, well below the 256 KB of `setPlaySave` (DESIGN §5). */
export const SAVE_BUDGET_BYTES = 192 * 1024;
const TRAIL_BUDGET_BYTES = 64 * 1024;
export const TRAIL_TEXT_LENGTH = 80;
const REPLAY_MAX = 5000;
const ENDINGS_BUDGET_BYTES = 40 * 1024;
const ENDINGS_MAX = 5000;

/** The limits are those of passages, so that every readable passage can be restored. */
const text = z.string().max(PASSAGE_CHARACTERS_MAX);
const tags = z.array(text).max(TAGS_MAX);
/** A path in ink is as long as the names of its knots; a source has at most 4 MB. */
const id = z.string().max(SNAPSHOT_CHARACTERS_MAX);
const paragraph = z.object({
  text,
  tags,
  id: id.optional(),
  speaker: z.object({ id, name: text, picture: id.optional() }).optional(),
  direction: text.optional(),
  picture: id.optional(),
  alt: text.optional(),
});
const turnSchema = z.object({
  snapshot: z.string().max(SNAPSHOT_CHARACTERS_MAX),
  place: id.nullable(),
  chosen: text.nullable(),
  choice: id.optional(),
  passage: z.object({
    paragraphs: z.array(paragraph).max(PARAGRAPHS_MAX + 1),
    choices: z.array(z.object({ text, tags, id: id.optional() })).max(CHOICES_MAX),
    tags,
    ending: z.object({ id: id.nullable(), name: text, opening: z.boolean().optional() }).nullable(),
    background: id.optional(),
    backgroundAlt: text.optional(),
  }),
});

/** Saves are untrusted input. */
const saveSchema = z.object({
  format: z.literal(1),
  fingerprint: z.string().max(128),
  language: z.string().max(16).nullable().default(null),
  shape: z.string().max(128).nullable().default(null),
  seed: z.int(),
  turns: z.array(turnSchema).min(1).max(200),
  trail: z.array(z.object({ index: z.int().nonnegative(), text: z.string().max(1000) })).max(REPLAY_MAX),
  /** As in `PlayState`; older saves don't have it. */
  choicesBefore: z.int().nonnegative().catch(0),
  /** False when the trail was too long or doesn't start at the beginning; such a run can't be replayed. */
  trailComplete: z.boolean(),
  endings: z.array(z.object({ id, name: text })).max(ENDINGS_MAX),
  /** Null in older saves without marks, and when they are invalid. */
  read: z.string().max(READ_LENGTH_MAX).regex(READ_FORMAT).nullable().catch(null),
});
export type Save = z.infer<typeof saveSchema>;

/**
 * Writes a run as text for `readSave`: as many of the newest turns as fit, so that the reader can step back after loading. A newest turn
 * that is too large is written without its content when the trail can be replayed.
 */
export function writeSave(state: PlayState): string {
  const trail = state.trail.map((step) => ({ index: step.index, text: beginning(step.text, TRAIL_TEXT_LENGTH) }));
  const trailComplete = state.trailComplete && byteLength(trail) <= TRAIL_BUDGET_BYTES && trail.length <= REPLAY_MAX;
  const head: Save = {
    format: 1,
    fingerprint: state.fingerprint,
    language: state.language,
    shape: state.shape,
    seed: state.seed,
    turns: [],
    trail: trailComplete ? trail : [],
    choicesBefore: trailComplete ? 0 : state.choicesBefore + trail.length,
    trailComplete,
    endings: newestEndings(state.endings),
    read: state.read,
  };
  let left = SAVE_BUDGET_BYTES - byteLength(head);
  for (const turn of state.turns.toReversed()) {
    left -= byteLength(turn) + 1;
    if (left < 0 && head.turns.length > 0) break;
    // A save needs at least one turn.
    head.turns.unshift(left < 0 && trailComplete ? withoutContent(turn) : turn);
  }
  return JSON.stringify(head);
}

/** Returns a turn with an empty snapshot, which no engine accepts, so that the run is replayed by its trail. */
const withoutContent = ({ place, chosen, choice }: Turn): Turn => ({
  ...{ place, chosen, choice, snapshot: '' },
  passage: { paragraphs: [], choices: [], tags: [], ending: null },
});

/** Returns the last found endings, as many as fit. */
function newestEndings(endings: readonly FoundEnding[]): FoundEnding[] {
  let left = ENDINGS_BUDGET_BYTES;
  const from = endings.findLastIndex((ending) => {
    left -= byteLength(ending) + 1;
    return left < 0;
  });
  return endings.slice(from + 1).slice(-ENDINGS_MAX);
}

/** Returns null when the text isn't a save of ours. */
export function parseSave(saved: string): Save | null {
  try {
    return saveSchema.parse(JSON.parse(saved));
  } catch {
    return null;
  }
}

function byteLength(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).byteLength;
}
