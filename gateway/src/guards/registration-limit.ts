import { createHash } from 'node:crypto';
import { TOKEN_CLAIMS } from '@meowtale/contracts';
import { DomainError } from '@meowtale/service-kit';
import { createBuckets } from './buckets.ts';
import { claimsOf } from './token-claims.ts';

const HOUR_MS = 3_600_000;
const MOST_TOKENS = 50_000;

/** Whether a token is that of somebody who has no account here yet. What is no token is left to whoever verifies it. */
function isNewcomer(authorization: string): boolean {
  const claims = claimsOf(authorization);
  return claims !== undefined && typeof claims[TOKEN_CLAIMS.userUuid] !== 'string';
}

export type RegistrationLimit = (who: { ip: string; authorization: string | undefined }) => void;

/**
 * Counts the newcomers of an address, each token once: their first call makes an account. People who have one are not
 * counted. What it throws is DomainError `auth/too-many-requests` (429).
 */
export function createRegistrationLimit(perHour: number, now: () => number = Date.now): RegistrationLimit {
  const take = createBuckets({ most: perHour, everyMs: HOUR_MS, now });
  const admitted = new Set<string>();
  return ({ ip, authorization }) => {
    if (authorization === undefined || !isNewcomer(authorization)) return;
    const token = createHash('sha256').update(authorization).digest('base64');
    if (admitted.has(token)) return;
    const retryAfterSeconds = take(ip, 1);
    if (retryAfterSeconds > 0) throw new DomainError('auth/too-many-requests', { retryAfterSeconds });
    admitted.add(token);
    const oldest = admitted.size > MOST_TOKENS ? admitted.values().next().value : undefined;
    if (oldest !== undefined) admitted.delete(oldest);
  };
}
