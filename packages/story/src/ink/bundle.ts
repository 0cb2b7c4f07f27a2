import { z } from 'zod';

/** A compiled ink story's file beside the player: `story.json`, and `story.<locale>.json` for each translation. */
export const inkBundle = z.object({
  format: z.literal(1),
  kind: z.literal('ink'),
  /** The first 16 hex digits of the SHA-256 of the compiled story. */
  fingerprint: z.string().regex(/^[0-9a-f]{16}$/),
  /** The language of the text; null in bundles from before stories had several. */
  language: z.string().max(16).nullable().default(null),
  /** A hash that all translations share (`shapeOf`). */
  shape: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .nullable()
    .default(null),
  words: z.int().nonnegative(),
  /** Number of reachable endings. */
  endings: z.int().nonnegative(),
  /**
   * Only in a free opening, whose `fingerprint`, `shape` and `endings` are the whole's: ids of its endings by path; null for one that has
   * no id in the whole.
   */
  opening: z.object({ endings: z.record(z.string(), z.string().nullable()) }).optional(),
  /** The compiled story for inkjs. */
  ink: z.looseObject({ inkVersion: z.int(), root: z.array(z.unknown()) }),
});
export type InkBundle = z.infer<typeof inkBundle>;
