import type { SalesInput } from '@meowtale/contracts/inputs/wallet/orders';
import type { Db } from '../database.ts';
import { type Listed, parsePage } from '../lists/page.ts';
import { findOrdersOfBuyer, findOrdersOfSeller, findOrdersOfSharer, LIBRARY_COLUMNS, SALES_COLUMNS } from './lists-repository.ts';
import { type OrderView, toOrderViews, toSellerView } from './order-views.ts';

export interface LibraryQuestion {
  states: readonly number[];
  store_id: string | null;
  q?: unknown;
}

/** Lists a buyer's orders in some states, least recently changed first unless `q` orders them (SPEC §7). */
export async function listLibrary(db: Db, buyer: string, { states, store_id, q }: LibraryQuestion): Promise<Listed<OrderView>> {
  const page = parsePage(q, LIBRARY_COLUMNS, 'updated_at-asc');
  const { list, ...rest } = await findOrdersOfBuyer(db, { buyerUuid: buyer, states, storeUuid: store_id }, page);
  return { list: await toOrderViews(db, buyer, list), ...rest };
}

/** Lists a person's sales as owner or agent, last paid first unless `q` orders them, with the shares from the split until a refund. */
export async function listSales(db: Db, seller: string, { q, ...asked }: SalesInput): Promise<Listed<object>> {
  const page = parsePage(q, SALES_COLUMNS, 'paid_at-desc');
  const filter = {
    sellerUuid: seller,
    storeUuid: asked.store_id ?? null,
    country: asked.country ?? null,
    state: asked.state ?? null,
    settled: asked.settled ?? null,
    paidAt: asked.paid_at ?? {},
    createdAt: asked.created_at ?? {},
  };
  const { list, ...rest } = await findOrdersOfSeller(db, filter, page);
  return { list: list.map((order) => toSellerView(order, seller)), ...rest };
}

/** Lists the sales of a month (`YYYY-MM`, UTC) of which a person is owner, agent or promoter, last paid first unless `q` orders them. */
export async function listSalesOfMonth(db: Db, sharer: string, month: string, q: unknown): Promise<Listed<object>> {
  const { list, ...rest } = await findOrdersOfSharer(db, sharer, month, parsePage(q, SALES_COLUMNS, 'paid_at-desc'));
  return { list: list.map((order) => toSellerView(order, sharer)), ...rest };
}

export { payHeldOrders } from './held-orders.ts';
