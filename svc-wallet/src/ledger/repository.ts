import type { Knex } from 'knex';
import type { PlatformAccountKind, UserAccountKind } from './chart.ts';

/** The owner of the platform's accounts. */
export const PLATFORM_OWNER = '00000000-0000-0000-0000-000000000000';

/** A transfer as the database's function takes it. */
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

/** A posting as it is handed to the database. */
export interface PostingRow {
  key: string;
  reason: string;
  cause: string;
  transfers: TransferLine[];
}

/** Posts all lines or none, once per key. */
export async function insertPosting(tx: Knex, { key, reason, cause, transfers }: PostingRow): Promise<void> {
  await tx
    .raw('select ledger.post_transfers(?, ?, ?, ?)', [key, reason, cause, JSON.stringify(transfers)])
    .options({ name: 'post_transfers' });
}

/** The same for several, whose people's balances are held. */
export async function insertPostings(tx: Knex, postings: readonly PostingRow[]): Promise<void> {
  await tx.raw('select ledger.post_all(?)', [JSON.stringify(postings)]).options({ name: 'post_all' });
}

/** People's balances, held until the transaction ends; accounts they don't have yet are opened. */
export async function selectBalancesForUpdate(tx: Knex, owners: readonly string[]): Promise<BalanceRow[]> {
  const { rows } = await tx
    .raw<{ rows: BalanceRow[] }>('select owner_uuid, kind, balance from ledger.lock_balances(?::uuid[])', [[...owners]])
    .options({ name: 'lock_balances' });
  return rows;
}

export function selectBalances(db: Knex, owner: string): Promise<BalanceRow[]> {
  return db<BalanceRow>('ledger.accounts').where({ owner_uuid: owner }).select('owner_uuid', 'kind', 'balance');
}

/** A platform balance, its stripes folded. */
export async function selectPlatformBalance(db: Knex, kind: PlatformAccountKind, currency: string): Promise<number> {
  const row = await db('ledger.balances').where({ owner_uuid: PLATFORM_OWNER, kind, currency }).first<{ balance: number }>('balance');
  return row?.balance ?? 0;
}
