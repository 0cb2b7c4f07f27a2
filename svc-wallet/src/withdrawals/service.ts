import type { BankInput } from '@meowtale/contracts/inputs/wallet/bank';
import { hasIntermediary } from '@meowtale/contracts/inputs/wallet/bank';
import { type AddAccountLogInput, WITHDRAW_MAX } from '@meowtale/contracts/inputs/wallet/withdrawal';
import { DomainError, inTransaction, withIdempotency } from '@meowtale/service-kit';
import { v7 as uuidv7 } from 'uuid';
import { seal } from '../banks/envelope.ts';
import { bankOf } from '../banks/service.ts';
import type { Db, Tx } from '../database.ts';
import { failWithdrawal, requestWithdrawal } from '../ledger/postings.ts';
import { type Balances, lockBalances, NO_BALANCES, postTransfers, readBalances } from '../ledger/service.ts';
import { type Listed, parsePage } from '../lists/page.ts';
import { suspensionOf } from '../read-models/service.ts';
import type { WithdrawalConfig } from './config.ts';
import { feeOf } from './fees/rules.ts';
import { AT_REST, assertMayCancel, WITHDRAWAL_STATE } from './policy.ts';
import { changeWithdrawal, findWithdrawalsOf, insertStep, insertWithdrawal, lockWithdrawal, OWN_COLUMNS } from './repository.ts';
import { viewOwn, type WithdrawalView } from './views.ts';

export { findPayer, type WithdrawalRow } from './repository.ts';

/** Returns the withdrawable amount: available earnings less debt. Coins. */
const withdrawableOf = ({ earnings_available: available, debt }: Balances): number => Math.max(0, available + debt);

export interface Withdrawable {
  type: number;
  amount: number;
  /** The amount that a withdrawal must exceed, and its maximum (SPEC §9). */
  minimum: number;
  maximum: number;
  /** Requested and neither paid nor returned. */
  on_hold: number;
}

/** Returns what a person can withdraw: for type 0 settled earnings less debt, for type 1, silver, nothing. Coins. */
export async function readWithdrawable(db: Db, { minCoins }: WithdrawalConfig, user: string, type: 0 | 1): Promise<Withdrawable> {
  const balances = type === 0 ? await readBalances(db, user) : NO_BALANCES;
  return { type, amount: withdrawableOf(balances), minimum: minCoins, maximum: WITHDRAW_MAX, on_hold: balances.withdrawal_hold };
}

export interface Bill {
  amount: number;
  tax: number;
  total: number;
}

/** Returns amount, fee (`tax`) and what arrives (`total`) of a withdrawal to a bank. Coins. */
export function billOf({ feeRules }: WithdrawalConfig, amount: number, bank: BankInput): Bill {
  const facts = { amount, country: bank.country, type: bank.type, intermediary: hasIntermediary(bank) ? 1 : 0 };
  const tax = feeOf(feeRules, facts);
  return { amount, tax, total: amount - tax };
}

/** Returns the same for a person's bank. Coins. Throws `input/invalid` without a bank. */
export async function previewBill(db: Db, config: WithdrawalConfig, user: string, amount: number): Promise<Bill> {
  const found = await bankOf(db, config.keys, user);
  if (!found) throw fieldError('amount', 'invalid.bank-missing');
  return billOf(config, amount, found.bank);
}

/**
 * Adds a withdrawal, once per idempotency key: puts the amount on hold, with the current fee and bank.
 * @throws DomainError `auth/suspended`, `input/invalid` without a bank, for another bank than the person's current one and for an amount
 * that doesn't exceed the minimum or its fee, `wallet/insufficient` for more than settled earnings less debt
 */
export async function addWithdrawal(db: Db, config: WithdrawalConfig, input: AddAccountLogInput, user: string): Promise<WithdrawalView> {
  const { account_log: request, idempotency_key: key } = input;
  return inTransaction(db, (tx) =>
    withIdempotency(tx, { scope: `withdraw:${user}`, key, request }, async () => {
      await assertStanding(tx, user);
      const { amount, bill_no } = request;
      const found = await bankOf(tx, config.keys, user);
      if (!found) throw fieldError('account_log.bill_no', 'invalid.bank-missing');
      if (found.uuid !== bill_no) throw fieldError('account_log.bill_no', 'invalid.bank-changed');
      const { tax: fee } = assertWorthIt(config, billOf(config, amount, found.bank));
      const balances = (await lockBalances(tx, [user])).get(user) ?? NO_BALANCES;
      if (amount > withdrawableOf(balances)) throw new DomainError('wallet/insufficient');
      const box = seal(config.keys, user, found.bank);
      const row = await insertWithdrawal(tx, { uuid: uuidv7(), user_uuid: user, bank_uuid: found.uuid, amount, fee, ...box });
      const transfers = requestWithdrawal({ user, coins: amount });
      await postTransfers(tx, { key: `withdrawal:${row.uuid}`, reason: 'withdrawal', cause: row.uuid, transfers });
      await insertStep(tx, { withdrawal_uuid: row.uuid, step: 'requested', actor_uuid: user, memo: null });
      return viewOne(tx, config, row);
    }),
  );
}

/** Asserts that a user isn't suspended: they are paid after the suspension (ADR 27). */
async function assertStanding(tx: Tx, user: string): Promise<void> {
  const until = await suspensionOf(tx, user);
  if (until) throw new DomainError('auth/suspended', { data: { until: until.toISOString() } });
}

function assertWorthIt({ minCoins }: WithdrawalConfig, fee: Bill): Bill {
  if (fee.amount <= minCoins) throw fieldError('account_log.amount', 'invalid.withdraw-minimum', { minimum: minCoins });
  return assertArrives(fee, 'account_log.amount');
}

/** Asserts that the fee leaves something. @throws DomainError `input/invalid` of this field */
export function assertArrives(fee: Bill, path: string): Bill {
  if (fee.total <= 0) throw fieldError(path, 'invalid.receipt-negative', { fee: fee.tax });
  return fee;
}

/** Cancels a user's own withdrawal that staff haven't taken, and returns its coins. @throws DomainError `404`, `withdrawal/state` */
export function cancelWithdrawal(
  db: Db,
  config: WithdrawalConfig,
  given: { uuid: string; key: string; user: string },
): Promise<WithdrawalView> {
  const { uuid, key, user } = given;
  return inTransaction(db, (tx) =>
    withIdempotency(tx, { scope: `withdraw-cancel:${user}`, key, request: { uuid } }, async () => {
      const row = await lockWithdrawal(tx, uuid);
      if (!row) throw new DomainError('404');
      assertMayCancel(row, user);
      await giveBack(tx, row);
      const changed = await changeWithdrawal(tx, uuid, { ...AT_REST, state: WITHDRAWAL_STATE.failed });
      await insertStep(tx, { withdrawal_uuid: uuid, step: 'cancelled', actor_uuid: user, memo: null });
      return viewOne(tx, config, changed);
    }),
  );
}

/** Puts a locked withdrawal into a payout run. */
export async function handOver(tx: Tx, uuid: string, { run, staff }: { run: string; staff: string }): Promise<void> {
  await changeWithdrawal(tx, uuid, { run_uuid: run });
  await insertStep(tx, { withdrawal_uuid: uuid, step: 'in-run', actor_uuid: staff, memo: null });
}

/** Moves a withdrawal's coins from hold back to available. */
export async function giveBack(
  tx: Tx,
  { uuid, user_uuid: user, amount }: { uuid: string; user_uuid: string; amount: number },
): Promise<void> {
  await lockBalances(tx, [user]);
  const transfers = failWithdrawal({ user, coins: amount });
  await postTransfers(tx, { key: `withdrawal-back:${uuid}`, reason: 'withdrawal-back', cause: uuid, transfers });
}

/** Lists a person's withdrawals with their steps, newest first. */
export async function listWithdrawals(db: Db, config: WithdrawalConfig, user: string, q: unknown): Promise<Listed<WithdrawalView>> {
  const { list, ...rest } = await findWithdrawalsOf(db, user, parsePage(q, OWN_COLUMNS, 'created_at-desc'));
  return { list: await viewOwn(db, list, config), ...rest };
}

async function viewOne(tx: Tx, config: WithdrawalConfig, row: Parameters<typeof viewOwn>[1][number]): Promise<WithdrawalView> {
  return (await viewOwn(tx, [row], config))[0] as WithdrawalView;
}

function fieldError(path: string, key: string, params?: Record<string, number>): DomainError {
  return new DomainError('input/invalid', { fields: [{ path, key, ...(params && { params }) }] });
}
