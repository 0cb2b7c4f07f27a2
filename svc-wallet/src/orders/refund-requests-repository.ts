import type { Knex } from 'knex';
import type { Listed, Page } from '../lists/page.ts';
import { readPage } from '../lists/service.ts';

export const REFUND_REQUEST_STATES = ['open', 'granted', 'declined'] as const;
export type RefundRequestState = (typeof REFUND_REQUEST_STATES)[number];

/** A buyer's request that staff refund an order; one per order. */
export interface RefundRequestRow {
  order_uuid: string;
  buyer_uuid: string;
  reason: string;
  state: RefundRequestState;
  answer: string | null;
  created_at: Date;
  decided_at: Date | null;
}

const COLUMNS = ['order_uuid', 'buyer_uuid', 'reason', 'state', 'answer', 'created_at', 'decided_at'] as const;

export async function insertRefundRequest(tx: Knex, row: Pick<RefundRequestRow, 'order_uuid' | 'buyer_uuid' | 'reason'>): Promise<void> {
  await tx('refund_requests').insert(row);
}

export function findRefundRequests(db: Knex, orderUuids: readonly string[]): Promise<RefundRequestRow[]> {
  return db<RefundRequestRow>('refund_requests').whereIn('order_uuid', orderUuids).select(COLUMNS);
}

/** Marks an order's open request, if it has one, as granted; `by` is null when the buyer refunded the order. */
export async function grantRefundRequest(tx: Knex, orderUuid: string, by: { decidedBy: string; answer: string } | null): Promise<void> {
  await decide(tx, orderUuid, { state: 'granted', decided_by: by?.decidedBy ?? null, answer: by?.answer ?? null });
}

/** Marks an order's open request as declined. */
export async function declineRefundRequest(tx: Knex, orderUuid: string, by: { decidedBy: string; answer: string }): Promise<void> {
  await decide(tx, orderUuid, { state: 'declined', decided_by: by.decidedBy, answer: by.answer });
}

async function decide(tx: Knex, orderUuid: string, decision: object): Promise<void> {
  await tx('refund_requests')
    .where({ order_uuid: orderUuid, state: 'open' })
    .update({ ...decision, decided_at: tx.raw('clock_now()') });
}

export const REFUND_QUEUE_COLUMNS = ['created_at', 'decided_at'] as const;

/** A request with the facts that staff decide by. */
export interface QueuedRequest extends RefundRequestRow {
  store_uuid: string;
  store_name: string;
  price: number;
  silver_used: number;
  paid_at: Date;
  /** The buyer's progress; null when they never opened the work, and the total also when segments can't be counted. */
  first_opened_at: Date | null;
  segments_read: number | null;
  segments_total: number | null;
}

const DECIDED_BY = [
  ...['store_uuid', 'store_name', 'price', 'silver_used', 'paid_at'].map((column) => `o.${column}`),
  'p.first_opened_at',
  'p.segments_served as segments_read',
];

/** Returns refund requests in one state with the facts that staff decide by. */
export function findRefundQueue(
  db: Knex,
  state: RefundRequestState,
  page: Page<(typeof REFUND_QUEUE_COLUMNS)[number]>,
): Promise<Listed<QueuedRequest>> {
  const requests = db('refund_requests as r')
    .join('store_orders as o', 'o.uuid', 'r.order_uuid')
    .leftJoin('play_progress as p', (played) => played.on('p.user_uuid', 'r.buyer_uuid').andOn('p.store_uuid', 'o.store_uuid'))
    .where({ 'r.state': state })
    .select(...COLUMNS.map((column) => `r.${column}`), ...DECIDED_BY, db.raw('nullif(p.segments_total, 0) as segments_total'));
  return readPage<QueuedRequest>(db.from(requests.as('queue')).select('queue.*'), page, 'order_uuid');
}
