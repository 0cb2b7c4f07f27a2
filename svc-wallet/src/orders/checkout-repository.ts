import type { IdempotentCommand, NewEvent } from '@meowtale/service-kit';
import type { Knex } from 'knex';
import type { Balances, PostingRow } from '../ledger/service.ts';
import type { Quote, QuoteLine } from '../quotes/quote.ts';
import type { Listing, PlayProgress } from '../read-models/listing.ts';

/** A line of a locked quote with the current facts that its sale depends on. */
export interface LockedLine {
  position: number;
  line: QuoteLine;
  /** From the listing's read model; undefined before its first event. */
  listing: Pick<Listing, 'onSale' | 'authType' | 'ownerUuid' | 'agent'> | undefined;
  owned: boolean;
  /** The revision of the buyer's entitlement; 0 when they never had one. */
  revision: number;
  progress: PlayProgress | undefined;
}

/** A buyer's quote and balances, locked until the transaction ends. */
export interface Checkout {
  quote: Quote;
  lines: LockedLine[];
  balances: Balances;
  /** The buyer's refunds of this month. */
  refundsTaken: number;
  now: Date;
}

/** The stored result of an idempotency key that was used before. */
export interface StoredResult {
  requestHash: string;
  answer: unknown;
}

/**
 * Inserts the idempotency key and locks quote and balances; returns the stored result of a used key, and null when the buyer has no such
 * quote.
 */
export async function lockCheckout(
  tx: Knex,
  { scope, key, requestHash }: IdempotentCommand,
  quoteUuid: string,
  buyerUuid: string,
): Promise<Checkout | { known: StoredResult } | null> {
  const { rows } = await tx
    .raw<{ rows: LockedRow[] }>(
      `select known_hash, known_answer, now, source, use_silver, total, silver_used, expires_at, paid_at, held_at, expired,
         coin, silver, earnings_pending, earnings_available, withdrawal_hold, debt, refunds_taken,
         "position", store_uuid, store_name, auth_type, country, original, price, percentage_discount, line_silver_used,
         owner_uuid, agent_uuid, agent_rate_bp, promoter_uuid, promoter_rate_bp, ad_link_uid,
         listing_on_sale, listing_auth_type, listing_owner_uuid, listing_agent_uuid, listing_agent_rate_bp,
         owned, entitlement_revision, first_opened_at, segments_served, segments_total
       from hold_sale(?, ?, ?, ?, ?)`,
      [scope, key, requestHash, quoteUuid, buyerUuid],
    )
    .options({ name: 'hold_sale' });
  const [row] = rows;
  if (!row) return null;
  if (row.known_hash !== null) return { known: { requestHash: row.known_hash, answer: row.known_answer } };
  const lines = rows.filter((row): row is LockedRow & QuoteLineColumns => row.position !== null).map(toLockedLine);
  return {
    quote: {
      uuid: quoteUuid,
      buyerUuid,
      source: row.source,
      useSilver: row.use_silver,
      total: row.total,
      silverUsed: row.silver_used,
      expiresAt: row.expires_at,
      paidAt: row.paid_at,
      heldAt: row.held_at,
      expired: row.expired,
      lines: lines.map(({ line }) => line),
    },
    lines,
    balances: {
      coin: row.coin,
      silver: row.silver,
      earnings_pending: row.earnings_pending,
      earnings_available: row.earnings_available,
      withdrawal_hold: row.withdrawal_hold,
      debt: row.debt,
    },
    refundsTaken: row.refunds_taken,
    now: row.now,
  };
}

/** A paid line of a quote; its order copies the other columns from there. */
export interface OrderPlacement {
  uuid: string;
  position: number;
  data_creation_source: string | null;
  ad_link_uid: string | null;
  /** Of the new entitlement. */
  revision: number;
}

export interface Placement {
  quoteUuid: string;
  buyerUuid: string;
  orders: readonly OrderPlacement[];
  postings: readonly PostingRow[];
  events: readonly NewEvent[];
  answer: unknown;
}

/**
 * Writes a locked checkout: orders, entitlements, postings and events; removes its works from the cart, closes the quote and saves
 * the result under the idempotency key. Returns the result as saved.
 */
export async function insertPaidOrders(tx: Knex, { scope, key }: IdempotentCommand, placement: Placement): Promise<unknown> {
  const { quoteUuid, buyerUuid, orders, postings, events, answer } = placement;
  const { rows } = await tx
    .raw<{ rows: { answer: unknown }[] }>('select place_orders(?, ?, ?, ?, ?, ?, ?, ?) as answer', [
      ...[scope, key, JSON.stringify(answer), quoteUuid, buyerUuid],
      ...[orders, postings, events].map((list) => JSON.stringify(list)),
    ])
    .options({ name: 'place_orders' });
  return rows[0]?.answer;
}

/** Saves a command's result that `insertPaidOrders` didn't save, and returns it as saved. */
export async function saveResult(tx: Knex, { scope, key }: IdempotentCommand, answer: unknown): Promise<unknown> {
  const [row] = await tx('idempotency_keys')
    .where({ scope, key })
    .update({ answer: JSON.stringify(answer) })
    .returning<{ answer: unknown }[]>('answer');
  return row?.answer;
}

interface QuoteLineColumns {
  position: number;
  store_uuid: string;
  store_name: string;
  auth_type: 1 | 2;
  country: string;
  original: number;
  price: number;
  percentage_discount: number;
  line_silver_used: number;
  owner_uuid: string;
  agent_uuid: string | null;
  agent_rate_bp: number | null;
  promoter_uuid: string | null;
  promoter_rate_bp: number | null;
  ad_link_uid: string | null;
}

type Nullable<T> = { [K in keyof T]: T[K] | null };

interface LockedRow extends Nullable<QuoteLineColumns>, Balances {
  known_hash: string | null;
  known_answer: unknown;
  now: Date;
  source: Quote['source'];
  use_silver: boolean;
  total: number;
  silver_used: number;
  expires_at: Date;
  paid_at: Date | null;
  held_at: Date | null;
  expired: boolean;
  refunds_taken: number;
  listing_on_sale: boolean | null;
  listing_auth_type: 1 | 2;
  listing_owner_uuid: string;
  listing_agent_uuid: string | null;
  listing_agent_rate_bp: number | null;
  owned: boolean;
  entitlement_revision: number;
  first_opened_at: Date | null;
  segments_served: number | null;
  segments_total: number | null;
}

function toLockedLine(row: LockedRow & QuoteLineColumns): LockedLine {
  return {
    position: row.position,
    line: {
      storeUuid: row.store_uuid,
      storeName: row.store_name,
      authType: row.auth_type,
      country: row.country,
      original: row.original,
      price: row.price,
      percentageDiscount: row.percentage_discount,
      silverUsed: row.line_silver_used,
      ownerUuid: row.owner_uuid,
      agent: toSharer(row.agent_uuid, row.agent_rate_bp),
      promoter: toSharer(row.promoter_uuid, row.promoter_rate_bp),
      adLinkUid: row.ad_link_uid,
    },
    listing: toListing(row),
    owned: row.owned,
    revision: row.entitlement_revision,
    progress:
      row.segments_served === null || row.segments_total === null
        ? undefined
        : { firstOpenedAt: row.first_opened_at, segmentsServed: row.segments_served, segmentsTotal: row.segments_total },
  };
}

function toListing(row: LockedRow): LockedLine['listing'] {
  if (row.listing_on_sale === null) return undefined;
  return {
    onSale: row.listing_on_sale,
    authType: row.listing_auth_type,
    ownerUuid: row.listing_owner_uuid,
    agent: toSharer(row.listing_agent_uuid, row.listing_agent_rate_bp),
  };
}

function toSharer(userUuid: string | null, rateBp: number | null): { userUuid: string; rateBp: number } | null {
  return userUuid === null ? null : { userUuid, rateBp: rateBp ?? 0 };
}
