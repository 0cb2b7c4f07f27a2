import { ORDER_HOLD_MINUTES, ORDER_STATE, PAYMENT_STATE } from '@meowtale/contracts';
import type { Knex } from 'knex';
import type { Order } from './order.ts';
import { type NamedOrderRow, ORDER_COLUMNS, toOrder } from './repository.ts';

/** A line of a quote that becomes a held order, which copies the other columns from there. */
export interface HeldPlacement {
  uuid: string;
  position: number;
  data_creation_source: string | null;
  ad_link_uid: string | null;
}

/** Inserts held orders, which expire by the database's clock, and marks their quote as held. */
export async function insertHeldOrders(tx: Knex, quoteUuid: string, placements: readonly HeldPlacement[]): Promise<Order[]> {
  await tx.raw(
    `insert into store_orders (
       uuid, quote_uuid, position, buyer_uuid, store_uuid, store_name, auth_type, country, original, price, percentage_discount,
       silver_used, state, owner_uuid, agent_uuid, agent_rate_bp, promoter_uuid, promoter_rate_bp, split_state, ad_link_uid,
       data_creation_source, held_until)
     select o.uuid, l.quote_uuid, l.position, q.buyer_uuid, l.store_uuid, l.store_name, l.auth_type, l.country, l.original, l.price,
       l.percentage_discount, l.silver_used, ?, l.owner_uuid, l.agent_uuid, l.agent_rate_bp, l.promoter_uuid, l.promoter_rate_bp,
       'none', coalesce(l.ad_link_uid, o.ad_link_uid), o.data_creation_source, clock_now() + make_interval(mins => ?)
     from jsonb_to_recordset(?) as o (uuid uuid, position smallint, data_creation_source text, ad_link_uid text)
     join quote_lines l on l.quote_uuid = ? and l.position = o.position
     join quotes q on q.uuid = l.quote_uuid`,
    [ORDER_STATE.ordered, ORDER_HOLD_MINUTES, JSON.stringify(placements), quoteUuid],
  );
  await tx('quotes')
    .where({ uuid: quoteUuid })
    .update({ held_at: tx.raw('clock_now()') });
  return findHeldOrders(tx, quoteUuid);
}

/** Cancels the buyer's held orders of these works: a person orders a work once (ADR 16). */
export async function cancelHeldWorks(tx: Knex, buyerUuid: string, storeUuids: readonly string[]): Promise<void> {
  await tx('store_orders')
    .where({ buyer_uuid: buyerUuid, state: ORDER_STATE.ordered })
    .whereIn('store_uuid', storeUuids)
    .update({ state: ORDER_STATE.cancelled, updated_at: tx.raw('clock_now()') });
}

/** Locks a quote until the transaction ends, so that concurrent payments of it are serialized. */
export async function lockQuote(tx: Knex, quoteUuid: string): Promise<void> {
  await tx('quotes').where({ uuid: quoteUuid }).forUpdate().select('uuid');
}

/** Returns a quote's held orders that haven't expired, and locks them until the transaction ends. */
export async function findHeldOrders(tx: Knex, quoteUuid: string): Promise<Order[]> {
  const rows: NamedOrderRow[] = await tx('store_orders')
    .where({ quote_uuid: quoteUuid, state: ORDER_STATE.ordered })
    .whereRaw('held_until > clock_now()')
    .orderBy('position')
    .forUpdate()
    .select(ORDER_COLUMNS);
  return rows.map(toOrder);
}

/** Returns a quote's orders that are paid and not refunded. */
export async function findPaidOf(tx: Knex, quoteUuid: string): Promise<Order[]> {
  const rows: NamedOrderRow[] = await tx('store_orders')
    .where({ quote_uuid: quoteUuid, state: ORDER_STATE.paid })
    .orderBy('position')
    .select(ORDER_COLUMNS);
  return rows.map(toOrder);
}

/** Marks held orders as paid, removes their works from the cart and closes their quote. */
export async function markHeldPaid(tx: Knex, quoteUuid: string, buyerUuid: string, orderUuids: readonly string[]): Promise<Order[]> {
  const rows: NamedOrderRow[] = await tx('store_orders')
    .whereIn('uuid', orderUuids)
    .update({
      state: ORDER_STATE.paid,
      split_state: tx.raw("case price when 0 then 'none' else 'pending' end"),
      paid_at: tx.raw('clock_now()'),
      updated_at: tx.raw('clock_now()'),
    })
    .returning([...ORDER_COLUMNS]);
  await tx('cart_stores')
    .where({ user_uuid: buyerUuid })
    .whereIn(
      'store_uuid',
      rows.map((row) => row.store_uuid),
    )
    .delete();
  await tx('quotes')
    .where({ uuid: quoteUuid })
    .update({ paid_at: tx.raw('clock_now()') });
  return orderUuids.flatMap((uuid) => rows.filter((row) => row.uuid === uuid).map(toOrder));
}

/** Ends held orders and returns them; orders in another state are left unchanged. */
export async function endHeldOrders(tx: Knex, orderUuids: readonly string[], state: 'expired' | 'cancelled'): Promise<Order[]> {
  const rows: NamedOrderRow[] = await tx('store_orders')
    .whereIn('uuid', orderUuids)
    .where({ state: ORDER_STATE.ordered })
    .update({ state: ORDER_STATE[state], updated_at: tx.raw('clock_now()') })
    .returning([...ORDER_COLUMNS]);
  return rows.map(toOrder);
}

/** Expires up to a hundred overdue held orders, skipping those that are being paid. Returns their number. */
export async function expireHeldOrders(db: Knex): Promise<number> {
  const { rowCount } = await db.raw<{ rowCount: number }>(
    `update store_orders set state = ?, updated_at = clock_now() where uuid in (
       select uuid from store_orders where state = 0 and held_until <= clock_now() order by held_until limit 100 for update skip locked)`,
    [ORDER_STATE.expired],
  );
  return rowCount;
}

/** Condition: the buyer of a held order has bought the same priced work meanwhile. */
const OWNED = 'has.buyer_uuid = o.buyer_uuid and has.store_uuid = o.store_uuid and has.state = ? and has.auth_type = 1 and o.auth_type = 1';
const HAS = '(select coalesce(sum(a.balance), 0) from ledger.accounts a where a.owner_uuid = o.buyer_uuid and a.kind = ?)';

/**
 * Deletes unpaid orders 90 days after they expired or were cancelled, when their buyer's library no longer shows them, and then held
 * quotes without orders.
 */
export const PRUNE_HELD = [
  `with old as (select uuid from store_orders where state in (2, 3) and updated_at < clock_now() - interval '90 days' limit 500 for update skip locked)
   delete from store_orders where uuid in (select uuid from old)`,
  `with old as (
     select uuid from quotes q where held_at < clock_now() - interval '1 day' and paid_at is null
       and not exists (select from store_orders o where o.quote_uuid = q.uuid) limit 500 for update skip locked
   ), lines as (delete from quote_lines where quote_uuid in (select uuid from old))
   delete from quotes where uuid in (select uuid from old)`,
];

export interface HeldQuote {
  quoteUuid: string;
  buyerUuid: string;
}

/** Returns the held quotes of a payment's buyer, oldest first; none before the payment has succeeded. */
export async function findHeldQuotes(db: Knex, paymentUuid: string): Promise<HeldQuote[]> {
  const payment = db('payments').where({ uuid: paymentUuid, state: PAYMENT_STATE.paid });
  return readHeldQuotes(db('store_orders as o').whereIn('o.buyer_uuid', payment.select('user_uuid')));
}

/**
 * Returns held quotes that a top-up should have paid: one of their buyer's succeeded since, and the balances reach for the works that
 * can still be bought. Quotes whose buyers can't pay are left out, so that they don't fill the limit.
 */
export async function findOverdueHeldQuotes(db: Knex): Promise<HeldQuote[]> {
  const paid = db('payments as p').whereRaw('p.user_uuid = o.buyer_uuid and p.state = ? and p.decided_at >= q.held_at', [
    PAYMENT_STATE.paid,
  ]);
  return readHeldQuotes(
    db('store_orders as o')
      .join('quotes as q', 'q.uuid', 'o.quote_uuid')
      .join('listings as l', 'l.store_uuid', 'o.store_uuid')
      .where('l.on_sale', true)
      .whereRaw('o.held_until > clock_now()')
      .whereExists(paid.select(db.raw('1')))
      .whereNotExists(db('store_orders as has').whereRaw(OWNED, [ORDER_STATE.paid]).select(db.raw('1')))
      .havingRaw(`sum(o.price - o.silver_used) <= ${HAS} and sum(o.silver_used) <= ${HAS}`, ['coin', 'silver']),
  );
}

async function readHeldQuotes(orders: Knex.QueryBuilder): Promise<HeldQuote[]> {
  const rows: { quote_uuid: string; buyer_uuid: string }[] = await orders
    .where({ 'o.state': ORDER_STATE.ordered })
    .groupBy('o.quote_uuid', 'o.buyer_uuid')
    .orderByRaw('min(o.created_at), o.quote_uuid')
    .limit(100)
    .select('o.quote_uuid', 'o.buyer_uuid');
  return rows.map((row) => ({ quoteUuid: row.quote_uuid, buyerUuid: row.buyer_uuid }));
}
