import { DomainError } from '@meowtale/service-kit';
import type { Db, Tx } from '../database.ts';
import type { AccountRef, PlatformAccountKind, UserAccountKind } from './chart.ts';
import type { Transfer } from './postings.ts';
import {
  type BalanceRow,
  insertPosting,
  insertPostings,
  PLATFORM_OWNER,
  type PostingRow,
  selectBalances,
  selectBalancesForUpdate,
  selectPlatformBalance,
} from './repository.ts';

export type { PostingRow } from './repository.ts';

/** Why a posting was made; the account log shows it. */
export type PostingReason =
  | 'topup'
  | 'topup-refund'
  | 'topup-refund-part'
  | 'dispute'
  | 'dispute-won'
  | 'dispute-lost'
  | 'silver-grant'
  | 'order'
  | 'share'
  | 'refund'
  | 'plan'
  | 'plan-refund'
  | 'settlement'
  | 'penalty'
  | 'withdrawal'
  | 'withdrawal-paid'
  | 'withdrawal-back'
  | 'withdrawal-bounced'
  | 'ai-charge'
  | 'ai-refund';

export interface Posting {
  /** Unique for ever, so that a repeated posting has no effect. */
  key: string;
  reason: PostingReason;
  /** The uuid of what caused it, such as an order, a payment, a withdrawal, a penalty or an AI job. */
  cause: string;
  transfers: readonly Transfer[];
}

/** A person's balances, silver in silver and all others in coins; debt is 0 or below. */
export type Balances = Record<UserAccountKind, number>;

const CHECK_VIOLATION = '23514';

/** Balances before a person's first posting. */
export const NO_BALANCES: Balances = { coin: 0, silver: 0, earnings_pending: 0, earnings_available: 0, withdrawal_hold: 0, debt: 0 };

/** Converts a posting to the input of the SQL function. */
export function toPostingRow({ key, reason, cause, transfers }: Posting): PostingRow {
  const lines = transfers.map(({ from, to, amount }) => ({
    from_owner: ownerOf(from),
    from_kind: from.kind,
    to_owner: ownerOf(to),
    to_kind: to.kind,
    currency: from.currency,
    amount,
  }));
  return { key, reason, cause, transfers: lines };
}

/**
 * Posts balanced transfers, once per `key`, in the caller's transaction; without transfers it does nothing.
 * @throws DomainError `wallet/insufficient` when a person's balance would go below 0
 */
export async function postTransfers(tx: Tx, posting: Posting): Promise<void> {
  if (posting.transfers.length > 0) await insertPosting(tx, toPostingRow(posting)).catch(rethrowInsufficient);
}

/**
 * Posts several postings in one statement, each once per `key`. The caller must have locked the balances of all their people
 * (`lockBalances`).
 * @throws DomainError `wallet/insufficient` when a person's balance would go below 0
 */
export async function postAll(tx: Tx, postings: readonly Posting[]): Promise<void> {
  const rows = postings.filter(({ transfers }) => transfers.length > 0).map(toPostingRow);
  if (rows.length > 0) await insertPostings(tx, rows).catch(rethrowInsufficient);
}

/** Throws `wallet/insufficient` for the database's error of a balance below 0, and any other error unchanged. */
export function rethrowInsufficient(error: unknown): never {
  throw isBelowZero(error) ? new DomainError('wallet/insufficient', { cause: error }) : error;
}

/** Returns a person's balances after these transfers. */
export function balancesAfter(balances: Balances, owner: string, transfers: readonly Transfer[]): Balances {
  const after = { ...balances };
  for (const { from, to, amount } of transfers) {
    if (from.owner === owner) after[from.kind as UserAccountKind] -= amount;
    if (to.owner === owner) after[to.kind as UserAccountKind] += amount;
  }
  return after;
}

/**
 * Locks people's balances until the transaction ends, and returns them by uuid. A command calls it once with everybody whom it concerns,
 * to avoid deadlocks.
 */
export async function lockBalances(tx: Tx, owners: readonly string[]): Promise<Map<string, Balances>> {
  return fold(owners, await selectBalancesForUpdate(tx, owners));
}

/** Returns a person's balances without locking them. */
export async function readBalances(db: Db, owner: string): Promise<Balances> {
  return fold([owner], await selectBalances(db, owner)).get(owner) ?? NO_BALANCES;
}

/** Returns a platform balance in coins, or in silver or hundredths of money for another `currency`. */
export function readPlatformBalance(db: Db, kind: PlatformAccountKind, currency = 'coin'): Promise<number> {
  return selectPlatformBalance(db, kind, currency);
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
