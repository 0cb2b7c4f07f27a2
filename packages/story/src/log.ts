import type { Paragraph } from './engine.ts';
import { LOG_CHARACTERS_MAX, LOG_PARAGRAPHS_MAX } from './limits.ts';
import type { PlayState, Turn } from './run.ts';

export interface LogPage {
  /** Its number in the run, as `PlayView.turn` + 1; null when an older save didn't count the choices before it. */
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
export function logOf({ turns, trail, choicesBefore }: PlayState): ReadingLog {
  const recent = turns.slice(firstThatFits(turns));
  const pages = recent.map(({ chosen, passage }, at) => {
    const stepsBack = recent.length - 1 - at;
    const number = choicesBefore + trail.length - stepsBack + 1;
    return { number: number < 1 ? null : number, stepsBack, chosen, paragraphs: passage.paragraphs };
  });
  // In an older save without that count, a later page may be numbered 1; only a run's first page was reached without a choice.
  return { pages, isWhole: pages[0]?.number === 1 && pages[0].chosen === null };
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
