import type { Locale } from '@meowtale/contracts';
import { bytesOf } from '@meowtale/contracts/inputs/drama/drama-parts';
import type { StoryPart, StoryPartKind } from '@meowtale/contracts/inputs/drama/story';
import { wordsIn } from '@meowtale/story/model';

type WordCounts = Partial<Record<Locale, number>>;

/** Counts of one part. */
export interface Measures {
  kind: StoryPartKind;
  /** Size as JSON in UTF-8. */
  bytes: number;
  lines: number;
  /** Words of lines and choices, by language. */
  words: WordCounts;
}

/** Counts of a drama's parts. */
export interface Counts {
  kinds: Partial<Record<StoryPartKind, number>>;
  bytes: number;
  lines: number;
  words: WordCounts;
  /** Number of remembered removed ids. */
  removed: number;
}

export const NO_COUNTS: Counts = { kinds: {}, bytes: 0, lines: 0, words: {}, removed: 0 };

export function measure(part: StoryPart): Measures {
  const read = part.kind === 'paragraph' ? [...part.lines, ...part.choices] : [];
  const counts: WordCounts = {};
  for (const [language, text] of read.flatMap((item) => Object.entries(item.words) as [Locale, string][])) {
    counts[language] = (counts[language] ?? 0) + wordsIn(text);
  }
  return { kind: part.kind, bytes: bytesOf(part), lines: part.kind === 'paragraph' ? part.lines.length : 0, words: counts };
}

function summed<Key extends string>(counts: Partial<Record<Key, number>>, more: Partial<Record<Key, number>>, sign: 1 | -1) {
  const sums = { ...counts };
  for (const [key, many] of Object.entries(more) as [Key, number][]) {
    const sum = (sums[key] ?? 0) + sign * many;
    if (sum === 0) delete sums[key];
    else sums[key] = sum;
  }
  return sums;
}

/** Returns counts with one part added or removed. */
export const counted = (counts: Counts, part: Measures, sign: 1 | -1): Counts => ({
  kinds: summed(counts.kinds, { [part.kind]: 1 }, sign),
  bytes: counts.bytes + sign * part.bytes,
  lines: counts.lines + sign * part.lines,
  words: summed(counts.words, part.words, sign),
  removed: counts.removed,
});

export const partsIn = ({ kinds }: Counts): number => Object.values(kinds).reduce((sum, many) => sum + many, 0);
