import { z } from 'zod';
import { WALLET_ERASURE_REASONS } from '../../erasure.ts';

/** Whether money of somebody's stands against erasing their account; no reason is none. */
export const erasureDecided = z.object({
  erasureUuid: z.uuid(),
  userUuid: z.uuid(),
  isLast: z.boolean(),
  reasons: z.array(z.enum(WALLET_ERASURE_REASONS)),
});
export type ErasureDecided = z.infer<typeof erasureDecided>;
