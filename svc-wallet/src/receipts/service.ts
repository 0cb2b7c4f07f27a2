import { COINS_PER_USD, ORDER_STATE } from '@meowtale/contracts';
import { DomainError } from '@meowtale/service-kit';
import type { Db } from '../database.ts';
import { localMoney } from '../quotes/pricing.ts';
import { findPaidTogether, type ReceiptRow } from './repository.ts';

/** Returns the receipt of an order, or of a quote that paid several. Throws `404` for another person's and for an unpaid one. */
export async function viewReceipt(db: Db, buyer: string, uuid: string): Promise<object> {
  const together = await findPaidTogether(db, buyer, uuid);
  const alone = together.filter((row) => row.uuid === uuid);
  const rows = alone.length > 0 ? alone : together;
  const [first] = rows;
  if (!first) throw new DomainError('404');
  const total = sum(rows, (row) => row.price);
  const silver = sum(rows, (row) => row.silver_used);
  const returned = rows.filter((row) => row.state === ORDER_STATE.refunded);
  const refunded = sum(returned, (row) => row.price);
  const silverRefunded = sum(returned, (row) => row.silver_used);
  return {
    uuid,
    number: `${first.paid_at.toISOString().slice(0, 10).replaceAll('-', '')}-${uuid.slice(-8).toUpperCase()}`,
    paid_at: first.paid_at,
    country: first.country,
    lines: rows.map(toLine),
    total,
    silver_used: silver,
    coin_used: total - silver,
    refunded,
    silver_refunded: silverRefunded,
    coin_refunded: refunded - silverRefunded,
    total_local: localMoney(total, first.country),
    local_basis: localMoney(COINS_PER_USD, first.country),
    checkout_uuid: together.length > rows.length ? first.quote_uuid : null,
  };
}

function sum(rows: readonly ReceiptRow[], coins: (row: ReceiptRow) => number): number {
  return rows.reduce((whole, row) => whole + coins(row), 0);
}

function toLine(row: ReceiptRow): object {
  return {
    order_uuid: row.uuid,
    store_id: row.store_uuid,
    store: { uuid: row.store_uuid },
    store_name: row.store_name,
    seller_id: row.owner_uuid,
    original: row.original,
    percentage_discount: row.percentage_discount,
    price: row.price,
    silver_used: row.silver_used,
    coin_used: row.price - row.silver_used,
    state: row.state,
    refunded_at: row.refunded_at,
  };
}
