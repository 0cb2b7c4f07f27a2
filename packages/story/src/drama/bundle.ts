import { z } from 'zod';
import { sourceMark } from '../model/parts.ts';
import type { Story } from '../model/story.ts';
import { chartOf } from './chart.ts';
import { type Drama, drama, dramaOf } from './drama.ts';
import { endingsOf } from './endings.ts';
import { wordsTold } from './report.ts';

const hash = z.string().regex(/^[0-9a-f]{16}$/);

/** A drama's file beside the player, with all its languages. */
export const dramaBundle = z.object({
  format: z.literal(1),
  kind: z.literal('drama'),
  /** 16 hex digits of a hash of what is played. */
  fingerprint: hash,
  /** The source language. */
  language: z.string().max(16).nullable(),
  /** A hash of the story without its words: unchanged while only words change. */
  shape: hash.nullable(),
  /** Number of words in the source language. */
  words: z.int().nonnegative(),
  /** Number of reachable endings. */
  endings: z.int().nonnegative(),
  drama,
});
export type DramaBundle = z.infer<typeof dramaBundle>;

/** Bundles a story for play inside the editor. Its fingerprint differs from that of `bundleDrama`, but distinguishes the same versions. */
export const previewDrama = (story: Story): DramaBundle => packDrama(dramaOf(story), (content) => sourceMark(JSON.stringify(content)));

export function packDrama(drama: Drama, hashOf: (content: unknown) => string): DramaBundle {
  return {
    format: 1,
    kind: 'drama',
    fingerprint: hashOf(drama),
    language: drama.language,
    shape: hashOf(drama.paragraphs.map(wordless)),
    words: wordsTold(drama, drama.language),
    endings: endingsOf(chartOf(drama, drama.language)).length,
    drama,
  };
}

const wordless = ({ lines, choices, ending, ...rest }: Drama['paragraphs'][number]) => ({
  ...rest,
  lines: lines.map(({ words: _, ...line }) => line),
  choices: choices.map(({ words: _, ...choice }) => choice),
  ending: ending !== null,
});
