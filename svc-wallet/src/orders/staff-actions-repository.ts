import type { Knex } from 'knex';
import { v7 as uuidv7 } from 'uuid';

/** A staff action on another person's order. The table is append-only. */
export interface StaffAction {
  actor: string;
  action: 'order.refund' | 'order.refund-declined';
  /** The order that it is about. */
  subject: string;
  reason: string;
}

export async function noteStaffAction(tx: Knex, { actor, action, subject, reason }: StaffAction): Promise<void> {
  await tx('staff_actions').insert({ uuid: uuidv7(), actor_uuid: actor, action, subject_uuid: subject, reason });
}
