import type { AuditAction } from '@meowtale/contracts/inputs/catalog/audit';
import { recordEvent } from '@meowtale/service-kit';
import type { Tx } from '../database.ts';
import { nicknamesOf } from '../read-models/service.ts';
import type { WithdrawalRow } from './repository.ts';

/** The member of staff who acts, and the request's id. */
export interface StaffContext {
  staff: string;
  requestId: string;
}

interface StaffAction {
  action: AuditAction;
  reason: string;
  by: StaffContext;
}

/** Records the event by which the catalogue adds an audit entry of a staff action on a withdrawal (TRUST 26). */
export async function recordWithdrawalAction(
  tx: Tx,
  row: Pick<WithdrawalRow, 'uuid' | 'user_uuid' | 'amount'>,
  { action, reason, by }: StaffAction,
): Promise<void> {
  const name = (await nicknamesOf(tx, [row.user_uuid])).get(row.user_uuid) ?? '';
  await recordEvent(tx, 'wallet.staff.acted', {
    aggregateId: row.uuid,
    payload: {
      actorUuid: by.staff,
      action,
      subject: { type: 'withdrawal', uuid: row.uuid, name },
      reason,
      withdrawal: { userUuid: row.user_uuid, amountCoins: row.amount },
    },
    requestId: by.requestId,
  });
}

/** Records the same for a payout run. */
export async function recordRunAction(tx: Tx, run: { uuid: string; created_at: Date }, { action, reason, by }: StaffAction): Promise<void> {
  const subject = { type: 'payout-run', uuid: run.uuid, name: run.created_at.toISOString().slice(0, 16).replace('T', ' ') };
  await recordEvent(tx, 'wallet.staff.acted', {
    aggregateId: run.uuid,
    payload: { actorUuid: by.staff, action, subject, reason },
    requestId: by.requestId,
  });
}
