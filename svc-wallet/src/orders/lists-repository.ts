import { ORDER_STATE } from '@meowtale/contracts';
import type { SalesScope } from '@meowtale/contracts/inputs/wallet/report';
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
export async function findOrdersOfBuyer(
  db: Knex,
  filter: LibraryFilter,
  page: Page<(typeof LIBRARY_COLUMNS)[number]>,
): Promise<Listed<Order>> {
  const query = db('store_orders').where({ buyer_uuid: filter.buyerUuid }).whereIn('state', filter.states);
  if (filter.storeUuid) query.where({ store_uuid: filter.storeUuid });
  const { list, ...rest } = await readPage<OrderRow>(named(query, page.keyword).select('store_orders.*'), page, 'uuid');
  return { list: list.map(toOrder), ...rest };
}

export interface SalesFilter {
  sharerUuid: string;
  /** The role in which the person has a share; any of them where it is null. */
  scope: SalesScope | null;
  storeUuid: string | null;
  adLinkUid: string | null;
  country: string | null;
  state: number | null;
  settled: number | null;
  paidAt: TimeRange;
  createdAt: TimeRange;
  /** `YYYY-MM`, UTC, by payment. */
  month: string | null;
  keyword: string | null;
}

export const ALL_SALES = {
  ...{ scope: null, storeUuid: null, adLinkUid: null, country: null, state: null, settled: null, month: null },
  ...{ paidAt: {}, createdAt: {} },
} as const;

/** A range of times in ISO 8601, both ends included; open where an end is missing. */
export interface TimeRange {
  from?: string | null;
  to?: string | null;
}

/** An order with the uid of the tracked link that brought it. */
export type SoldOrder = Order & { adLinkUid: string | null };

/** Returns orders in which a person has a share: all that were ever paid, unless a state is given. */
export async function findOrdersOfSharer(
  db: Knex,
  filter: SalesFilter,
  page: Page<(typeof SALES_COLUMNS)[number]>,
): Promise<Listed<SoldOrder>> {
  const { list, ...rest } = await readPage<OrderRow>(ordersOfSharer(db, filter).select('store_orders.*'), page, 'uuid');
  return { list: list.map((row) => ({ ...toOrder(row), adLinkUid: row.ad_link_uid })), ...rest };
}

/** Sums of the sales in which a person has a share. Coins, each of the person's own shares. */
export interface SalesTotal {
  order_count: number;
  refund_count: number;
  earned: number;
  pending: number;
  settled: number;
  taken_back: number;
}

const MINE = `case when o.owner_uuid = :sharer then coalesce(o.owner_share, 0) else 0 end
  + case when o.agent_uuid = :sharer then coalesce(o.agent_share, 0) else 0 end
  + case when o.promoter_uuid = :sharer then coalesce(o.promoter_share, 0) else 0 end`;

/** Returns the sums of all orders that match a filter, not only those of one page. */
export async function sumOrdersOfSharer(db: Knex, filter: SalesFilter): Promise<SalesTotal> {
  const orders = ordersOfSharer(db, filter).select('store_orders.*').as('o');
  const sum = (coins: string, state: number) => `coalesce(sum(${coins}) filter (where o.state = ${state}), 0)::bigint`;
  const [row] = await db
    .from(orders)
    .joinRaw('left join order_shares s on s.order_uuid = o.uuid and s.user_uuid = :sharer', { sharer: filter.sharerUuid })
    .select<SalesTotal[]>(
      db.raw(
        `count(*)::int as order_count, (count(*) filter (where o.state = ${ORDER_STATE.refunded}))::int as refund_count,
         ${sum(MINE, ORDER_STATE.paid)} as earned, ${sum('s.pending', ORDER_STATE.paid)} as pending,
         ${sum('s.settled', ORDER_STATE.paid)} as settled, ${sum(MINE, ORDER_STATE.refunded)} as taken_back`,
        { sharer: filter.sharerUuid },
      ),
    );
  if (!row) throw new Error('a sum has no row');
  return row;
}

const ROLE_COLUMNS = { owner: 'owner_uuid', agent: 'agent_uuid', promoter: 'promoter_uuid' } as const;

function ordersOfSharer(db: Knex, filter: SalesFilter): Knex.QueryBuilder {
  const { sharerUuid: sharer, scope, month } = filter;
  const query = db('store_orders');
  if (scope) query.where({ [ROLE_COLUMNS[scope]]: sharer });
  else query.where((mine) => mine.where({ owner_uuid: sharer }).orWhere({ agent_uuid: sharer }).orWhere({ promoter_uuid: sharer }));
  if (filter.storeUuid) query.where({ store_uuid: filter.storeUuid });
  if (filter.adLinkUid) query.where({ ad_link_uid: filter.adLinkUid });
  if (filter.country) query.where({ country: filter.country });
  within(query, 'paid_at', filter.paidAt);
  within(query, 'created_at', filter.createdAt);
  if (month) {
    query
      .whereRaw("paid_at >= cast(? as timestamp) at time zone 'UTC'", [`${month}-01`])
      .whereRaw("paid_at < (cast(? as timestamp) + interval '1 month') at time zone 'UTC'", [`${month}-01`]);
  }
  if (filter.settled !== null) query.where({ settled: filter.settled });
  if (filter.state === null) query.whereIn('state', [ORDER_STATE.paid, ORDER_STATE.refunded]);
  else query.where({ state: filter.state });
  return named(query, filter.keyword);
}

function within(query: Knex.QueryBuilder, column: string, { from, to }: TimeRange): void {
  if (from) query.where(column, '>=', from);
  if (to) query.where(column, '<=', to);
}

function named(query: Knex.QueryBuilder, keyword: string | null): Knex.QueryBuilder {
  return keyword ? query.whereILike('store_name', `%${keyword.replaceAll(/[\\%_]/g, '\\$&')}%`) : query;
}
