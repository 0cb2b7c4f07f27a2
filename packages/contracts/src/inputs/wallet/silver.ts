import { z } from 'zod';
import { SILVER_GRANT_MAX } from '../../constants.ts';
import { lines, uuid } from '../text.ts';

/** A grant of silver by staff; the reason is saved with the staff member. */
export const grantSilverInput = z.object({
  user_uuid: uuid,
  silver: z.int('invalid.number').min(1, 'invalid.too-small').max(SILVER_GRANT_MAX, 'invalid.too-large'),
  reason: lines(1000).pipe(z.string().min(1, 'invalid.empty')),
  idempotency_key: uuid,
});
export type GrantSilverInput = z.output<typeof grantSilverInput>;

export const silverGrantsInput = z.object({ user_uuid: uuid.nullish(), q: z.unknown().optional() });
