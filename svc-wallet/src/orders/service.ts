import type { SalesInput } from '@meowtale/contracts/inputs/wallet/orders';
import type { Db } from '../database.ts';
import { type Listed, parsePage } from '../lists/page.ts';
import {
  ALL_SALES,
  findOrdersOfBuyer,
  findOrdersOfSharer,
  LIBRARY_COLUMNS,
  SALES_COLUMNS,
  type SalesFilter,
  type SalesTotal,
  sumOrdersOfSharer,
} from './lists-repository.ts';
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

/** A page of sales; `total` sums all that match its filter. */
export type Sales = Listed<object> & { total(): Promise<SalesTotal> };

/**
 * Lists a person's sales as owner, agent or promoter, last paid first unless `q` orders them, with the shares from the split until a
 * refund.
 */
export function listSales(db: Db, sharer: string, { q, ...asked }: SalesInput): Promise<Sales> {
  return listFiltered(db, q, {
    ...ALL_SALES,
    sharerUuid: sharer,
    scope: asked.scope ?? null,
    storeUuid: asked.store_id ?? null,
    adLinkUid: asked.ad_link_uid ?? null,
    country: asked.country ?? null,
    state: asked.state ?? null,
    settled: asked.settled ?? null,
    paidAt: asked.paid_at ?? {},
    createdAt: asked.created_at ?? {},
  });
}

/** Lists the sales of a month (`YYYY-MM`, UTC) of which a person is owner, agent or promoter, last paid first unless `q` orders them. */
export function listSalesOfMonth(db: Db, sharer: string, month: string, q: unknown): Promise<Sales> {
  return listFiltered(db, q, { ...ALL_SALES, sharerUuid: sharer, month });
}

async function listFiltered(db: Db, q: unknown, asked: Omit<SalesFilter, 'keyword'>): Promise<Sales> {
  const page = parsePage(q, SALES_COLUMNS, 'paid_at-desc');
  const filter = { ...asked, keyword: page.keyword };
  const { list, ...rest } = await findOrdersOfSharer(db, filter, page);
  return { list: list.map((order) => toSellerView(order, asked.sharerUuid)), ...rest, total: () => sumOrdersOfSharer(db, filter) };
}

export { payHeldOrders } from './held-orders.ts';
