import type { Db } from '../database.ts';
import { readBalances } from '../ledger/service.ts';
import { type Listed, type Page, parsePage } from '../lists/page.ts';
import { findLogEntries, type LogRow } from './repository.ts';
import { toAccounts, toWallet, type WalletView } from './wallet-view.ts';

/** What somebody has; nothing before their first posting. */
export async function viewWallet(db: Db, user: string): Promise<WalletView> {
  return toWallet(await readBalances(db, user));
}

export async function viewAccounts(db: Db, user: string): Promise<object[]> {
  return toAccounts(await readBalances(db, user));
}

const KIND_NAMES: Partial<Record<LogRow['kind'], string>> = { withdrawal_hold: 'hold' };

/** Somebody's account log, newest first (SPEC §7). Type 0 is coins with their earnings, 1 silver; none is both. */
export async function listAccountLog(db: Db, user: string, type: 0 | 1 | null, q: unknown): Promise<Listed<object>> {
  // SPEC §7 orders it by `updated_at`; what is posted is never changed, so its number is that order.
  const { orderField = null, ...rest } = (q ?? {}) as { orderField?: string | null };
  const asked = orderField?.replace(/^(updated_at|created_at)-/, 'id-') ?? null;
  const page: Page<'id'> = parsePage({ ...rest, orderField: asked }, ['id'], 'id-desc');
  const currency = type === null ? null : ({ 0: 'coin', 1: 'silver' } as const)[type];
  const { list, ...info } = await findLogEntries(db, user, currency, page);
  return { list: list.map(toEntry), ...info };
}

function toEntry({ kind, ...row }: LogRow): object {
  return { ...row, account: KIND_NAMES[kind] ?? kind };
}
