const RETRY_FIRST_MS = 2000;
const RETRY_LONGEST_MS = 60_000;

/** Returns the wait after consecutive failures: 2 s, doubled each time, at most a minute or `longestMs`. */
export function retryWaitMs(failures: number, longestMs = RETRY_LONGEST_MS): number {
  return Math.min(RETRY_FIRST_MS * 2 ** (failures - 1), longestMs);
}
