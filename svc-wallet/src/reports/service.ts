import type { SalesDimension, SalesReportInput } from '@meowtale/contracts/inputs/wallet/report';
import type { Db } from '../database.ts';
import { listingsOf } from '../read-models/service.ts';
import { type Days, daysOf, everyDay, monthsIn } from './periods.ts';
import { findToday, type SalesRow, type SalesSums, sumSales } from './report-repository.ts';

/** Maximum of rows; larger reports need the export. */
const ROWS_MAX = 1000;
/** Placeholder in the row id of sales without a link; no uid contains it. */
const NONE = '~';
const TIMES = { month: monthsIn, day: everyDay } as const;

/** A row of a sales report (SPEC §3). Coins. */
export interface ReportRow {
  id: string;
  month: string | null;
  day: string | null;
  country: string | null;
  ad_link_uid: string | null;
  platform_key: string | null;
  store_id: string | null;
  store: { uuid: string } | null;
  store_name: string | null;
  average_gross_price: number | null;
  gross_units: number;
  returns: number;
  net_units: number;
  gross_sales: number;
  /** Prices include tax (DESIGN §4). */
  tax: number;
  refund: number;
  net_sales: number;
  fee: number;
  revenue_share: { total: number; owner: number; agent: number; promoter: number; mine: number };
}

export interface SalesReport extends Days {
  /** Name of the listing of a report about one. */
  store_name: string | null;
  list: ReportRow[];
  total: ReportRow;
  totalCount: number;
}

const NO_SALES: SalesSums = { units: 0, gross: 0, returns: 0, refund: 0, fee: 0, promoter: 0, agent: 0, owner: 0, mine: 0 };

/**
 * Reports a person's sales as owner, agent or promoter in a range of payment days (UTC), grouped by one or two dimensions. A refunded
 * sale counts as a return on its day of payment. Grouped only by month or day, times without a sale have zeros.
 */
export async function reportSales(db: Db, user: string, { by, ...asked }: SalesReportInput): Promise<SalesReport> {
  const days = daysOf(asked, await findToday(db));
  const { scope = null, store_id: storeUuid = null, country = null, ad_link_uid: adLinkUid = null } = asked;
  const filter = { userUuid: user, scope, storeUuid, country, adLinkUid, ...days };
  const { rows, total, count } = await sumSales(db, filter, by, ROWS_MAX);
  const full = withEmptyTimes(rows, by, days);
  const listings = await listingsOf(db, [
    ...new Set(full.flatMap(({ store }) => store ?? [])),
    ...(storeUuid && total.units > 0 ? [storeUuid] : []),
  ]);
  const nameOf = (store: string | null | undefined) => listings.get(store ?? '')?.storeName ?? null;
  const list = full.map((row) => toReportRow(row, by, nameOf(row.store)));
  return { ...days, store_name: nameOf(storeUuid), list, total: toReportRow(total, [], null), totalCount: Math.max(count, list.length) };
}

function withEmptyTimes(rows: readonly SalesRow[], by: readonly SalesDimension[], days: Days): readonly SalesRow[] {
  const [dimension] = by;
  if (by.length > 1 || (dimension !== 'month' && dimension !== 'day')) return rows;
  const known = new Map(rows.map((row) => [row[dimension], row]));
  return TIMES[dimension](days).map((time) => known.get(time) ?? { ...NO_SALES, [dimension]: time });
}

function toReportRow(row: SalesRow, by: readonly SalesDimension[], storeName: string | null): ReportRow {
  const { units, gross, returns, refund, fee, owner, agent, promoter, mine } = row;
  return {
    id: by.map((dimension) => row[dimension] ?? NONE).join('/') || 'total',
    month: row.month ?? null,
    day: row.day ?? null,
    country: row.country ?? null,
    ad_link_uid: row.ad_link ?? null,
    platform_key: row.platform ?? null,
    store_id: row.store ?? null,
    store: row.store ? { uuid: row.store } : null,
    store_name: storeName,
    average_gross_price: units > 0 ? Math.round(gross / units) : null,
    gross_units: units,
    returns,
    net_units: units - returns,
    gross_sales: gross,
    tax: 0,
    refund,
    net_sales: gross - refund,
    fee,
    revenue_share: { total: owner + agent + promoter, owner, agent, promoter, mine },
  };
}
