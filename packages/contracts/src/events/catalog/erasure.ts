import { z } from 'zod';

/** Asks the wallet whether a person who wants their account erased has open money. The aggregate is the person. */
export const erasureAsked = z.object({
  erasureUuid: z.uuid(),
  userUuid: z.uuid(),
  /** Whether it is the check at the due date, after which the account is erased. */
  isLast: z.boolean(),
});
export type ErasureAsked = z.infer<typeof erasureAsked>;
