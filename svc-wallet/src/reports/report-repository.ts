import type { SalesDimension, SalesScope } from '@meowtale/contracts/inputs/wallet/report';
import type { Knex } from 'knex';

/** Filter of a person's sales. Days in UTC, both included. */
export interface SalesFilter {
  userUuid: string;
  scope: SalesScope | null;
  storeUuid: string | null;
  country: string | null;
  adLinkUid: string | null;
  from: string;
  to: string;
}

/** Sums of sales. Coins. */
export interface SalesSums {
  units: number;
  gross: number;
  returns: number;
  refund: number;
  fee: number;
  promoter: number;
  agent: number;
  owner: number;
  /** The caller's part of these shares. */
  mine: number;
}

/** A row of a report with its dimensions; null means no link, or a listing that isn't known yet. */
export type SalesRow = SalesSums & Partial<Record<SalesDimension, string | null>>;

const SUMMED = ['units', 'gross', 'returns', 'refund', 'fee', 'promoter', 'agent', 'owner'] as const;
const COLUMNS: Record<SalesDimension, string> = {
  month: "to_char(day, 'YYYY-MM')",
  day: "to_char(day, 'YYYY-MM-DD')",
  country: 'country',
  ad_link: 'ad_link_uid',
  platform: 'platform_key',
  store: 'store_uuid',
};
const READ: Record<SalesDimension, string> = {
  month: 'day',
  day: 'day',
  country: 'country',
  ad_link: 'ad_link_uid',
  platform: 'store_uuid',
  store: 'store_uuid',
};
/** SQL expression of a person's own shares. */
export const OWN_SHARE = `case when owner_uuid = :user then owner else 0 end + case when agent_uuid = :user then agent else 0 end
  + case when promoter_uuid = :user then promoter else 0 end`;
export const TAKES_PART = '(owner_uuid = :user or agent_uuid = :user or promoter_uuid = :user)';

const roleConditions = { owner: 'owner_uuid = :user', agent: 'agent_uuid = :user', promoter: 'promoter_uuid = :user' } as const;

function conditions(filter: SalesFilter): string {
  return [
    filter.scope ? roleConditions[filter.scope] : TAKES_PART,
    'day between cast(:from as date) and cast(:to as date)',
    ...(filter.storeUuid ? ['store_uuid = :store'] : []),
    ...(filter.country ? ['country = :country'] : []),
    ...(filter.adLinkUid ? ['ad_link_uid = :link'] : []),
  ].join(' and ');
}

interface Sums {
  rows: SalesRow[];
  total: SalesSums;
  /** Total number of rows, of which these are the first. */
  count: number;
}

type Grouped = SalesRow & { of_all: number; count: number };

/**
 * Sums sales by one or two dimensions, and in all, reading each day once: times in their order, other values by gross sales.
 * Rows are summed by day first, so that months are computed only for the fewer rows that remain.
 */
export function sumSales(db: Knex, filter: SalesFilter, by: readonly SalesDimension[], limit: number): Promise<Sums> {
  return db.transaction(
    async (tx) => {
      await tx.raw(PLANNED);
      return sumIn(tx, filter, by, limit);
    },
    { readOnly: true },
  );
}

/**
 * Settings of this transaction: aggregate in memory instead of sorting on disk, and don't compile queries, which takes longer than they
 * run.
 */
const PLANNED = "select set_config('work_mem', '32MB', true), set_config('jit', 'off', true)";

async function sumIn(tx: Knex, filter: SalesFilter, by: readonly SalesDimension[], limit: number): Promise<Sums> {
  const keys = by.map((dimension) => COLUMNS[dimension]);
  const read = [...new Set(by.map((dimension) => READ[dimension]))];
  const order = by.map((dimension) => (dimension === 'month' || dimension === 'day' ? `${dimension}` : 'gross desc'));
  const { rows } = await tx.raw<{ rows: Grouped[] }>(
    `select ${by.map((dimension) => `${COLUMNS[dimension]} as ${dimension}`).join()}, grouping(${keys.join()}) as of_all,
       count(*) over () - 1 as count, ${SUMMED.map((measure) => `coalesce(sum(${measure}), 0)::bigint as ${measure}`).join()},
       coalesce(sum(mine), 0)::bigint as mine
     from (
       select ${read.join()}, ${SUMMED.map((measure) => `sum(${measure}) as ${measure}`).join()}, sum(${OWN_SHARE}) as mine
       from sales where ${conditions(filter)} group by ${read.join()}
     ) as days ${by.includes('platform') ? 'left join listings using (store_uuid)' : ''}
     group by grouping sets ((${keys.join()}), ())
     order by of_all desc, ${[...new Set([...order, ...by])].join()} limit :limit`,
    {
      user: filter.userUuid,
      from: filter.from,
      to: filter.to,
      limit: limit + 1,
      ...(filter.storeUuid && { store: filter.storeUuid }),
      ...(filter.country && { country: filter.country }),
      ...(filter.adLinkUid && { link: filter.adLinkUid }),
    },
  );
  const [all, ...list] = rows;
  if (!all) throw new Error('sums without a sum');
  return { rows: list.map(({ of_all, count, ...row }) => row), total: all, count: all.count };
}

/** Returns today's date by the database's clock, in UTC. */
export async function findToday(db: Knex): Promise<string> {
  const { rows } = await db.raw<{ rows: { today: string }[] }>(`select to_char(clock_now() at time zone 'UTC', 'YYYY-MM-DD') as today`);
  return rows[0]?.today ?? '';
}
