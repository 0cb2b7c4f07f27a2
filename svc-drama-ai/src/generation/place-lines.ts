import type { StoryLine } from '@meowtale/contracts/inputs/drama/story-words';

/** A line in a model's response. */
interface Answered<New> {
  text: string;
  line: New;
}

const plain = (text: string) => text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim();

/**
 * Returns before which of the response's lines each kept line is placed: where the response repeats it, else in the same proportion as
 * before.
 */
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
    // When no line is replaced, new lines come after the kept ones.
    const share = replaced === 0 ? 0 : Math.round((texts.length * passed) / replaced);
    from = Math.max(from, repeated >= 0 ? repeated : share);
    places.push(from);
  }
  return places;
}

/**
 * Merges rewritten lines of a paragraph with the kept ones: every kept line is included once, unchanged and in its order.
 * @param before the paragraph's lines in order, null for each that is replaced
 * @param answered the lines that a model wrote, which may repeat kept ones
 */
export function placeLines<New>(
  before: readonly (StoryLine | null)[],
  answered: readonly Answered<New>[],
  textOf: (line: StoryLine) => string,
): (StoryLine | New)[] {
  const current = before.filter((line) => line !== null);
  const texts = answered.map(({ text }) => plain(text));
  const repeats = new Set(current.map((line) => plain(textOf(line))));
  const places = placesOf(before, texts, textOf);
  const placed: (StoryLine | New)[] = [];
  const putKept = (at: number) => placed.push(...current.filter((_, index) => places[index] === at));
  for (const [at, { line }] of answered.entries()) {
    putKept(at);
    if (!repeats.has(texts[at] ?? '')) placed.push(line);
  }
  putKept(answered.length);
  return placed;
}
