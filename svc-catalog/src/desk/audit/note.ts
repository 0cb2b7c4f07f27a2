import type { AuditAction } from '@meowtale/contracts/inputs/catalog/audit';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../database.ts';
import { insertAuditEntry } from './repository.ts';

export interface StaffAction {
  actorUuid: string;
  action: AuditAction;
  subject: { type: string; uuid: string | null; name: string };
  reason: string;
  details?: object;
}

/** Adds an audit entry for a staff action, in the transaction of that action (TRUST 26). */
export async function recordStaffAction(tx: Db, { actorUuid, action, subject, reason, details = {} }: StaffAction): Promise<void> {
  await insertAuditEntry(tx, {
    uuid: uuidv7(),
    actor_uuid: actorUuid,
    action,
    subject_type: subject.type,
    subject_uuid: subject.uuid,
    subject_name: subject.name,
    reason,
    details,
  });
}
