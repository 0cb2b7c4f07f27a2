import type { ReviewWithdrawalInput, WithdrawalQueue, WithdrawalStep } from '@meowtale/contracts/inputs/wallet/withdrawal';
import { DomainError, inTransaction, recordEvent, withIdempotency } from '@meowtale/service-kit';
import type { Db, Tx } from '../database.ts';
import { payWithdrawal } from '../ledger/postings.ts';
import { lockBalances, postTransfers } from '../ledger/service.ts';
import { type Listed, parsePage } from '../lists/page.ts';
import type { WithdrawalConfig } from './config.ts';
import { review } from './policy.ts';
import { findQueue, findRunMembers, lockFileMade, noteOutcome, QUEUE_COLUMNS } from './queue-repository.ts';
import { changeWithdrawal, insertStep, lockWithdrawal, timeIn, type WithdrawalRow } from './repository.ts';
import { giveBack } from './service.ts';
import { recordWithdrawalAction, type StaffContext } from './staff-actions.ts';
import { type QueuedWithdrawalView, viewQueued } from './views.ts';

/** How long a creator may take to correct their bank data. */
const CORRECT_DAYS = 14;

/**
 * Runs a staff action on one withdrawal, once per idempotency key: taking it, agreeing as the second, asking for other bank data, or
 * the payout's result. Moves the coins in the same transaction, and records events for the audit log and the creator.
 * @throws DomainError `404`, and what `review` throws
 */
export function reviewWithdrawal(
  db: Db,
  config: WithdrawalConfig,
  { idempotency_key: key, ...request }: ReviewWithdrawalInput,
  by: StaffContext,
): Promise<QueuedWithdrawalView> {
  const { uuid, action, memo } = request;
  return inTransaction(db, (tx) =>
    withIdempotency(tx, { scope: `withdrawal-review:${by.staff}`, key, request }, async () => {
      const row = await lockWithdrawal(tx, uuid);
      if (!row) throw new DomainError('404');
      const correctUntil = await timeIn(tx, CORRECT_DAYS);
      const untold = row.run_uuid !== null && !(await lockFileMade(tx, row.run_uuid));
      const { twoStaffCoins } = config;
      const { changes, step } = review(row, { action, memo, correctUntil, untold, staff: by.staff, twoStaffCoins });
      await followMoney(tx, row, step);
      const changed = await changeWithdrawal(tx, uuid, changes);
      await insertStep(tx, { withdrawal_uuid: uuid, step, actor_uuid: by.staff, memo: memo || null });
      await recordWithdrawalAction(tx, row, { action: `withdrawal-${action}`, reason: memo, by });
      await recordOutcome(tx, changed, step, by.requestId);
      return (await viewQueued(tx, [changed], config))[0] as QueuedWithdrawalView;
    }),
  );
}

async function followMoney(tx: Tx, row: WithdrawalRow, step: WithdrawalStep): Promise<void> {
  const { uuid, user_uuid: user, amount: coins, fee: feeCoins } = row;
  if (step === 'failed') await giveBack(tx, row);
  if (step === 'paid') {
    await lockBalances(tx, [user]);
    const transfers = payWithdrawal({ user, coins, feeCoins });
    await postTransfers(tx, { key: `withdrawal-paid:${uuid}`, reason: 'withdrawal-paid', cause: uuid, transfers });
  }
  if (row.run_uuid && (step === 'correction-asked' || step === 'released')) await noteOutcome(tx, uuid, 'returned');
  if (row.run_uuid && (step === 'paid' || step === 'failed')) await noteOutcome(tx, uuid, step);
}

const OUTCOMES = { paid: 'paid', failed: 'failed', 'correction-asked': 'needs-correction', expired: 'expired' } as const;

/** Records the event by which the catalogue notifies the creator of a decision; other steps aren't shown to them. */
export async function recordOutcome(tx: Tx, row: WithdrawalRow, step: WithdrawalStep, requestId?: string): Promise<void> {
  if (!(step in OUTCOMES)) return;
  const { uuid, user_uuid, amount, fee, memo, correct_until } = row;
  await recordEvent(tx, 'wallet.withdrawal.decided', {
    aggregateId: uuid,
    payload: {
      withdrawalUuid: uuid,
      userUuid: user_uuid,
      outcome: OUTCOMES[step as keyof typeof OUTCOMES],
      amountCoins: amount,
      feeCoins: fee,
      memo: memo ?? '',
      correctUntil: correct_until?.toISOString() ?? null,
    },
    ...(requestId && { requestId }),
  });
}

/** Lists the withdrawals of a queue or of a run for staff: oldest request first, in the queue of ended ones last changed first. */
export async function listQueue(
  db: Db,
  config: WithdrawalConfig,
  { queue, run_uuid }: { queue: WithdrawalQueue; run_uuid?: string | null | undefined },
  q: unknown,
): Promise<Listed<QueuedWithdrawalView>> {
  const page = parsePage(q, QUEUE_COLUMNS, queue === 'ended' && !run_uuid ? 'updated_at-desc' : 'created_at-asc');
  const { list, ...rest } = run_uuid ? await findRunMembers(db, run_uuid, page) : await findQueue(db, queue, page);
  return { list: await viewQueued(db, list, config), ...rest };
}
