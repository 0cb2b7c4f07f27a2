import { createHash } from 'node:crypto';
import type { Canary } from '@meowtale/contracts/releases';

/** The cookie that assigns a browser to canaries: random text that is used for nothing else. */
export const COHORT_COOKIE = 'meowtale.cohort';

/** Returns a visitor's random text from the value of the cookie; null when it has none, or one that isn't ours. */
export function parseCohort(value: string | undefined): string | null {
  return /^[0-9a-f]{16}$/.exec(value ?? '')?.[0] ?? null;
}

/** Returns a visitor's random text from a `cookie` header; null without one. */
export function cohortIn(cookies: string | undefined): string | null {
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim().split('='));
  return parseCohort(pairs.find(([name]) => name === COHORT_COOKIE)?.[1]);
}

/** Returns whether a visitor, known by the random text of their cookie, gets a canary. Always the same for the same cohort and share. */
export function isInCohort(visitor: string, { cohort, share }: Pick<Canary, 'cohort' | 'share'>): boolean {
  return createHash('sha256').update(`${cohort}\n${visitor}`).digest().readUInt32BE(0) % 10_000 < share;
}
