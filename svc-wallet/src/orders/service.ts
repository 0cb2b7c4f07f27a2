import type { Db } from '../database.ts';
import { type Listed, parsePage } from '../lists/page.ts';
import { findOrdersOfBuyer, findOrdersOfSeller, LIBRARY_COLUMNS, SALES_COLUMNS } from './lists-repository.ts';
import { type OrderView, toOrderViews, toSellerView } from './order-views.ts';

export interface LibraryQuestion {
  states: readonly number[];
  store_id: string | null;
  q?: unknown;
}

/** The library: orders in some states, first changed first unless `q` says otherwise (SPEC §7). */
export async function listLibrary(db: Db, buyer: string, { states, store_id, q }: LibraryQuestion): Promise<Listed<OrderView>> {
  const page = parsePage(q, LIBRARY_COLUMNS, 'updated_at-asc');
  const { list, ...rest } = await findOrdersOfBuyer(db, { buyerUuid: buyer, states, storeUuid: store_id }, page);
  return { list: await toOrderViews(db, buyer, list), ...rest };
}

export interface SalesQuestion {
  store_id: string | null;
  state: number | null;
  settled: number | null;
  q?: unknown;
}

/** What somebody sold, newest first, with each share once it was split. */
export async function listSales(db: Db, seller: string, { store_id, state, settled, q }: SalesQuestion): Promise<Listed<object>> {
  const page = parsePage(q, SALES_COLUMNS, 'paid_at-desc');
  const { list, ...rest } = await findOrdersOfSeller(db, { sellerUuid: seller, storeUuid: store_id, state, settled }, page);
  return { list: list.map((order) => toSellerView(order, seller)), ...rest };
}

/** Whoever waits for coins to pay an order is served once a top-up stands. */
export { payWaitingOrders } from './held-orders.ts';
