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
  /** When the bank returned it after it was paid. */
  bounced_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export type NewWithdrawal = Pick<WithdrawalRow, 'uuid' | 'user_uuid' | 'bank_uuid' | 'amount' | 'fee' | keyof Sealed>;

export async function insertWithdrawal(tx: Knex, withdrawal: NewWithdrawal): Promise<WithdrawalRow> {
  const [row] = await tx<WithdrawalRow>('withdrawals').insert(withdrawal).returning('*');
  if (!row) throw new Error('a withdrawal was not written');
  return row;
}

/** Locks a withdrawal until the transaction ends, so that concurrent decisions are serialized. */
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

/** Locks a person's withdrawals that wait for corrected bank data. */
export function lockToCorrect(tx: Knex.Transaction, userUuid: string): Promise<WithdrawalRow[]> {
  return tx<WithdrawalRow>('withdrawals').where({ user_uuid: userUuid }).whereNotNull('correct_until').orderBy('uuid').forUpdate();
}

/** Locks one withdrawal whose bank data wasn't corrected in time; skips those that another process has locked. */
export async function lockUncorrected(tx: Knex.Transaction): Promise<WithdrawalRow | null> {
  const late = tx<WithdrawalRow>('withdrawals').whereRaw('correct_until <= clock_now()').orderBy('correct_until').forUpdate().skipLocked();
  return (await late.first()) ?? null;
}

/** Counts open withdrawals that were requested at least `days` ago. */
export async function countOlderThan(db: Knex, days: number): Promise<number> {
  const old = db('withdrawals').whereIn('state', [0, 3]).whereRaw('created_at <= clock_now() - make_interval(days => ?)', [days]);
  const row = await old.count<{ count: number }[]>('* as count').first();
  return row?.count ?? 0;
}

/** Returns the member of staff who marked a withdrawal as paid; null where none did. */
export async function findPayer(tx: Knex, withdrawalUuid: string): Promise<string | null> {
  const paid = tx<StepRow>('withdrawal_steps').where({ withdrawal_uuid: withdrawalUuid, step: 'paid' }).orderBy('id', 'desc');
  return (await paid.first('actor_uuid'))?.actor_uuid ?? null;
}

/** Returns the database's time in `days` days. */
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

/** Returns the steps of these withdrawals, oldest first. */
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
