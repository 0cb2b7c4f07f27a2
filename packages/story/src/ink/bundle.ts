import { z } from 'zod';

/** A compiled story as it lies beside the player: `story.json`, and `story.<locale>.json` for each translation. */
export const inkBundle = z.object({
  format: z.literal(1),
  kind: z.literal('ink'),
  /** The first 16 hex digits of the SHA-256 of the compiled story. */
  fingerprint: z.string().regex(/^[0-9a-f]{16}$/),
  /** The language it is told in; null in one that was made before stories had several. */
  language: z.string().max(16).nullable().default(null),
  /** A hash of what it has in common with its translations (`shapeOf`). */
  shape: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .nullable()
    .default(null),
  words: z.int().nonnegative(),
  /** Ways in which it can end, counted from its source. */
  endings: z.int().nonnegative(),
  /**
   * Only of a story's opening, whose `fingerprint`, `shape` and `endings` are the whole's: the endings in it by their paths, with their
   * ids; null for one that has none in the whole either.
   */
  opening: z.object({ endings: z.record(z.string(), z.string().nullable()) }).optional(),
  /** What inkjs runs. */
  ink: z.looseObject({ inkVersion: z.int(), root: z.array(z.unknown()) }),
});
export type InkBundle = z.infer<typeof inkBundle>;
