import { createHash, randomBytes } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { ORDER_STATE } from '@meowtale/contracts';
import type { SalesExportInput } from '@meowtale/contracts/inputs/wallet/report';
import { DomainError, inTransaction } from '@meowtale/service-kit';
import { stringify } from 'csv-stringify';
import type { Db } from '../database.ts';
import { type ExportedSale, findNextSales, insertExport, useExport } from './exports-repository.ts';
import { daysOf } from './periods.ts';
import { findToday, type SalesFilter } from './report-repository.ts';

export const SALES_EXPORTS = '/exports/sales';
const TOKEN_BYTES = 32;
const ROWS_AT_ONCE = 2000;

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** The file's columns, named as in the API and the same in every language, so that spreadsheets can be reused. */
const COLUMNS: Record<string, (sale: ExportedSale) => string | number | null> = {
  order_uuid: (sale) => sale.uuid,
  paid_at_utc: (sale) => sale.paid_at,
  store_name: (sale) => sale.store_name,
  store_id: (sale) => sale.store_uuid,
  country: (sale) => sale.country,
  ad_link_uid: (sale) => sale.ad_link_uid,
  original: (sale) => sale.original,
  discount_percent: (sale) => sale.percentage_discount,
  gross_sales: (sale) => sale.price,
  tax: () => 0,
  refund: (sale) => (sale.state === ORDER_STATE.refunded ? sale.price : 0),
  net_sales: (sale) => (sale.state === ORDER_STATE.refunded ? 0 : sale.price),
  fee: (sale) => sale.fee,
  share_promoter: (sale) => sale.promoter,
  share_agent: (sale) => sale.agent,
  share_owner: (sale) => sale.owner,
  share_mine: (sale) => sale.mine,
  settled: (sale) => sale.settled,
  platform_key: (sale) => sale.platform_key,
};

/** Adds an export of a person's sales, which can be downloaded once within two minutes; returns its address. */
export async function addSalesExport(db: Db, publicOrigin: string, user: string, request: SalesExportInput): Promise<object> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const { scope = null, store_id: storeUuid = null, country = null, ad_link_uid: adLinkUid = null } = request;
  const filter = { userUuid: user, scope, storeUuid, country, adLinkUid, ...daysOf(request, await findToday(db)) };
  const expires_at = await inTransaction(db, (tx) => insertExport(tx, { tokenHash: hashOf(token), filter }));
  return { url: `${publicOrigin}${SALES_EXPORTS}/${token}`, expires_at };
}

export interface SalesFile {
  name: string;
  content: Readable;
}

/**
 * Consumes a token and returns its file: a CSV stream that reads sales from the database in batches, as fast as it is downloaded.
 * Formulas are escaped for spreadsheets. Throws `404` for an unknown, used or expired token.
 */
export async function openSalesFile(db: Db, token: string, rowsAtOnce = ROWS_AT_ONCE): Promise<SalesFile> {
  const filter = await useExport(db, hashOf(token));
  if (!filter) throw new DomainError('404');
  const lines = stringify({ bom: true, header: true, columns: Object.keys(COLUMNS), escape_formulas: true, record_delimiter: 'windows' });
  // An error breaks off the response, so that the client knows that the file is incomplete.
  const content = pipeline(Readable.from(recordsOf(db, filter, rowsAtOnce)), lines, () => undefined);
  return { name: `meowtale-sales-${filter.from}-${filter.to}.csv`, content };
}

async function* recordsOf(db: Db, filter: SalesFilter, rowsAtOnce: number): AsyncGenerator<(string | number | null)[]> {
  let last: ExportedSale | null = null;
  do {
    const sales: ExportedSale[] = await findNextSales(db, filter, last, rowsAtOnce);
    for (const sale of sales) yield Object.values(COLUMNS).map((read) => read(sale));
    last = sales.length === rowsAtOnce ? (sales.at(-1) ?? null) : null;
  } while (last);
}
