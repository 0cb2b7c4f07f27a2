import type { Db } from '../database.ts';
import { readBalances } from '../ledger/service.ts';
import { type Listed, type Page, parsePage } from '../lists/page.ts';
import { findLogEntries, type LogRow } from './repository.ts';
import { toAccounts, toWallet, type WalletView } from './wallet-view.ts';

/** Returns a person's wallet; all zero before their first posting. */
export async function viewWallet(db: Db, user: string): Promise<WalletView> {
  return toWallet(await readBalances(db, user));
}

/** Returns a person's accounts in the form of SPEC §3. */
export async function viewAccounts(db: Db, user: string): Promise<object[]> {
  return toAccounts(await readBalances(db, user));
}

const KIND_NAMES: Partial<Record<LogRow['kind'], string>> = { withdrawal_hold: 'hold' };

/** Lists a person's account log, newest first unless `q` orders it (SPEC §7): type 0 is coins with earnings, 1 silver, null both. */
export async function listAccountLog(db: Db, user: string, type: 0 | 1 | null, q: unknown): Promise<Listed<object>> {
  // SPEC §7 orders it by `updated_at`; entries never change, so the order of their ids is the same.
  const { orderField = null, ...rest } = (q ?? {}) as { orderField?: string | null };
  const sortField = orderField?.replace(/^(updated_at|created_at)-/, 'id-') ?? null;
  const page: Page<'id'> = parsePage({ ...rest, orderField: sortField }, ['id'], 'id-desc');
  const currency = type === null ? null : ({ 0: 'coin', 1: 'silver' } as const)[type];
  const { list, ...info } = await findLogEntries(db, user, currency, page);
  return { list: list.map(toEntry), ...info };
}

function toEntry({ kind, ...row }: LogRow): object {
  return { ...row, account: KIND_NAMES[kind] ?? kind };
}
