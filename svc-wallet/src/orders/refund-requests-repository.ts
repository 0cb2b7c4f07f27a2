import type { Knex } from 'knex';
import type { Listed, Page } from '../lists/page.ts';
import { readPage } from '../lists/service.ts';

export const REFUND_REQUEST_STATES = ['open', 'granted', 'declined'] as const;
export type RefundRequestState = (typeof REFUND_REQUEST_STATES)[number];

/** A buyer's request that staff take an order back: one per order. */
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

/** An order that is taken back grants what was asked for, whoever took it back. */
export async function grantRefundRequest(tx: Knex, orderUuid: string, by: { decidedBy: string; answer: string } | null): Promise<void> {
  await decide(tx, orderUuid, { state: 'granted', decided_by: by?.decidedBy ?? null, answer: by?.answer ?? null });
}

export async function declineRefundRequest(tx: Knex, orderUuid: string, by: { decidedBy: string; answer: string }): Promise<void> {
  await decide(tx, orderUuid, { state: 'declined', decided_by: by.decidedBy, answer: by.answer });
}

async function decide(tx: Knex, orderUuid: string, decision: object): Promise<void> {
  await tx('refund_requests')
    .where({ order_uuid: orderUuid, state: 'open' })
    .update({ ...decision, decided_at: tx.raw('clock_now()') });
}

export const REFUND_QUEUE_COLUMNS = ['created_at', 'decided_at'] as const;

/** A request beside what staff decide it by. */
export interface QueuedRequest extends RefundRequestRow {
  store_uuid: string;
  store_name: string;
  price: number;
  silver_used: number;
  paid_at: Date;
}

/** What staff have to decide, or have decided: the first asked first. */
export function findRefundQueue(
  db: Knex,
  state: RefundRequestState,
  page: Page<(typeof REFUND_QUEUE_COLUMNS)[number]>,
): Promise<Listed<QueuedRequest>> {
  const requests = db('refund_requests as r')
    .join('store_orders as o', 'o.uuid', 'r.order_uuid')
    .where({ 'r.state': state })
    .select(...COLUMNS.map((column) => `r.${column}`), 'o.store_uuid', 'o.store_name', 'o.price', 'o.silver_used', 'o.paid_at');
  return readPage<QueuedRequest>(db.from(requests.as('queue')).select('queue.*'), page, 'order_uuid');
}
