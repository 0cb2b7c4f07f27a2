const HOUR_MS = 3_600_000;
const AHEAD_MAX_DAYS = 731;

/** The last time for which a release can be wanted: two years ahead, so that a slip of the hand ends somewhere. */
export const latestReleaseOf = (now: Date): Date => new Date(now.getTime() + AHEAD_MAX_DAYS * 24 * HOUR_MS);

/**
 * When a listing comes out that is wanted out at `wanted` (SPEC §1, DESIGN §12): then, with a plan that releases at once; else with
 * the queue, at the first full hour by UTC from then on. The release form asks it before, the service when it is done.
 */
export function releaseTimeOf(wanted: Date, { atOnce }: { atOnce: boolean }): Date {
  return atOnce ? wanted : new Date(Math.ceil(wanted.getTime() / HOUR_MS) * HOUR_MS);
}
