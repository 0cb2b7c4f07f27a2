import type { Knex } from 'knex';
import type { DisputeState, ReversalStatus } from './reversal.ts';

export interface ReversalRow {
  payment_uuid: string;
  user_uuid: string;
  status: ReversalStatus;
  step: number;
  refunded: boolean;
  /** The booked part of partial refunds: hundredths of the payment's currency, and coins. */
  booked_refund: number;
  booked_coins: number;
  owed_coins: number;
  written_off: number;
  earnings_taken: number;
}

const COLUMNS = [
  'payment_uuid',
  'user_uuid',
  'status',
  'step',
  'refunded',
  'booked_refund',
  'booked_coins',
  'owed_coins',
  'written_off',
  'earnings_taken',
] as const;

/** Records a webhook's event id; returns false when it was recorded before. */
export async function takeEvent(tx: Knex, providerKey: string, eventId: string): Promise<boolean> {
  const taken = await tx('webhook_events')
    .insert({ provider_key: providerKey, event_id: eventId })
    .onConflict()
    .ignore()
    .returning('event_id');
  return taken.length > 0;
}

/** Deletes event ids after 90 days; providers repeat a webhook for some days at most. */
export const PRUNE_WEBHOOK_EVENTS = `delete from webhook_events where (provider_key, event_id) in
  (select provider_key, event_id from webhook_events where received_at < clock_now() - interval '90 days' limit 2000)`;

export interface ReportedDispute {
  providerKey: string;
  disputeRef: string;
  paymentUuid: string;
  state: DisputeState;
}

/** Saves a dispute's state: won overrides lost, and both override open. */
export async function saveDispute(tx: Knex, { providerKey, disputeRef, paymentUuid, state }: ReportedDispute): Promise<void> {
  await tx.raw(
    `insert into payment_disputes as d (provider_key, dispute_ref, payment_uuid, state) values (?, ?, ?, ?)
     on conflict (provider_key, dispute_ref) do update set state = excluded.state, updated_at = clock_now()
       where d.payment_uuid = excluded.payment_uuid
         and array_position(array['open', 'lost', 'won'], excluded.state) > array_position(array['open', 'lost', 'won'], d.state)`,
    [providerKey, disputeRef, paymentUuid, state],
  );
}

/** Returns the states of a payment's disputes. */
export async function findDisputes(tx: Knex, paymentUuid: string): Promise<DisputeState[]> {
  const rows = await tx<{ payment_uuid: string; state: DisputeState }>('payment_disputes')
    .where({ payment_uuid: paymentUuid })
    .select('state');
  return rows.map(({ state }) => state);
}

export interface ReportedRefund {
  providerKey: string;
  refundRef: string;
  paymentUuid: string;
  /** Hundredths of the payment's currency. */
  amount: number;
  failed: boolean;
}

/** Saves a refund; one that was reported as failed stays failed, whatever is reported later. */
export async function saveRefund(tx: Knex, { providerKey, refundRef, paymentUuid, amount, failed }: ReportedRefund): Promise<void> {
  await tx.raw(
    `insert into payment_refunds as r (provider_key, refund_ref, payment_uuid, amount, failed) values (?, ?, ?, ?, ?)
     on conflict (provider_key, refund_ref) do update set failed = true, told_at = clock_now()
       where r.payment_uuid = excluded.payment_uuid and excluded.failed and not r.failed`,
    [providerKey, refundRef, paymentUuid, amount, failed],
  );
}

/** Returns the refunded amount of a payment, in hundredths of its currency; null when no refund was ever reported. */
export async function findRefundedAmount(tx: Knex, paymentUuid: string): Promise<number | null> {
  const { rows } = await tx.raw<{ rows: { refunded: number | null }[] }>(
    `select sum(case when failed then 0 else amount end)::bigint as refunded from payment_refunds where payment_uuid = ?`,
    [paymentUuid],
  );
  return rows[0]?.refunded ?? null;
}

export async function findReversal(tx: Knex, paymentUuid: string): Promise<ReversalRow | null> {
  return (
    (await tx<ReversalRow>('payment_reversals')
      .where({ payment_uuid: paymentUuid })
      .first(...COLUMNS)) ?? null
  );
}

export async function saveReversal(tx: Knex, row: ReversalRow): Promise<void> {
  await tx('payment_reversals')
    .insert({ ...row, updated_at: tx.raw('clock_now()') })
    .onConflict('payment_uuid')
    .merge();
}

/** Returns a person's top-ups with an unrecovered loss of a lost dispute, oldest first. */
export async function findLosses(tx: Knex, userUuid: string): Promise<ReversalRow[]> {
  return tx<ReversalRow>('payment_reversals')
    .where({ user_uuid: userUuid })
    .whereRaw('(written_off > 0 or earnings_taken > 0)')
    .orderBy('payment_uuid')
    .select(COLUMNS);
}

/** Saves the unrecovered rest of a loss. */
export async function saveLoss(tx: Knex, paymentUuid: string, left: Pick<ReversalRow, 'written_off' | 'earnings_taken'>): Promise<void> {
  await tx('payment_reversals')
    .where({ payment_uuid: paymentUuid })
    .update({ ...left, updated_at: tx.raw('clock_now()') });
}
