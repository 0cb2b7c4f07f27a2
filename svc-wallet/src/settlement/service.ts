import { REFUND_WINDOW_DAYS } from '@meowtale/contracts';
import { DomainError, inTransaction } from '@meowtale/service-kit';
import type { Db, Tx } from '../database.ts';
import { completeShares, reconcilePending } from '../earnings/service.ts';
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
  type RunRow,
  type SettledOrderRow,
} from './repository.ts';

const AT_ONCE = 250;

/** Called with each order that could not be settled. */
export type SettlementFault = (orderUuid: string, error: unknown) => void;

/**
 * Settles a month (`YYYY-MM`, UTC) and returns how many orders this call settled: moves the pending shares of orders that were paid in it
 * or before, and whose 14 days are over when the run begins, to available. Repeated or concurrent calls have the same result; a call before
 * the tenth leaves the month unfinished. An order that can't be settled blocks no other, stays due, and keeps the run unfinished.
 * @throws DomainError `input/invalid` for a month that isn't over
 */
export async function settleMonth(db: Db, month: string, onFault: SettlementFault): Promise<number> {
  const run = await openRun(db, `${month}-01`, REFUND_WINDOW_DAYS);
  if (!run) throw new DomainError('input/invalid', { fields: [{ path: 'month', key: 'invalid.month' }] });
  if (run.finished_at) return 0;
  const failed: string[] = [];
  let settled = 0;
  for (let some = 1; some > 0; settled += some) {
    some = await inTransaction(db, (tx) => settleTogether(tx, run, failed)).catch(() => settleEach(db, run, failed, onFault));
  }
  await finishRun(db, run);
  return settled;
}

async function settleTogether(tx: Tx, run: RunRow, except: readonly string[]): Promise<number> {
  const orders = await lockDueOrders(tx, { paidUntil: run.paid_until, limit: AT_ONCE, except });
  if (orders.length === 0) return 0;
  const people = await findSharers(tx, orders);
  await lockBalances(tx, people);
  await completeShares(tx, orders, people);
  await settle(tx, orders, run);
  return orders.length;
}

/** Settles orders one at a time after a batch failed, until one fails or a batch's number is settled. */
async function settleEach(db: Db, run: RunRow, failed: string[], onFault: SettlementFault): Promise<number> {
  let settled = 0;
  while (settled < AT_ONCE) {
    const tried: string[] = [];
    try {
      await inTransaction(db, async (tx) => {
        tried.push(...(await lockDueOrders(tx, { paidUntil: run.paid_until, limit: 1, except: failed })));
        if (tried.length > 0) await settleOne(tx, tried, run);
      });
      if (tried.length === 0) break;
      settled += 1;
    } catch (error) {
      const order = tried.at(-1);
      if (!order) throw error;
      failed.push(order);
      onFault(order, error);
    }
  }
  return settled;
}

/**
 * Settles one order after reconciling its people's shares with their balances, so that an old inconsistency doesn't block their earnings.
 */
async function settleOne(tx: Tx, order: readonly string[], run: RunRow): Promise<void> {
  await reconcilePending(tx, await findSharers(tx, order));
  await settle(tx, order, run);
}

async function settle(tx: Tx, orders: readonly string[], { month }: RunRow): Promise<void> {
  // Read after locking the balances: until then a reversal of another order may take from these shares.
  await postAll(tx, postingsOf(await findPending(tx, orders)));
  await markSettled(tx, orders, month);
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

/** A month's settlement as its person sees it. Coins. */
export interface SettlementView {
  month: string;
  order_count: number;
  share: number;
  amount: number;
  settled_at: Date;
}

/** Lists what was settled for a person as owner, agent or promoter, last month first. */
export function listSettlements(db: Db, user: string, month: string | null, q: unknown): Promise<Listed<SettlementView>> {
  return findSettlements(db, user, month, parsePage(q, ['month'], 'month-desc'));
}

/** Lists the orders of a month's settlement, last paid first. */
export async function listSettledOrders(db: Db, user: string, month: string, q: unknown): Promise<Listed<object>> {
  const { list, ...rest } = await findSettledOrders(db, user, month, parsePage(q, ['paid_at'], 'paid_at-desc'));
  return { list: list.map((row) => toView(row, user)), ...rest };
}

function toView({ store_uuid, owner_uuid, agent_uuid, promoter_uuid, ...row }: SettledOrderRow, user: string): object {
  const people = { owner: owner_uuid, agent: agent_uuid, promoter: promoter_uuid };
  const roles = Object.entries(people).flatMap(([role, uuid]) => (uuid === user ? [role] : []));
  return { ...row, store_id: store_uuid, store: { uuid: store_uuid }, roles };
}
