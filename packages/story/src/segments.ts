import { attempt } from './attempt.ts';
import type { Scene, StoryEngine } from './engine.ts';
import { pageOf } from './page-of.ts';
import type { Turn } from './run.ts';

/** Length of a segment's name; of a longer one the end is used, which is distinctive. */
const NAME_MAX = 200;

/**
 * Returns a turn's segment, the same in all languages of a version; null without one. A drama's segments are its paragraphs, by place. In
 * ink many passages share a knot, so a segment is the choice that leads to it.
 */
export function segmentOf(kind: 'ink' | 'story', { place, chosen, choice }: Pick<Turn, 'place' | 'chosen' | 'choice'>): string | null {
  if (kind === 'story') return place ?? '';
  return chosen === null ? '' : (choice?.slice(-NAME_MAX) ?? null);
}

/** Returns the segments of an ink story with these choices, as in `segmentOf`. */
export const inkSegments = (choices: readonly string[]): string[] => ['', ...new Set(choices.map((choice) => choice.slice(-NAME_MAX)))];

interface Step {
  turn: Turn;
  before: Step | null;
}

/**
 * Returns the number of segments on the shortest path to an ending, or null when none is found among the first `pagesMax` pages. Searches
 * breadth-first over pages: equal words and choices at a place count as one page, whatever the variables.
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

/** Yields the scene after each choice, except choices that fail. */
function* turnsAfter(engine: StoryEngine, { snapshot, passage }: Scene): Generator<Turn> {
  for (const [index, { text, id }] of passage.choices.entries()) {
    const scene = attempt(() => engine.choose(snapshot, index));
    if (scene !== null) yield { ...scene, chosen: text, choice: id };
  }
}

/** Counts each segment once, as for readers. */
function countSegments(kind: 'ink' | 'story', last: Step): number {
  const segments = new Set<string | null>();
  for (let step: Step | null = last; step !== null; step = step.before) segments.add(segmentOf(kind, step.turn));
  return segments.size;
}
