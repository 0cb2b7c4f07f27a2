import { z } from 'zod';
import { sourceMark } from '../model/parts.ts';
import type { Story } from '../model/story.ts';
import { chartOf } from './chart.ts';
import { type Drama, drama, dramaOf } from './drama.ts';
import { endingsOf } from './endings.ts';
import { wordsTold } from './report.ts';

const hash = z.string().regex(/^[0-9a-f]{16}$/);

/** A story of ours as it lies beside the player: one file for all its languages. */
export const dramaBundle = z.object({
  format: z.literal(1),
  kind: z.literal('drama'),
  /** 16 hex digits of a hash of what is played. */
  fingerprint: hash,
  /** What it is written in. */
  language: z.string().max(16).nullable(),
  /** A hash of it without its words: the same until more than words change. */
  shape: hash.nullable(),
  /** Of the language that it is written in. */
  words: z.int().nonnegative(),
  /** Ways in which it can end. */
  endings: z.int().nonnegative(),
  drama,
});
export type DramaBundle = z.infer<typeof dramaBundle>;

/** A story to be played where it is written. Its fingerprint differs from that of `bundleDrama`, and means the same. */
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
