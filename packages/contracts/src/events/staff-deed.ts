import { z } from 'zod';
import { AUDIT_ACTIONS } from '../inputs/catalog/audit.ts';

/** What one of staff did in a service, for the audit log, which is the catalogue's. The aggregate id is that of what it was done to. */
export const staffDeed = z.object({
  actorUuid: z.uuid(),
  action: z.enum(AUDIT_ACTIONS),
  subject: z.object({ type: z.string(), uuid: z.uuid(), name: z.string() }),
  reason: z.string(),
});
