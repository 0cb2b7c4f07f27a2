import type { WithdrawalQueue } from '@meowtale/contracts/inputs/wallet/withdrawal';
import type { Knex } from 'knex';
import type { Listed, Page } from '../lists/page.ts';
import { readPage } from '../lists/service.ts';
import type { WithdrawalRow } from './repository.ts';

export const QUEUE_COLUMNS = ['created_at', 'updated_at'] as const;
export type QueuePage = Page<(typeof QUEUE_COLUMNS)[number]>;

const QUEUES: Record<WithdrawalQueue, string> = {
  waiting: 'state = 0',
  taken: 'state = 3 and correct_until is null and not uncertain',
  correcting: 'state = 3 and correct_until is not null',
  uncertain: 'state = 3 and uncertain',
  ended: 'state not in (0, 3)',
};

export function findQueue(db: Knex, queue: WithdrawalQueue, page: QueuePage): Promise<Listed<WithdrawalRow>> {
  return readPage<WithdrawalRow>(db('withdrawals').whereRaw(QUEUES[queue]).select('withdrawals.*'), page, 'uuid');
}

/** Lists the withdrawals of a payout run. */
export function findRunMembers(db: Knex, runUuid: string, page: QueuePage): Promise<Listed<WithdrawalRow>> {
  const members = db('payout_run_items').where({ run_uuid: runUuid }).select('withdrawal_uuid');
  return readPage<WithdrawalRow>(db('withdrawals').whereIn('uuid', members).select('withdrawals.*'), page, 'uuid');
}

/** Saves the result of a withdrawal in its run. */
export async function noteOutcome(tx: Knex, withdrawalUuid: string, outcome: 'paid' | 'failed' | 'returned'): Promise<void> {
  await tx('payout_run_items').where({ withdrawal_uuid: withdrawalUuid }).whereNull('outcome').update({ outcome });
}

/** Changes the result of a withdrawal that the bank returned, in the run that paid it. */
export async function noteBounce(tx: Knex, withdrawalUuid: string): Promise<void> {
  await tx('payout_run_items').where({ withdrawal_uuid: withdrawalUuid, outcome: 'paid' }).update({ outcome: 'failed' });
}

/** Returns whether a run's file was made, and locks the run so that none is made meanwhile. */
export async function lockFileMade(tx: Knex, runUuid: string): Promise<boolean> {
  const run = await tx<{ uuid: string; file_made: boolean }>('payout_runs').where({ uuid: runUuid }).forUpdate().first('file_made');
  return run?.file_made ?? true;
}

/** Returns which of these runs have a made file. */
export async function findMadeFiles(db: Knex, runUuids: ReadonlySet<string>): Promise<Set<string>> {
  if (runUuids.size === 0) return new Set();
  const made: string[] = await db('payout_runs')
    .whereIn('uuid', [...runUuids])
    .where({ file_made: true })
    .pluck('uuid');
  return new Set(made);
}
