import { ORDER_STATE } from '@meowtale/contracts';
import type { Knex } from 'knex';

/** A paid order as its receipt shows it. Coins. */
export interface ReceiptRow {
  uuid: string;
  quote_uuid: string;
  store_uuid: string;
  owner_uuid: string;
  store_name: string;
  country: string;
  original: number;
  price: number;
  percentage_discount: number;
  silver_used: number;
  state: number;
  paid_at: Date;
  refunded_at: Date | null;
}

/** Returns a buyer's orders that were paid with one quote, in its order; `uuid` is the quote's or one of its orders'. */
export function findPaidTogether(db: Knex, buyerUuid: string, uuid: string): Promise<ReceiptRow[]> {
  const mine = db('store_orders').where({ buyer_uuid: buyerUuid }).whereIn('state', [ORDER_STATE.paid, ORDER_STATE.refunded]);
  const ofQuote = mine.clone().where((query) => query.where({ uuid }).orWhere({ quote_uuid: uuid }));
  return mine
    .whereNotNull('paid_at')
    .whereIn('quote_uuid', ofQuote.select('quote_uuid'))
    .orderBy(['position', 'uuid'])
    .select<ReceiptRow[]>(
      'uuid',
      'quote_uuid',
      'store_uuid',
      'owner_uuid',
      'store_name',
      'country',
      'original',
      'price',
      'percentage_discount',
      'silver_used',
      'state',
      'paid_at',
      // Refunded by its buyer or by staff.
      db.raw('coalesce(refunded_at, staff_refunded_at) as refunded_at'),
    );
}
