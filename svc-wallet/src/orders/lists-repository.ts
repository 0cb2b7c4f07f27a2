import { ORDER_STATE } from '@meowtale/contracts';
import type { Knex } from 'knex';
import type { Listed, Page } from '../lists/page.ts';
import { readPage } from '../lists/service.ts';
import type { Order } from './order.ts';
import { type OrderRow, toOrder } from './repository.ts';

export const LIBRARY_COLUMNS = ['updated_at', 'paid_at', 'created_at'] as const;
export const SALES_COLUMNS = ['paid_at', 'price'] as const;

export interface LibraryFilter {
  buyerUuid: string;
  states: readonly number[];
  storeUuid: string | null;
}

/** Returns a buyer's orders in these states. */
export function findOrdersOfBuyer(db: Knex, filter: LibraryFilter, page: Page<(typeof LIBRARY_COLUMNS)[number]>): Promise<Listed<Order>> {
  const query = db('store_orders').where({ buyer_uuid: filter.buyerUuid }).whereIn('state', filter.states);
  if (filter.storeUuid) query.where({ store_uuid: filter.storeUuid });
  return readOrders(query, page);
}

export interface SalesFilter {
  sellerUuid: string;
  storeUuid: string | null;
  country: string | null;
  state: number | null;
  settled: number | null;
  paidAt: TimeRange;
  createdAt: TimeRange;
}

/** A range of times in ISO 8601, both ends included; open where an end is missing. */
export interface TimeRange {
  from?: string | null;
  to?: string | null;
}

/** Returns orders of which a person is owner or agent: all that were ever paid, unless a state is given. */
export function findOrdersOfSeller(db: Knex, filter: SalesFilter, page: Page<(typeof SALES_COLUMNS)[number]>): Promise<Listed<Order>> {
  const query = db('store_orders').where((mine) =>
    mine.where({ owner_uuid: filter.sellerUuid }).orWhere({ agent_uuid: filter.sellerUuid }),
  );
  if (filter.storeUuid) query.where({ store_uuid: filter.storeUuid });
  if (filter.country) query.where({ country: filter.country });
  within(query, 'paid_at', filter.paidAt);
  within(query, 'created_at', filter.createdAt);
  if (filter.settled !== null) query.where({ settled: filter.settled });
  if (filter.state === null) query.whereIn('state', [ORDER_STATE.paid, ORDER_STATE.refunded]);
  else query.where({ state: filter.state });
  return readOrders(query, page);
}

/** Returns orders that were paid in a month (`YYYY-MM`, UTC) and of which a person is owner, agent or promoter. */
export function findOrdersOfSharer(
  db: Knex,
  sharer: string,
  month: string,
  page: Page<(typeof SALES_COLUMNS)[number]>,
): Promise<Listed<Order>> {
  const query = db('store_orders')
    .where((mine) => mine.where({ owner_uuid: sharer }).orWhere({ agent_uuid: sharer }).orWhere({ promoter_uuid: sharer }))
    .whereIn('state', [ORDER_STATE.paid, ORDER_STATE.refunded])
    .whereRaw("paid_at >= cast(? as timestamp) at time zone 'UTC'", [`${month}-01`])
    .whereRaw("paid_at < (cast(? as timestamp) + interval '1 month') at time zone 'UTC'", [`${month}-01`]);
  return readOrders(query, page);
}

function within(query: Knex.QueryBuilder, column: string, { from, to }: TimeRange): void {
  if (from) query.where(column, '>=', from);
  if (to) query.where(column, '<=', to);
}

async function readOrders<Column extends string>(query: Knex.QueryBuilder, page: Page<Column>): Promise<Listed<Order>> {
  if (page.keyword) query.whereILike('store_name', `%${page.keyword.replaceAll(/[\\%_]/g, '\\$&')}%`);
  const { list, ...rest } = await readPage<OrderRow>(query.select('store_orders.*'), page, 'uuid');
  return { list: list.map(toOrder), ...rest };
}
