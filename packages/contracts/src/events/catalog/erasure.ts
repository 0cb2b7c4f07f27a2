import { z } from 'zod';

/** Somebody wants their account erased: the wallet says whether money is open. The aggregate is the person. */
export const erasureAsked = z.object({
  erasureUuid: z.uuid(),
  userUuid: z.uuid(),
  /** Its time has come: what is answered now decides. */
  isLast: z.boolean(),
});
export type ErasureAsked = z.infer<typeof erasureAsked>;
