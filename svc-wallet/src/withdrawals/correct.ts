import type { BankInput } from '@meowtale/contracts/inputs/wallet/bank';
import { inTransaction } from '@meowtale/service-kit';
import { seal } from '../banks/envelope.ts';
import { type BankView, sealAndSaveBank, viewOf } from '../banks/service.ts';
import type { Db } from '../database.ts';
import type { WithdrawalConfig } from './config.ts';
import { AT_REST, WITHDRAWAL_STATE } from './policy.ts';
import { changeWithdrawal, insertStep, lockToCorrect } from './repository.ts';
import { assertArrives, billOf } from './service.ts';

/**
 * Saves a person's bank. Their open withdrawals keep the bank that they were requested with, except those that staff asked to be
 * corrected: these get this bank and its fee, and wait for review again. Throws `input/invalid`, and saves nothing, when the fee
 * would leave nothing of such a withdrawal.
 */
export function setUserBank(db: Db, config: WithdrawalConfig, { user, bank }: { user: string; bank: BankInput }): Promise<BankView> {
  return inTransaction(db, async (tx) => {
    const row = await sealAndSaveBank(tx, config.keys, user, bank);
    for (const { uuid, amount } of await lockToCorrect(tx, user)) {
      const { tax: fee } = assertArrives(billOf(config, amount, bank), 'user_bank.country');
      const box = seal(config.keys, user, bank);
      await changeWithdrawal(tx, uuid, { ...AT_REST, ...box, fee, state: WITHDRAWAL_STATE.unsettled, memo: null });
      await insertStep(tx, { withdrawal_uuid: uuid, step: 'corrected', actor_uuid: user, memo: null });
    }
    return viewOf(config.keys, row);
  });
}
