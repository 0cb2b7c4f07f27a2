import { ORDER_STATE } from '@meowtale/contracts';
import type { Knex } from 'knex';
import type { QuoteLine } from '../quotes/quote.ts';
import type { Order, OrderShares } from './order.ts';

export interface NewOrder {
  uuid: string;
  quoteUuid: string;
  position: number;
  buyerUuid: string;
  line: QuoteLine;
  dataCreationSource: string | null;
  adLinkUid: string | null;
}

/** Writes an order as paid now. One without a price has nothing to split. */
export async function insertPaidOrder(tx: Knex, { uuid, quoteUuid, position, buyerUuid, line, ...origin }: NewOrder): Promise<Order> {
  const [row] = await tx<OrderRow>('store_orders')
    .insert({
      uuid,
      quote_uuid: quoteUuid,
      position,
      buyer_uuid: buyerUuid,
      store_uuid: line.storeUuid,
      store_name: line.storeName,
      auth_type: line.authType,
      country: line.country,
      original: line.original,
      price: line.price,
      percentage_discount: line.percentageDiscount,
      silver_used: line.silverUsed,
      state: ORDER_STATE.paid,
      owner_uuid: line.ownerUuid,
      agent_uuid: line.agent?.userUuid ?? null,
      agent_rate_bp: line.agent?.rateBp ?? null,
      promoter_uuid: line.promoter?.userUuid ?? null,
      promoter_rate_bp: line.promoter?.rateBp ?? null,
      split_state: line.price === 0 ? 'none' : 'pending',
      ad_link_uid: line.adLinkUid ?? origin.adLinkUid,
      data_creation_source: origin.dataCreationSource,
      paid_at: tx.raw('clock_now()'),
    })
    .returning('*');
  if (!row) throw new Error('an order was not written');
  return toOrder(row);
}

/** An order, held until the transaction ends: split and refund of one order wait for each other here. */
export async function lockOrder(tx: Knex.Transaction, uuid: string): Promise<Order | null> {
  const row = await tx<OrderRow>('store_orders').where({ uuid }).forUpdate().first();
  return row ? toOrder(row) : null;
}

export async function markSplit(tx: Knex, uuid: string, shares: OrderShares): Promise<void> {
  await tx('store_orders')
    .where({ uuid })
    .update({
      split_state: 'posted',
      fee: shares.fee,
      promoter_share: shares.promoter,
      agent_share: shares.agent,
      owner_share: shares.owner,
      updated_at: tx.raw('clock_now()'),
    });
}

/** A refund before the split voids it; one after leaves the shares to be seen, though they were reversed. */
export async function markRefunded(tx: Knex, order: Order): Promise<Order> {
  const [row] = await tx<OrderRow>('store_orders')
    .where({ uuid: order.uuid })
    .update({
      state: ORDER_STATE.refunded,
      split_state: order.splitState === 'pending' ? 'void' : order.splitState,
      refunded_at: tx.raw('clock_now()'),
      updated_at: tx.raw('clock_now()'),
    })
    .returning('*');
  if (!row) throw new Error('a locked order vanished');
  return toOrder(row);
}

/** Refunds that somebody has taken this month, which begins at 0:00 UTC of its first day. */
export async function countRefundsThisMonth(db: Knex, buyerUuid: string): Promise<number> {
  const row = await db('store_orders')
    .where({ buyer_uuid: buyerUuid, state: ORDER_STATE.refunded })
    .whereRaw("refunded_at >= date_trunc('month', clock_now(), 'UTC')")
    .count<{ count: number }[]>('* as count')
    .first();
  return row?.count ?? 0;
}

/** Another paid order of the same work, which goes on giving the right to play it. */
export async function findOtherPaidOrder(db: Knex, buyerUuid: string, storeUuid: string, uuid: string): Promise<string | null> {
  const row = await db<OrderRow>('store_orders')
    .where({ buyer_uuid: buyerUuid, store_uuid: storeUuid, state: ORDER_STATE.paid })
    .whereNot({ uuid })
    .first('uuid');
  return row?.uuid ?? null;
}

export interface OrderRow {
  uuid: string;
  quote_uuid: string;
  position: number;
  buyer_uuid: string;
  store_uuid: string;
  store_name: string;
  auth_type: 1 | 2;
  country: string;
  original: number;
  price: number;
  percentage_discount: number;
  silver_used: number;
  state: number;
  settled: number;
  owner_uuid: string;
  agent_uuid: string | null;
  agent_rate_bp: number | null;
  promoter_uuid: string | null;
  promoter_rate_bp: number | null;
  split_state: Order['splitState'];
  fee: number | null;
  promoter_share: number | null;
  agent_share: number | null;
  owner_share: number | null;
  ad_link_uid: string | null;
  data_creation_source: string | null;
  paid_at: Date | null;
  refunded_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export function toOrder(row: OrderRow): Order {
  return {
    uuid: row.uuid,
    buyerUuid: row.buyer_uuid,
    storeUuid: row.store_uuid,
    storeName: row.store_name,
    authType: row.auth_type,
    country: row.country,
    price: row.price,
    percentageDiscount: row.percentage_discount,
    silverUsed: row.silver_used,
    state: row.state,
    settled: row.settled,
    ownerUuid: row.owner_uuid,
    agent: row.agent_uuid === null ? null : { userUuid: row.agent_uuid, rateBp: row.agent_rate_bp ?? 0 },
    promoter: row.promoter_uuid === null ? null : { userUuid: row.promoter_uuid, rateBp: row.promoter_rate_bp ?? 0 },
    splitState: row.split_state,
    shares: toShares(row),
    paidAt: row.paid_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

function toShares({ fee, promoter_share, agent_share, owner_share }: OrderRow): OrderShares | null {
  if (fee === null) return null;
  return { fee, promoter: promoter_share ?? 0, agent: agent_share ?? 0, owner: owner_share ?? 0 };
}
