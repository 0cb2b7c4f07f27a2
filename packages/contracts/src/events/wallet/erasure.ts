import { z } from 'zod';
import { WALLET_ERASURE_REASONS } from '../../erasure.ts';

/** Whether a person's money prevents erasing their account; no reason means that it doesn't. */
export const erasureDecided = z.object({
  erasureUuid: z.uuid(),
  userUuid: z.uuid(),
  isLast: z.boolean(),
  reasons: z.array(z.enum(WALLET_ERASURE_REASONS)),
});
export type ErasureDecided = z.infer<typeof erasureDecided>;
