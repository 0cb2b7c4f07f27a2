import { createHash } from 'node:crypto';
import type { Canary } from '@meowtale/contracts/releases';

/** Returns whether a visitor, known by the random text of their cookie, gets a canary. Always the same for the same cohort and share. */
export function isInCohort(visitor: string, { cohort, share }: Pick<Canary, 'cohort' | 'share'>): boolean {
  return createHash('sha256').update(`${cohort}\n${visitor}`).digest().readUInt32BE(0) % 10_000 < share;
}
