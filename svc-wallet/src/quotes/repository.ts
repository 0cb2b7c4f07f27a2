import { QUOTE_LIFETIME_MINUTES, UNPAID_QUOTES_MAX } from '@meowtale/contracts';
import type { Knex } from 'knex';
import type { Quote, QuoteLine } from './quote.ts';

/**
 * Inserts a quote that is valid for ten minutes of the database's clock, and deletes its buyer's oldest quotes without orders, so that at
 * most `UNPAID_QUOTES_MAX` remain.
 */
export async function insertQuote(tx: Knex, quote: Omit<Quote, 'expiresAt' | 'paidAt' | 'heldAt' | 'expired'>): Promise<void> {
  await tx.raw(DELETE_EXCESS_QUOTES, [quote.buyerUuid, UNPAID_QUOTES_MAX - 1]);
  await tx('quotes').insert({
    uuid: quote.uuid,
    buyer_uuid: quote.buyerUuid,
    source: quote.source,
    use_silver: quote.useSilver,
    total: quote.total,
    silver_used: quote.silverUsed,
    expires_at: tx.raw('clock_now() + make_interval(mins => ?)', [QUOTE_LIFETIME_MINUTES]),
  });
  if (quote.lines.length > 0) await tx('quote_lines').insert(quote.lines.map((line, position) => toRow(quote.uuid, line, position)));
}

/** Skips quotes that are locked, because they are being paid or held. */
const DELETE_EXCESS_QUOTES = `
  with old as (
    select uuid from quotes where paid_at is null and held_at is null and uuid in (
      select uuid from quotes where buyer_uuid = ? and paid_at is null and held_at is null order by created_at desc, uuid desc offset ?
    ) for update skip locked
  ), lines as (delete from quote_lines where quote_uuid in (select uuid from old))
  delete from quotes where uuid in (select uuid from old)`;

/** Deletes unpaid quotes a day after they expired: each view of a price writes one. Quotes with orders remain. */
export const PRUNE_QUOTES = `
  with old as (
    select uuid from quotes where paid_at is null and held_at is null and expires_at < clock_now() - interval '1 day' limit 500 for update skip locked
  ), lines as (delete from quote_lines where quote_uuid in (select uuid from old))
  delete from quotes where uuid in (select uuid from old)`;

/** Returns a buyer's own quote, or null. */
export async function findQuote(db: Knex, uuid: string, buyer: string): Promise<Quote | null> {
  const query = db('quotes').where({ uuid, buyer_uuid: buyer }).select('*', db.raw('expires_at <= clock_now() as expired'));
  const [row] = (await query) as QuoteRow[];
  if (!row) return null;
  const lines = await db<QuoteLineRow>('quote_lines').where({ quote_uuid: uuid }).orderBy('position');
  return {
    uuid: row.uuid,
    buyerUuid: row.buyer_uuid,
    source: row.source,
    useSilver: row.use_silver,
    total: row.total,
    silverUsed: row.silver_used,
    expiresAt: row.expires_at,
    paidAt: row.paid_at,
    heldAt: row.held_at,
    expired: row.expired,
    lines: lines.map(toLine),
  };
}

interface QuoteRow {
  uuid: string;
  buyer_uuid: string;
  source: Quote['source'];
  use_silver: boolean;
  total: number;
  silver_used: number;
  expires_at: Date;
  paid_at: Date | null;
  held_at: Date | null;
  expired: boolean;
}

interface QuoteLineRow {
  quote_uuid: string;
  position: number;
  store_uuid: string;
  store_name: string;
  auth_type: 1 | 2;
  country: string;
  original: number;
  price: number;
  percentage_discount: number;
  silver_used: number;
  owner_uuid: string;
  agent_uuid: string | null;
  agent_rate_bp: number | null;
  promoter_uuid: string | null;
  promoter_rate_bp: number | null;
  ad_link_uid: string | null;
}

function toRow(quoteUuid: string, line: QuoteLine, position: number): QuoteLineRow {
  return {
    quote_uuid: quoteUuid,
    position,
    store_uuid: line.storeUuid,
    store_name: line.storeName,
    auth_type: line.authType,
    country: line.country,
    original: line.original,
    price: line.price,
    percentage_discount: line.percentageDiscount,
    silver_used: line.silverUsed,
    owner_uuid: line.ownerUuid,
    agent_uuid: line.agent?.userUuid ?? null,
    agent_rate_bp: line.agent?.rateBp ?? null,
    promoter_uuid: line.promoter?.userUuid ?? null,
    promoter_rate_bp: line.promoter?.rateBp ?? null,
    ad_link_uid: line.adLinkUid,
  };
}

function toLine(row: QuoteLineRow): QuoteLine {
  return {
    storeUuid: row.store_uuid,
    storeName: row.store_name,
    authType: row.auth_type,
    country: row.country,
    original: row.original,
    price: row.price,
    percentageDiscount: row.percentage_discount,
    silverUsed: row.silver_used,
    ownerUuid: row.owner_uuid,
    agent: row.agent_uuid === null ? null : { userUuid: row.agent_uuid, rateBp: row.agent_rate_bp ?? 0 },
    promoter: row.promoter_uuid === null ? null : { userUuid: row.promoter_uuid, rateBp: row.promoter_rate_bp ?? 0 },
    adLinkUid: row.ad_link_uid,
  };
}
