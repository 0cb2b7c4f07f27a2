import type { Knex } from 'knex';
import type { PlatformAccountKind, UserAccountKind } from './chart.ts';

/** `owner_uuid` of the platform's accounts. */
export const PLATFORM_OWNER = '00000000-0000-0000-0000-000000000000';

/** A transfer as input of the SQL function. */
export interface TransferLine {
  from_owner: string;
  from_kind: string;
  to_owner: string;
  to_kind: string;
  currency: string;
  amount: number;
}

export interface BalanceRow {
  owner_uuid: string;
  kind: UserAccountKind;
  balance: number;
}

/** A posting as input of the SQL function. */
export interface PostingRow {
  key: string;
  reason: string;
  cause: string;
  transfers: TransferLine[];
}

/** Posts all transfers or none, once per key. */
export async function insertPosting(tx: Knex, { key, reason, cause, transfers }: PostingRow): Promise<void> {
  await tx
    .raw('select ledger.post_transfers(?, ?, ?, ?)', [key, reason, cause, JSON.stringify(transfers)])
    .options({ name: 'post_transfers' });
}

/** Posts several at once; the balances of all their people must be locked. */
export async function insertPostings(tx: Knex, postings: readonly PostingRow[]): Promise<void> {
  await tx.raw('select ledger.post_all(?)', [JSON.stringify(postings)]).options({ name: 'post_all' });
}

/** Locks people's balances until the transaction ends, and opens accounts that they don't have yet. */
export async function selectBalancesForUpdate(tx: Knex, owners: readonly string[]): Promise<BalanceRow[]> {
  const { rows } = await tx
    .raw<{ rows: BalanceRow[] }>('select owner_uuid, kind, balance from ledger.lock_balances(?::uuid[])', [[...owners]])
    .options({ name: 'lock_balances' });
  return rows;
}

export function selectBalances(db: Knex, owner: string): Promise<BalanceRow[]> {
  return db<BalanceRow>('ledger.accounts').where({ owner_uuid: owner }).select('owner_uuid', 'kind', 'balance');
}

/** Returns a platform balance, as the sum of its stripes. */
export async function selectPlatformBalance(db: Knex, kind: PlatformAccountKind, currency: string): Promise<number> {
  const row = await db('ledger.balances').where({ owner_uuid: PLATFORM_OWNER, kind, currency }).first<{ balance: number }>('balance');
  return row?.balance ?? 0;
}
