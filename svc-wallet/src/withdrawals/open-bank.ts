import type { BankInput } from '@meowtale/contracts/inputs/wallet/bank';
import { DomainError, inTransaction } from '@meowtale/service-kit';
import { openBank } from '../banks/bank.ts';
import type { MasterKeys } from '../banks/envelope.ts';
import type { Db } from '../database.ts';
import { findWithdrawal } from './repository.ts';
import { recordWithdrawalAction, type StaffContext } from './staff-actions.ts';

/**
 * Returns the complete bank data of one withdrawal for a member of staff, after adding an audit entry with the reason.
 * @throws DomainError `404`
 */
export function openWithdrawalBank(
  db: Db,
  keys: MasterKeys,
  { withdrawal_uuid: uuid, reason }: { withdrawal_uuid: string; reason: string },
  by: StaffContext,
): Promise<{ withdrawal_uuid: string; bank: BankInput }> {
  return inTransaction(db, async (tx) => {
    const row = await findWithdrawal(tx, uuid);
    if (!row) throw new DomainError('404');
    await recordWithdrawalAction(tx, row, { action: 'bank-look', reason, by });
    return { withdrawal_uuid: uuid, bank: openBank(keys, row.user_uuid, row) };
  });
}
