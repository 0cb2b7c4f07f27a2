import type { Db } from '../database.ts';
import { type Listed, parsePage } from '../lists/page.ts';
import { findMonths, type MonthRow } from './reconciliation-repository.ts';

/** A month as a person with a share in its sales sees it. Coins. */
export interface MonthView extends Omit<MonthRow, 'settled_units'> {
  state: 'empty' | 'pending' | 'settled';
  splitting: number;
  own_pending: number;
}

/** Lists the sums of a person's sales by month of payment (UTC), last month first unless `q` orders them; `month` selects one. */
export async function listMonths(db: Db, user: string, month: string | null, q: unknown): Promise<Listed<MonthView>> {
  const { list, ...rest } = await findMonths(db, user, month, parsePage(q, ['month'], 'month-desc'));
  return { list: list.map(toView), ...rest };
}

function toView({ settled_units, ...row }: MonthRow): MonthView {
  const { units, returns, gross, refund, fee, promoter, agent, owner, own, own_settled } = row;
  return {
    ...row,
    state: units === 0 ? 'empty' : settled_units < units - returns ? 'pending' : 'settled',
    splitting: gross - refund - fee - promoter - agent - owner,
    own_pending: own - own_settled,
  };
}
