import type { Knex } from 'knex';
import type { Listed, Page } from '../lists/page.ts';
import { readPage } from '../lists/service.ts';

export type UnmatchedState = 'open' | 'booked' | 'left' | 'matched';

/** A provider's report of a payment, in hundredths of the reported currency. */
export interface ReportedMoney {
  payment_uuid: string;
  currency: string;
  paid_amount: number;
  refunded_amount: number;
}

export interface UnmatchedRow extends ReportedMoney {
  state: UnmatchedState;
  decided_by: string | null;
  reason: string | null;
  opened_at: Date;
  closed_at: Date | null;
}

const DIFFERS = `(u.currency, u.paid_amount, u.refunded_amount) is distinct from (:currency, :paid_amount, :refunded_amount)`;

/** Opens a payment's row, or reopens it when the report differs from the one that staff decided on. Returns whether it did either. */
export async function openUnmatched(tx: Knex, reported: ReportedMoney): Promise<boolean> {
  const { rows } = await tx.raw<{ rows: object[] }>(
    `insert into unmatched_payments as u (payment_uuid, currency, paid_amount, refunded_amount)
     values (:payment_uuid, :currency, :paid_amount, :refunded_amount)
     on conflict (payment_uuid) do update set currency = :currency, paid_amount = :paid_amount, refunded_amount = :refunded_amount,
       state = 'open', decided_by = null, reason = null, closed_at = null,
       opened_at = case u.state when 'open' then u.opened_at else clock_now() end
     where u.state = 'matched' or ${DIFFERS}
     returning u.payment_uuid`,
    { ...reported },
  );
  return rows.length > 0;
}

/** Closes a payment's row, if it has one, when the provider's books and ours agree. */
export async function closeMatched(tx: Knex, reported: ReportedMoney): Promise<void> {
  await tx.raw(
    `update unmatched_payments u set currency = :currency, paid_amount = :paid_amount, refunded_amount = :refunded_amount,
       state = 'matched', decided_by = null, reason = null, closed_at = clock_now()
     where payment_uuid = :payment_uuid and (u.state = 'open' or (u.state <> 'matched' and ${DIFFERS}))`,
    { ...reported },
  );
}

/** A payment in our books, whose difference staff reconcile. */
export interface BookedPayment {
  uuid: string;
  user_uuid: string;
  provider_key: string;
  provider_ref: string | null;
  currency: 'USD' | 'TWD' | 'CNY';
  coins: number;
  pay_amount: number;
  vip_grade: number | null;
  state: number;
}

/** Locks a payment and its open row, the payment first, like webhooks, to avoid deadlocks. Returns null when nothing is open. */
export async function lockOpen(tx: Knex.Transaction, paymentUuid: string): Promise<{ payment: BookedPayment; row: UnmatchedRow } | null> {
  const payment = await tx<BookedPayment>('payments').where({ uuid: paymentUuid }).forUpdate().first();
  const row = await tx<UnmatchedRow>('unmatched_payments').where({ payment_uuid: paymentUuid, state: 'open' }).forUpdate().first();
  return payment && row ? { payment, row } : null;
}

export async function closeByStaff(
  tx: Knex,
  paymentUuid: string,
  decision: { state: 'booked' | 'left'; decided_by: string; reason: string },
): Promise<void> {
  await tx('unmatched_payments')
    .where({ payment_uuid: paymentUuid })
    .update({ ...decision, closed_at: tx.raw('clock_now()') });
}

export const UNMATCHED_COLUMNS = ['opened_at', 'closed_at'] as const;

/** A row with its payment. */
export interface ListedUnmatched extends UnmatchedRow, Omit<BookedPayment, 'state' | 'uuid' | 'currency'> {
  asked_currency: string;
  is_paid: boolean;
  booked_refund: number;
  booked_coins: number;
}

const LISTED = `select u.*, p.user_uuid, p.provider_key, p.provider_ref, p.currency as asked_currency, p.coins, p.pay_amount, p.vip_grade,
    p.state = 1 as is_paid, coalesce(r.booked_refund, 0) as booked_refund, coalesce(r.booked_coins, 0) as booked_coins
  from unmatched_payments u join payments p on p.uuid = u.payment_uuid left join payment_reversals r on r.payment_uuid = u.payment_uuid`;

export async function findUnmatched(db: Knex, paymentUuid: string): Promise<ListedUnmatched | null> {
  const { rows } = await db.raw<{ rows: ListedUnmatched[] }>(`${LISTED} where u.payment_uuid = ?`, [paymentUuid]);
  return rows[0] ?? null;
}

/** Lists open or closed payment differences. */
export function findAllUnmatched(
  db: Knex,
  isOpen: boolean,
  page: Page<(typeof UNMATCHED_COLUMNS)[number]>,
): Promise<Listed<ListedUnmatched>> {
  const rows = db.raw(`(${LISTED} where (u.state = 'open') = ?) as unmatched`, [isOpen]);
  return readPage<ListedUnmatched>(db.from(rows).select('unmatched.*'), page, 'payment_uuid');
}

export async function countOpenUnmatched(db: Knex): Promise<number> {
  const row = await db('unmatched_payments').where({ state: 'open' }).count<{ count: number }[]>('* as count').first();
  return Number(row?.count ?? 0);
}
