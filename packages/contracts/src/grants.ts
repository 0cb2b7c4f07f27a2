import { z } from 'zod';

/** What an entitlement grant is good for: `audience` of `issueGrant` and `verifyGrant`. */
export const ENTITLEMENT_AUDIENCE = 'entitlement';

/**
 * Claims of the 15-minute grant that paying answers (DESIGN §4): until the entitlement's event arrives, whoever it names may
 * play the work it names.
 */
export const entitlementGrant = z.object({ userUuid: z.uuid(), storeUuid: z.uuid(), orderUuid: z.uuid() });
export type EntitlementGrant = z.infer<typeof entitlementGrant>;
