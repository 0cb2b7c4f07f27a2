import { DomainError } from '@meowtale/service-kit';
import type { Knex } from 'knex';
import type { AccountRef, PlatformAccountKind, UserAccountKind } from './chart.ts';
import type { Transfer } from './postings.ts';

/** What services hand through to repositories without looking inside: a pool, and one command's transaction. */
export type Db = Knex;
export type Tx = Knex.Transaction;

/** Why money moved; what an account log shows. */
export type PostingReason = 'topup' | 'silver-grant' | 'order' | 'share' | 'refund';

export interface Posting {
  /** Unique for ever: the same effect asked for twice happens once. */
  key: string;
  reason: PostingReason;
  /** The order, payment or grant that it is about. */
  cause: string;
  transfers: readonly Transfer[];
}

/** A person's balances; debt is 0 or below. */
export type Balances = Record<UserAccountKind, number>;

const PLATFORM_OWNER = '00000000-0000-0000-0000-000000000000';
const CHECK_VIOLATION = '23514';

export const NO_BALANCES: Balances = { coin: 0, silver: 0, earnings_pending: 0, earnings_available: 0, withdrawal_hold: 0, debt: 0 };

/**
 * Posts balanced transfers once, in the caller's transaction. Nothing to move posts nothing.
 * Throws `wallet/insufficient` when a person's balance would go below 0.
 */
export async function postTransfers(tx: Knex.Transaction, { key, reason, cause, transfers }: Posting): Promise<void> {
  if (transfers.length === 0) return;
  const lines = transfers.map(({ from, to, amount }) => ({
    from_owner: ownerOf(from),
    from_kind: from.kind,
    to_owner: ownerOf(to),
    to_kind: to.kind,
    currency: from.currency,
    amount,
  }));
  try {
    await tx.raw('select ledger.post_transfers(?, ?, ?, ?)', [key, reason, cause, JSON.stringify(lines)]);
  } catch (error) {
    if (isBelowZero(error)) throw new DomainError('wallet/insufficient', { cause: error });
    throw error;
  }
}

/** Holds the balances of these people until the transaction ends; call it once, with everybody the command touches. */
export async function lockBalances(tx: Knex.Transaction, owners: readonly string[]): Promise<Map<string, Balances>> {
  const { rows } = await tx.raw<{ rows: BalanceRow[] }>('select * from ledger.lock_balances(?::uuid[])', [[...new Set(owners)]]);
  return fold(owners, rows);
}

/** What a person has now, without holding it. */
export async function readBalances(db: Knex, owner: string): Promise<Balances> {
  const rows = await db('ledger.accounts').where({ owner_uuid: owner }).select<BalanceRow[]>('owner_uuid', 'kind', 'balance');
  return fold([owner], rows).get(owner) ?? NO_BALANCES;
}

/** One of the platform's balances, its stripes folded. */
export async function readPlatformBalance(db: Knex, kind: PlatformAccountKind, currency = 'coin'): Promise<number> {
  const row = await db('ledger.balances').where({ owner_uuid: PLATFORM_OWNER, kind, currency }).first<{ balance: number }>('balance');
  return row?.balance ?? 0;
}

interface BalanceRow {
  owner_uuid: string;
  kind: UserAccountKind;
  balance: number;
}

function fold(owners: readonly string[], rows: readonly BalanceRow[]): Map<string, Balances> {
  const all = new Map(owners.map((owner) => [owner, { ...NO_BALANCES }]));
  for (const { owner_uuid, kind, balance } of rows) {
    const balances = all.get(owner_uuid);
    if (balances) balances[kind] = balance;
  }
  return all;
}

function ownerOf({ owner }: AccountRef): string {
  return owner ?? PLATFORM_OWNER;
}

function isBelowZero(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === CHECK_VIOLATION && constraint === 'balance_in_bounds';
}
