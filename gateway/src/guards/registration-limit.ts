import { DomainError } from '@meowtale/service-kit';
import { createAddressBuckets } from './address-buckets.ts';
import type { Caller } from './callers.ts';
import type { SharedBuckets } from './shared-buckets.ts';

const HOUR_MS = 3_600_000;

/** Throws DomainError `auth/too-many-requests` (429) for a newcomer beyond the limit. */
export type RegistrationLimit = (caller: Caller) => void;

/**
 * Limits the newcomers of an address, each counted once an hour: their first call creates an account, but their token still names them
 * as newcomers until it expires, after an hour at most. People with an account aren't counted.
 */
export function createRegistrationLimit(buckets: SharedBuckets, perHour: number): RegistrationLimit {
  const ofAddress = createAddressBuckets(buckets, 'registrations', { most: perHour, everyMs: HOUR_MS });
  const admissions = buckets.create('admissions of a newcomer', { most: 1, everyMs: HOUR_MS });
  return ({ address, person, isNewcomer }) => {
    if (person === null || !isNewcomer || !admissions.isFull(person)) return;
    const retryAfterSeconds = ofAddress.take(address, 1);
    if (retryAfterSeconds > 0) throw new DomainError('auth/too-many-requests', { retryAfterSeconds });
    admissions.take(person, 1);
  };
}
