import { z } from 'zod';
import { lines, uuid } from '../text.ts';

/** What was sold off the platform, in coins: from the least on which there is a fee to 100,000 USD. */
export const PENALTY_SOLD = { min: 4, max: 10_000_000 } as const;

/** A penalty that staff levy; the person reads the reason, which is kept with staff's name. */
export const addPenaltyInput = z.object({
  user_uuid: uuid,
  sold: z.int('invalid.number').min(PENALTY_SOLD.min, 'invalid.too-small').max(PENALTY_SOLD.max, 'invalid.too-large'),
  reason: lines(1000).pipe(z.string().min(1, 'invalid.empty')),
  idempotency_key: uuid,
});
export type AddPenaltyInput = z.output<typeof addPenaltyInput>;
