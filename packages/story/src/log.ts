import type { Paragraph } from './engine.ts';
import { LOG_CHARACTERS_MAX, LOG_PARAGRAPHS_MAX } from './limits.ts';
import type { PlayState, Turn } from './run.ts';

export interface LogPage {
  /** Its number in the run, as `PlayView.turn` + 1; null when the run no longer has the choices before it. */
  number: number | null;
  /** Number of steps back that lead there (`PlayAction`); 0 for the current page. */
  stepsBack: number;
  /** The chosen text that led there; null on the first page. */
  chosen: string | null;
  paragraphs: readonly Paragraph[];
}

export interface ReadingLog {
  /** Oldest first; the last is the current page. */
  pages: readonly LogPage[];
  /** Whether it begins with the run's first page. */
  isWhole: boolean;
}

/**
 * Derives what a reader has read in this run, in the run's language: every page that a step back leads to, the newest within the limits.
 * A page that an update of the story removed isn't in it, nor are those before that page.
 */
export function logOf({ turns, trail, trailComplete }: PlayState): ReadingLog {
  const recent = turns.slice(firstThatFits(turns));
  const pages = recent.map(({ chosen, passage }, at) => {
    const stepsBack = recent.length - 1 - at;
    const turn = trail.length - stepsBack;
    return { number: turn < 0 ? null : turn + 1, stepsBack, chosen, paragraphs: passage.paragraphs };
  });
  return { pages, isWhole: trailComplete && pages[0]?.number === 1 };
}

/** Returns the index of the oldest turn with which the text is within the limits, at most that of the last turn. */
function firstThatFits(turns: readonly Turn[]): number {
  let characters = 0;
  let paragraphs = 0;
  const tooLong = turns.findLastIndex(({ chosen, passage }) => {
    characters += passage.paragraphs.reduce((sum, { text }) => sum + text.length, chosen?.length ?? 0);
    paragraphs += passage.paragraphs.length;
    return characters > LOG_CHARACTERS_MAX || paragraphs > LOG_PARAGRAPHS_MAX;
  });
  return Math.min(tooLong + 1, turns.length - 1);
}
