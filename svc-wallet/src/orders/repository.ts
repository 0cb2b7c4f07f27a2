import { ORDER_STATE } from '@meowtale/contracts';
import type { Knex } from 'knex';
import type { Order, OrderShares } from './order.ts';
import type { RefundedBy } from './policy.ts';

/** Locks an order until the transaction ends, which serializes its split and its refund. */
export async function lockOrder(tx: Knex.Transaction, uuid: string): Promise<Order | null> {
  const [order] = await lockOrders(tx, [uuid]);
  return order ?? null;
}

/** Locks several orders until the transaction ends, in order of their uuids, so that concurrent transactions don't deadlock. */
export async function lockOrders(tx: Knex.Transaction, uuids: readonly string[]): Promise<Order[]> {
  const { rows } = await tx
    .raw<{ rows: NamedOrderRow[] }>(
      `select ${ORDER_COLUMNS.join()} from store_orders where uuid = any(?::uuid[]) order by uuid for no key update`,
      [[...uuids]],
    )
    .options({ name: 'lock_orders' });
  return rows.map(toOrder);
}

/** Saves the shares of split orders. */
export async function markSplit(tx: Knex, splits: readonly { uuid: string; shares: OrderShares }[]): Promise<void> {
  const rows = splits.map(({ uuid, shares }) => ({ uuid, ...shares }));
  await tx
    .raw(
      `update store_orders o set split_state = 'posted', fee = s.fee, promoter_share = s.promoter, agent_share = s.agent,
         owner_share = s.owner, updated_at = clock_now()
       from jsonb_to_recordset(?) as s (uuid uuid, fee bigint, promoter bigint, agent bigint, owner bigint) where o.uuid = s.uuid`,
      [JSON.stringify(rows)],
    )
    .options({ name: 'mark_split' });
}

/**
 * Marks an order as refunded. Voids a pending split; the shares of a posted one remain visible. Staff's refunds have a column of
 * their own, because a buyer's five a month are counted by `refunded_at`.
 */
export async function markRefunded(tx: Knex, order: Order, by: RefundedBy): Promise<Order> {
  const [row] = await tx<OrderRow>('store_orders')
    .where({ uuid: order.uuid })
    .update({
      state: ORDER_STATE.refunded,
      split_state: order.splitState === 'pending' ? 'void' : order.splitState,
      [by === 'buyer' ? 'refunded_at' : 'staff_refunded_at']: tx.raw('clock_now()'),
      updated_at: tx.raw('clock_now()'),
    })
    .returning('*');
  if (!row) throw new Error('a locked order vanished');
  return toOrder(row);
}

/** Counts a buyer's own refunds of this month (UTC). */
export async function countRefundsThisMonth(db: Knex, buyerUuid: string): Promise<number> {
  const row = await db('store_orders')
    .where({ buyer_uuid: buyerUuid, state: ORDER_STATE.refunded })
    .whereRaw("refunded_at >= date_trunc('month', clock_now(), 'UTC')")
    .count<{ count: number }[]>('* as count')
    .first();
  return row?.count ?? 0;
}

/** Returns another paid order of the same work, which still entitles the buyer. */
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
  held_until: Date | null;
  paid_at: Date | null;
  refunded_at: Date | null;
  staff_refunded_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

/** Listed instead of `*`: PostgreSQL rejects a prepared `select *` once a release has added a column. */
export const ORDER_COLUMNS = [
  'uuid',
  'quote_uuid',
  'buyer_uuid',
  'store_uuid',
  'store_name',
  'auth_type',
  'country',
  'original',
  'price',
  'percentage_discount',
  'silver_used',
  'state',
  'settled',
  'owner_uuid',
  'agent_uuid',
  'agent_rate_bp',
  'promoter_uuid',
  'promoter_rate_bp',
  'split_state',
  'fee',
  'promoter_share',
  'agent_share',
  'owner_share',
  'held_until',
  'paid_at',
  'refunded_at',
  'staff_refunded_at',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof OrderRow)[];

export type NamedOrderRow = Pick<OrderRow, (typeof ORDER_COLUMNS)[number]>;

export function toOrder(row: NamedOrderRow): Order {
  return {
    uuid: row.uuid,
    quoteUuid: row.quote_uuid,
    buyerUuid: row.buyer_uuid,
    storeUuid: row.store_uuid,
    storeName: row.store_name,
    authType: row.auth_type,
    country: row.country,
    original: row.original,
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
    heldUntil: row.held_until,
    paidAt: row.paid_at,
    refundedAt: row.refunded_at ?? row.staff_refunded_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

function toShares({ fee, promoter_share, agent_share, owner_share }: NamedOrderRow): OrderShares | null {
  if (fee === null) return null;
  return { fee, promoter: promoter_share ?? 0, agent: agent_share ?? 0, owner: owner_share ?? 0 };
}
