import { z } from 'zod';
import { AUDIT_ACTIONS } from '../inputs/catalog/audit.ts';

/** A staff action in any service, for the catalogue's audit log. The aggregate is the subject. */
export const staffAction = z.object({
  actorUuid: z.uuid(),
  action: z.enum(AUDIT_ACTIONS),
  subject: z.object({ type: z.string(), uuid: z.uuid(), name: z.string() }),
  reason: z.string(),
});
