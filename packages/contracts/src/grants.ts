import { z } from 'zod';

/** What an entitlement grant is good for: `audience` of `issueGrant` and `verifyGrant`. */
export const ENTITLEMENT_AUDIENCE = 'entitlement';

/**
 * Claims of the 15-minute grant that paying answers (DESIGN §4): until the entitlement's event arrives, whoever it names may
 * play the work it names. `revision` is the entitlement's that paying made: a refund of an earlier order, heard before, has a
 * smaller one and doesn't end it.
 */
export const entitlementGrant = z.object({
  userUuid: z.uuid(),
  storeUuid: z.uuid(),
  orderUuid: z.uuid(),
  revision: z.int().nonnegative().default(0),
});
export type EntitlementGrant = z.infer<typeof entitlementGrant>;
