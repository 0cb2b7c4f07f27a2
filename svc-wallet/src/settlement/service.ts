import { REFUND_WINDOW_DAYS } from '@meowtale/contracts';
import { DomainError, inTransaction } from '@meowtale/service-kit';
import type { Db, Tx } from '../database.ts';
import { completeShares } from '../earnings/service.ts';
import { settleShares } from '../ledger/postings.ts';
import { lockBalances, type Posting, postAll } from '../ledger/service.ts';
import { type Listed, parsePage } from '../lists/page.ts';
import {
  findPending,
  findSettledOrders,
  findSettlements,
  findSharers,
  finishRun,
  lockDueOrders,
  markSettled,
  openRun,
  type PendingShare,
  type SettledOrderRow,
} from './repository.ts';

const AT_ONCE = 100;

/**
 * Settles a month (`YYYY-MM`, UTC): each order paid in it or before whose 14 days are over when the run begins goes from
 * pending to available, what of its own shares is still pending; orders whose time isn't over roll on to the next run. Begun
 * again, after a crash or by another process at once, it ends the same. Answers how many orders this call settled.
 * Throws `input/invalid` for a month that isn't over.
 */
export async function settleMonth(db: Db, month: string): Promise<number> {
  const run = await openRun(db, `${month}-01`, REFUND_WINDOW_DAYS);
  if (!run) throw new DomainError('input/invalid', { fields: [{ path: 'month', key: 'invalid.month' }] });
  if (run.finished_at) return 0;
  let settled = 0;
  for (let some = AT_ONCE; some > 0; settled += some) some = await inTransaction(db, (tx) => settleSome(tx, run));
  await finishRun(db, run);
  return settled;
}

async function settleSome(tx: Tx, { month, paid_until }: { month: string; paid_until: Date }): Promise<number> {
  const orders = await lockDueOrders(tx, paid_until, AT_ONCE);
  if (orders.length === 0) return 0;
  await completeShares(tx, orders);
  await lockBalances(tx, await findSharers(tx, orders));
  // Read under the balances: a reversal of another order may have taken from these until now.
  await postAll(tx, postingsOf(await findPending(tx, orders)));
  await markSettled(tx, orders, month);
  return orders.length;
}

function postingsOf(shares: readonly PendingShare[]): Posting[] {
  const orders = Map.groupBy(shares, (share) => share.order_uuid);
  return [...orders].map(([uuid, parts]) => ({
    key: `settlement:${uuid}`,
    reason: 'settlement',
    cause: uuid,
    transfers: settleShares(parts.map(({ user_uuid: user, pending: pendingCoins }) => ({ user, pendingCoins }))),
  }));
}

/** A month's settlement as the one sees it whose it is. Coins. */
export interface SettlementView {
  month: string;
  order_count: number;
  share: number;
  amount: number;
  settled_at: Date;
}

/** What was settled for somebody as owner, agent or promoter, the last month first. */
export function listSettlements(db: Db, user: string, month: string | null, q: unknown): Promise<Listed<SettlementView>> {
  return findSettlements(db, user, month, parsePage(q, ['month'], 'month-desc'));
}

/** What one month's settlement consists of, the last paid first. */
export async function listSettledOrders(db: Db, user: string, month: string, q: unknown): Promise<Listed<object>> {
  const { list, ...rest } = await findSettledOrders(db, user, month, parsePage(q, ['paid_at'], 'paid_at-desc'));
  return { list: list.map((row) => toView(row, user)), ...rest };
}

function toView({ store_uuid, owner_uuid, agent_uuid, promoter_uuid, ...row }: SettledOrderRow, user: string): object {
  const people = { owner: owner_uuid, agent: agent_uuid, promoter: promoter_uuid };
  const roles = Object.entries(people).flatMap(([role, uuid]) => (uuid === user ? [role] : []));
  return { ...row, store_id: store_uuid, store: { uuid: store_uuid }, roles };
}
