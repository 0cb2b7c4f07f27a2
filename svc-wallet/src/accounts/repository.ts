import type { Knex } from 'knex';
import type { UserAccountKind } from '../ledger/chart.ts';
import type { Listed, Page } from '../lists/page.ts';
import { readPage } from '../lists/service.ts';

export interface LogRow {
  uuid: string;
  reason: string;
  kind: UserAccountKind;
  amount: number;
  balance_after: number;
  cause_uuid: string;
  /** The work of the entry's order; null without an order. */
  store_id: string | null;
  store_name: string | null;
  created_at: Date;
}

/** Returns the changes of a person's balances in one unit or both, ordered by the entries' ids. */
export async function findLogEntries(
  db: Knex,
  owner: string,
  currency: 'coin' | 'silver' | null,
  page: Page<'id'>,
): Promise<Listed<LogRow>> {
  const entries = db('ledger.entries as e')
    .join('ledger.accounts as a', 'a.id', 'e.account_id')
    .join('ledger.transfers as t', 't.id', 'e.transfer_id')
    .join('ledger.postings as p', 'p.id', 't.posting_id')
    .where({ 'a.owner_uuid': owner })
    .select('e.id', 'p.reason', 'a.kind', 'e.amount', 'e.balance_after', 'p.cause_uuid', 'p.created_at', 'p.id as posting_uuid');
  if (currency) entries.where({ 'a.currency': currency });
  const log = db
    .from(entries.as('log'))
    .leftJoin('store_orders as o', 'o.uuid', 'log.cause_uuid')
    .select('log.*', 'o.store_uuid as store_id', 'o.store_name', db.raw(`posting_uuid || '.' || id as uuid`));
  return readPage<LogRow>(log, page, 'id');
}
