const HOUR_MS = 3_600_000;
const AHEAD_MAX_DAYS = 731;

/** Returns the latest time for a release: two years ahead, because a later one is a typing error. */
export const latestReleaseOf = (now: Date): Date => new Date(now.getTime() + AHEAD_MAX_DAYS * 24 * HOUR_MS);

/**
 * Returns when a listing is released that should be out at `wanted` (SPEC §1, DESIGN §12): then, if the plan releases at once; else at the
 * next full hour, UTC. The form shows it in advance, the service decides it.
 */
export function releaseTimeOf(wanted: Date, { atOnce }: { atOnce: boolean }): Date {
  return atOnce ? wanted : new Date(Math.ceil(wanted.getTime() / HOUR_MS) * HOUR_MS);
}
