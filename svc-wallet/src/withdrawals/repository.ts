import type { WithdrawalStep } from '@meowtale/contracts/inputs/wallet/withdrawal';
import type { Knex } from 'knex';
import type { Sealed } from '../banks/envelope.ts';
import type { Listed, Page } from '../lists/page.ts';
import { readPage } from '../lists/service.ts';
import type { Changes } from './policy.ts';

export interface WithdrawalRow extends Sealed {
  uuid: string;
  user_uuid: string;
  bank_uuid: string;
  /** Coins. */
  amount: number;
  fee: number;
  state: number;
  taken_by: string | null;
  agreed_by: string | null;
  uncertain: boolean;
  correct_until: Date | null;
  run_uuid: string | null;
  memo: string | null;
  created_at: Date;
  updated_at: Date;
}

export type NewWithdrawal = Pick<WithdrawalRow, 'uuid' | 'user_uuid' | 'bank_uuid' | 'amount' | 'fee' | keyof Sealed>;

export async function insertWithdrawal(tx: Knex, withdrawal: NewWithdrawal): Promise<WithdrawalRow> {
  const [row] = await tx<WithdrawalRow>('withdrawals').insert(withdrawal).returning('*');
  if (!row) throw new Error('a withdrawal was not written');
  return row;
}

/** Held until the transaction ends, so that two decide of it one after the other. */
export async function lockWithdrawal(tx: Knex, uuid: string): Promise<WithdrawalRow | null> {
  return (await tx<WithdrawalRow>('withdrawals').where({ uuid }).forUpdate().first()) ?? null;
}

export async function findWithdrawal(db: Knex, uuid: string): Promise<WithdrawalRow | null> {
  return (await db<WithdrawalRow>('withdrawals').where({ uuid }).first()) ?? null;
}

export async function changeWithdrawal(tx: Knex, uuid: string, changes: Changes): Promise<WithdrawalRow> {
  const [row] = await tx<WithdrawalRow>('withdrawals')
    .where({ uuid })
    .update({ ...changes, updated_at: tx.raw('clock_now()') })
    .returning('*');
  if (!row) throw new Error('a withdrawal was not changed');
  return row;
}

/** What somebody was asked to correct the bank data of, held until the transaction ends. */
export function lockToCorrect(tx: Knex.Transaction, userUuid: string): Promise<WithdrawalRow[]> {
  return tx<WithdrawalRow>('withdrawals').where({ user_uuid: userUuid }).whereNotNull('correct_until').orderBy('uuid').forUpdate();
}

/** One that wasn't corrected in time, held until the transaction ends; what another process holds is passed over. */
export async function lockUncorrected(tx: Knex.Transaction): Promise<WithdrawalRow | null> {
  const late = tx<WithdrawalRow>('withdrawals').whereRaw('correct_until <= clock_now()').orderBy('correct_until').forUpdate().skipLocked();
  return (await late.first()) ?? null;
}

/** How many still wait so many days after they were asked for. */
export async function countOlderThan(db: Knex, days: number): Promise<number> {
  const old = db('withdrawals').whereIn('state', [0, 3]).whereRaw('created_at <= clock_now() - make_interval(days => ?)', [days]);
  const row = await old.count<{ count: number }[]>('* as count').first();
  return row?.count ?? 0;
}

/** The database's time in so many days. */
export async function timeIn(tx: Knex, days: number): Promise<Date> {
  const { rows } = await tx.raw<{ rows: { at: Date }[] }>('select clock_now() + make_interval(days => ?) as at', [days]);
  return rows[0]?.at as Date;
}

export interface StepRow {
  withdrawal_uuid: string;
  step: WithdrawalStep;
  actor_uuid: string | null;
  memo: string | null;
  created_at: Date;
}

export async function insertStep(tx: Knex, step: Omit<StepRow, 'created_at'>): Promise<void> {
  await tx('withdrawal_steps').insert(step);
}

/** What became of these, the oldest step first. */
export function findSteps(db: Knex, withdrawalUuids: readonly string[]): Promise<StepRow[]> {
  return db<StepRow>('withdrawal_steps')
    .whereIn('withdrawal_uuid', withdrawalUuids)
    .orderBy('id')
    .select('withdrawal_uuid', 'step', 'actor_uuid', 'memo', 'created_at');
}

export const OWN_COLUMNS = ['created_at', 'updated_at'] as const;

export function findWithdrawalsOf(db: Knex, userUuid: string, page: Page<(typeof OWN_COLUMNS)[number]>): Promise<Listed<WithdrawalRow>> {
  return readPage<WithdrawalRow>(db('withdrawals').where({ user_uuid: userUuid }).select('withdrawals.*'), page, 'uuid');
}
