import type { ReviewAction, ReviewWithdrawalInput, WithdrawalQueue, WithdrawalStep } from '@meowtale/contracts/inputs/wallet/withdrawal';
import { DomainError, inTransaction, recordEvent, withIdempotency } from '@meowtale/service-kit';
import type { Db, Tx } from '../database.ts';
import { bounceWithdrawal, payWithdrawal } from '../ledger/postings.ts';
import { lockBalances, postTransfers } from '../ledger/service.ts';
import { type Listed, parsePage } from '../lists/page.ts';
import type { WithdrawalConfig } from './config.ts';
import { review } from './policy.ts';
import { findQueue, findRunMembers, lockFileMade, noteBounce, noteOutcome, QUEUE_COLUMNS } from './queue-repository.ts';
import { changeWithdrawal, findPayer, insertStep, lockWithdrawal, timeIn, type WithdrawalRow } from './repository.ts';
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
      const changed = await decide(tx, config, row, { action, memo, reason: memo, by });
      return (await viewQueued(tx, [changed], config))[0] as QueuedWithdrawalView;
    }),
  );
}

/** What a bank says of a payout that it got. */
export type BankResult = Extract<ReviewAction, 'paid' | 'failed' | 'bounced'>;

/** Asserts that a member of staff may record the bank's result of a withdrawal. Throws what `review` throws. */
export function assertMayDecide(
  { twoStaffCoins }: Pick<WithdrawalConfig, 'twoStaffCoins'>,
  row: WithdrawalRow,
  { action, staff, payer }: { action: BankResult; staff: string; payer: string | null },
): void {
  const now = new Date();
  review(row, { action, staff, payer, twoStaffCoins, now, correctUntil: now, untold: false, memo: '' });
}

interface Decision {
  action: ReviewAction;
  /** For the creator, or for staff where it is uncertain. */
  memo: string;
  /** For the audit log. */
  reason: string;
  by: StaffContext;
}

/**
 * Runs a staff action on a locked withdrawal: its changes, coins, step, audit entry and event. Throws what `review` throws, before
 * anything is written.
 */
export async function decide(tx: Tx, config: WithdrawalConfig, row: WithdrawalRow, decision: Decision): Promise<WithdrawalRow> {
  const { action, memo, reason, by } = decision;
  const [now, correctUntil] = [await timeIn(tx, 0), await timeIn(tx, CORRECT_DAYS)];
  const untold = row.run_uuid !== null && !(await lockFileMade(tx, row.run_uuid));
  const payer = action === 'bounced' ? await findPayer(tx, row.uuid) : null;
  const { twoStaffCoins } = config;
  const { changes, step } = review(row, { action, memo, correctUntil, untold, now, payer, staff: by.staff, twoStaffCoins });
  await followMoney(tx, row, step);
  const changed = await changeWithdrawal(tx, row.uuid, changes);
  await insertStep(tx, { withdrawal_uuid: row.uuid, step, actor_uuid: by.staff, memo: memo || null });
  await recordWithdrawalAction(tx, row, { action: `withdrawal-${action}`, reason, by });
  await recordOutcome(tx, changed, step, by.requestId);
  return changed;
}

async function followMoney(tx: Tx, row: WithdrawalRow, step: WithdrawalStep): Promise<void> {
  const { uuid, user_uuid: user, amount: coins, fee: feeCoins } = row;
  if (step === 'failed') await giveBack(tx, row);
  if (step === 'paid') {
    await lockBalances(tx, [user]);
    const transfers = payWithdrawal({ user, coins, feeCoins });
    await postTransfers(tx, { key: `withdrawal-paid:${uuid}`, reason: 'withdrawal-paid', cause: uuid, transfers });
  }
  if (step === 'bounced') {
    await lockBalances(tx, [user]);
    const transfers = bounceWithdrawal({ user, coins, feeCoins });
    await postTransfers(tx, { key: `withdrawal-bounced:${uuid}`, reason: 'withdrawal-bounced', cause: uuid, transfers });
    await noteBounce(tx, uuid);
  }
  if (row.run_uuid && (step === 'correction-asked' || step === 'released')) await noteOutcome(tx, uuid, 'returned');
  if (row.run_uuid && (step === 'paid' || step === 'failed')) await noteOutcome(tx, uuid, step);
}

const OUTCOMES = { paid: 'paid', failed: 'failed', bounced: 'failed', 'correction-asked': 'needs-correction', expired: 'expired' } as const;

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
      ...(step === 'bounced' && { bounced: true }),
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
