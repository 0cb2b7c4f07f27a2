import { BASIS_POINTS, ORDER_STATE, PLATFORM_FEE_BP } from '@meowtale/contracts';
import { DomainError } from '@meowtale/service-kit';
import type { Db } from '../database.ts';
import { type EntryRow, findEntries, findOwnShare, findSale, type OwnShareRow, type SaleRow } from './repository.ts';

/** One part of a sale, from the price down. Coins. */
export interface WaterfallLine {
  role: 'platform' | 'promoter' | 'agent' | 'owner';
  rate: number | null;
  coins: number;
  remaining: number;
  mine: boolean;
  pending: number | null;
  settled: number | null;
  taken: number | null;
  settled_month: string | null;
}

/**
 * Returns how a sale was split, for a person with a share: all parts, the status of their own, and its ledger entries in their and the
 * platform's accounts. Throws `404` for everybody else, including the buyer.
 */
export async function showWaterfall(db: Db, orderUuid: string, user: string): Promise<object> {
  const sale = await findSale(db, orderUuid, user);
  if (!sale) throw new DomainError('404');
  const { uuid, store_uuid, store_name, original, price, state, paid_at, refunded_at } = sale;
  return {
    order_uuid: uuid,
    store_id: store_uuid,
    store: { uuid: store_uuid },
    store_name,
    original,
    discount: sale.percentage_discount,
    price,
    state,
    paid_at,
    refunded_at,
    lines: linesOf(sale, user, await findOwnShare(db, uuid, user)),
    postings: postingsOf(await findEntries(db, uuid, user)),
  };
}

/** Returns the parts in the order of deduction. The one share of an owner who is also the agent is in the owner's line. */
export function linesOf(sale: SaleRow, user: string, share: OwnShareRow | null): WaterfallLine[] {
  if (sale.fee === null) return [];
  const parts = [
    { role: 'platform', user: null, rateBp: PLATFORM_FEE_BP, coins: sale.fee },
    ...(sale.promoter_uuid
      ? ([{ role: 'promoter', user: sale.promoter_uuid, rateBp: sale.promoter_rate_bp, coins: sale.promoter_share ?? 0 }] as const)
      : []),
    ...(sale.agent_uuid
      ? ([{ role: 'agent', user: sale.agent_uuid, rateBp: sale.agent_rate_bp, coins: sale.agent_share ?? 0 }] as const)
      : []),
    { role: 'owner', user: sale.owner_uuid, rateBp: null, coins: sale.owner_share ?? 0 },
  ] as const;
  const standsWith = parts.findLast((part) => part.user === user)?.role;
  let remaining = sale.price;
  return parts.map(({ role, user: whose, rateBp, coins }) => {
    remaining -= coins;
    const own = share && role === standsWith ? effectiveShare(sale, share) : null;
    return {
      role,
      rate: rateBp === null ? null : rateBp / BASIS_POINTS,
      coins,
      remaining,
      mine: whose === user,
      pending: own?.pending ?? null,
      settled: own?.settled ?? null,
      taken: own && own.coins - own.pending - own.settled,
      settled_month: own?.settled_month ?? null,
    };
  });
}

/** Returns the current share: nothing of a refunded sale, even if it was settled before. */
function effectiveShare({ state }: SaleRow, share: OwnShareRow): OwnShareRow {
  return state === ORDER_STATE.refunded ? { ...share, pending: 0, settled: 0 } : share;
}

function postingsOf(entries: readonly EntryRow[]): object[] {
  return [...Map.groupBy(entries, (entry) => entry.posting_id)].map(([id, of]) => ({
    id,
    reason: of[0]?.reason,
    created_at: of[0]?.created_at,
    entries: of.map(({ id: entry, account, amount }) => ({ id: entry, account, amount })),
  }));
}
