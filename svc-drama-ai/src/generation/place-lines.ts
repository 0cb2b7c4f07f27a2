import type { StoryLine } from '@meowtale/contracts/inputs/drama/story-words';

/** A line as a model answered it. */
interface Answered<New> {
  text: string;
  line: New;
}

const plain = (text: string) => text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim();

/** Returns before which answered line each kept line is placed: where the answer repeats it, else in the same proportion as before. */
function placesOf(before: readonly (StoryLine | null)[], texts: readonly string[], textOf: (line: StoryLine) => string): number[] {
  const replaced = before.filter((line) => line === null).length;
  const places: number[] = [];
  let [passed, from] = [0, 0];
  for (const line of before) {
    if (line === null) {
      passed += 1;
      continue;
    }
    const repeated = texts.indexOf(plain(textOf(line)), from);
    // Where nothing goes, what is new comes after what stands.
    const share = replaced === 0 ? 0 : Math.round((texts.length * passed) / replaced);
    from = Math.max(from, repeated >= 0 ? repeated : share);
    places.push(from);
  }
  return places;
}

/**
 * Merges rewritten lines of a paragraph with those that stay: every kept line is there once, unchanged and in its order.
 * @param before the paragraph's lines in order, null for each that goes
 * @param answered what a model wrote, kept lines repeated or not
 */
export function placeLines<New>(
  before: readonly (StoryLine | null)[],
  answered: readonly Answered<New>[],
  textOf: (line: StoryLine) => string,
): (StoryLine | New)[] {
  const kept = before.filter((line) => line !== null);
  const texts = answered.map(({ text }) => plain(text));
  const repeats = new Set(kept.map((line) => plain(textOf(line))));
  const places = placesOf(before, texts, textOf);
  const placed: (StoryLine | New)[] = [];
  const putKept = (at: number) => placed.push(...kept.filter((_, index) => places[index] === at));
  for (const [at, { line }] of answered.entries()) {
    putKept(at);
    if (!repeats.has(texts[at] ?? '')) placed.push(line);
  }
  putKept(answered.length);
  return placed;
}
