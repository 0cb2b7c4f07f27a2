import type { Knex } from 'knex';
import type { Listed, Page } from '../lists/page.ts';
import { readPage } from '../lists/service.ts';
import type { WithdrawalRow } from '../withdrawals/service.ts';

export interface RunRow {
  uuid: string;
  actor_uuid: string;
  /** Whether its file was made; the bank may then know of it, so no withdrawal may leave it. */
  file_made: boolean;
  created_at: Date;
}

/** A run with the number of its withdrawals, their sum in coins, and the bank's results. */
export interface RunSummary extends RunRow {
  count: number;
  total: number;
  paid: number;
  failed: number;
  returned: number;
  uncertain: number;
}

export async function insertRun(tx: Knex, run: Pick<RunRow, 'uuid' | 'actor_uuid'>, members: readonly WithdrawalRow[]): Promise<RunRow> {
  const [row] = await tx<RunRow>('payout_runs')
    .insert({ ...run, file_made: false })
    .returning('*');
  if (!row) throw new Error('a payout run was not written');
  await tx('payout_run_items').insert(
    members.map(({ uuid, amount, fee }) => ({ run_uuid: run.uuid, withdrawal_uuid: uuid, amount: amount - fee })),
  );
  return row;
}

/** Locks withdrawals until the transaction ends, in order of their uuids. */
export function lockWithdrawals(tx: Knex, uuids: readonly string[]): Promise<WithdrawalRow[]> {
  return tx<WithdrawalRow>('withdrawals').whereIn('uuid', uuids).orderBy('uuid').forUpdate();
}

/** Locks a run and its withdrawals until the transaction ends; the withdrawals first, like every staff action, to avoid deadlocks. */
export async function lockRun(tx: Knex, uuid: string): Promise<RunRow | null> {
  const members = tx('payout_run_items').where({ run_uuid: uuid }).select('withdrawal_uuid');
  await tx('withdrawals').whereIn('uuid', members).orderBy('uuid').forUpdate().select('uuid');
  return (await tx<RunRow>('payout_runs').where({ uuid }).forUpdate().first()) ?? null;
}

export async function noteFile(tx: Knex, uuid: string): Promise<void> {
  await tx('payout_runs').where({ uuid }).update({ file_made: true });
}

export interface RunMember extends WithdrawalRow {
  outcome: string | null;
}

/** Returns a run's withdrawals, oldest request first. */
export async function findMembers(db: Knex, runUuid: string): Promise<RunMember[]> {
  return db('payout_run_items as i')
    .join('withdrawals as w', 'w.uuid', 'i.withdrawal_uuid')
    .where({ 'i.run_uuid': runUuid })
    .orderBy(['w.created_at', 'w.uuid'])
    .select('w.*', 'i.outcome');
}

export const RUN_COLUMNS = ['created_at'] as const;

export function findRuns(db: Knex, uuid: string | null, page: Page<(typeof RUN_COLUMNS)[number]>): Promise<Listed<RunSummary>> {
  const counted = (outcome: string) => `count(*) filter (where i.outcome = '${outcome}') as ${outcome}`;
  const sums = `select count(*) as count, sum(coalesce(i.amount, w.amount - w.fee))::bigint as total, ${['paid', 'failed', 'returned'].map(counted).join(', ')},
      count(*) filter (where w.uncertain and i.outcome is null) as uncertain
    from payout_run_items i join withdrawals w on w.uuid = i.withdrawal_uuid where i.run_uuid = r.uuid`;
  const runs = db('payout_runs as r').joinRaw(`cross join lateral (${sums}) as sums`).select('r.*', 'sums.*');
  if (uuid) runs.where({ 'r.uuid': uuid });
  return readPage<RunSummary>(db.from(runs.as('runs')).select('runs.*'), page, 'uuid');
}
