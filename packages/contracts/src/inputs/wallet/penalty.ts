import { z } from 'zod';
import { lines, uuid } from '../text.ts';

/** Coins sold outside the platform: from the lowest amount with a fee to US$ 100,000. */
export const PENALTY_SOLD = { min: 4, max: 10_000_000 } as const;

/** A penalty by staff; the person sees the reason, which is saved with the staff member. */
export const addPenaltyInput = z.object({
  user_uuid: uuid,
  sold: z.int('invalid.number').min(PENALTY_SOLD.min, 'invalid.too-small').max(PENALTY_SOLD.max, 'invalid.too-large'),
  reason: lines(1000).pipe(z.string().min(1, 'invalid.empty')),
  idempotency_key: uuid,
});
export type AddPenaltyInput = z.output<typeof addPenaltyInput>;
