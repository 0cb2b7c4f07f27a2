import { z } from 'zod';

/** The `audience` of an entitlement grant, for `issueGrant` and `verifyGrant`. */
export const ENTITLEMENT_AUDIENCE = 'entitlement';

/**
 * Claims of the 15-minute grant that paying returns (DESIGN §4): until the entitlement's event arrives, its person may play its work.
 * `revision` is the entitlement's after paying, so that the refund of an earlier order, which has a smaller one, doesn't end it.
 */
export const entitlementGrant = z.object({
  userUuid: z.uuid(),
  storeUuid: z.uuid(),
  orderUuid: z.uuid(),
  revision: z.int().nonnegative().default(0),
});
export type EntitlementGrant = z.infer<typeof entitlementGrant>;
