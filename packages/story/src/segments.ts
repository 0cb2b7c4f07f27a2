import { attempt } from './attempt.ts';
import type { Scene, StoryEngine } from './engine.ts';
import { pageOf } from './page-of.ts';
import type { Turn } from './run.ts';

/** Characters of a segment's name: the end of a longer one tells it apart. */
const NAME_MAX = 200;

/**
 * Names the segment that a turn is at, the same in all languages of a version; null where it has no name. A paragraph of our own format
 * is named by its place. In ink many passages share a knot, so that each is named by the choice that leads to it.
 */
export function segmentOf(kind: 'ink' | 'story', { place, chosen, choice }: Pick<Turn, 'place' | 'chosen' | 'choice'>): string | null {
  if (kind === 'story') return place ?? '';
  return chosen === null ? '' : (choice?.slice(-NAME_MAX) ?? null);
}

/** Names the segments of a story of ink that has these choices, in the words of `segmentOf`. */
export const inkSegments = (choices: readonly string[]): string[] => ['', ...new Set(choices.map((choice) => choice.slice(-NAME_MAX)))];

interface Step {
  turn: Turn;
  before: Step | null;
}

/**
 * Returns how many segments the shortest path from the beginning to an ending has, or null where none is found among the first
 * `pagesMax` pages. Breadth-first over pages: what shows the same words and choices counts as one page, whatever its variables are.
 */
export function countShortestPath(kind: 'ink' | 'story', engine: StoryEngine, pagesMax = 2000): number | null {
  const first = attempt(() => engine.begin(1));
  if (first === null) return null;
  const seen = new Set([pageOf(first)]);
  let level: Step[] = [{ turn: { ...first, chosen: null }, before: null }];
  while (level.length > 0) {
    const ended = level.filter(({ turn }) => turn.passage.ending !== null);
    if (ended.length > 0) return Math.min(...ended.map((step) => countSegments(kind, step)));
    const next: Step[] = [];
    for (const before of level) {
      for (const turn of turnsAfter(engine, before.turn)) {
        const page = pageOf(turn);
        if (seen.has(page)) continue;
        if (seen.size >= pagesMax) return null;
        seen.add(page);
        next.push({ turn, before });
      }
    }
    level = next;
  }
  return null;
}

/** Yields what each choice of a scene leads to; one that is a fault of the story leads nowhere. */
function* turnsAfter(engine: StoryEngine, { snapshot, passage }: Scene): Generator<Turn> {
  for (const [index, { text, id }] of passage.choices.entries()) {
    const scene = attempt(() => engine.choose(snapshot, index));
    if (scene !== null) yield { ...scene, chosen: text, choice: id };
  }
}

/** Counts each segment once, as a reader's are counted. */
function countSegments(kind: 'ink' | 'story', last: Step): number {
  const segments = new Set<string | null>();
  for (let step: Step | null = last; step !== null; step = step.before) segments.add(segmentOf(kind, step.turn));
  return segments.size;
}
