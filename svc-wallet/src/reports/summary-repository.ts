import type { Knex } from 'knex';

/** An arbitrary key that no other advisory lock in our databases has. */
const SUMMARY_LOCK = 7_231_002;

const KEYS = ['owner_uuid', 'day', 'store_uuid', 'country', 'agent_uuid', 'promoter_uuid', 'ad_link_uid'].join();
const MEASURES = [
  'units',
  'gross',
  'returns',
  'refund',
  'fee',
  'promoter',
  'agent',
  'owner',
  'settled_units',
  'settled_promoter',
  'settled_agent',
  'settled_owner',
];
const SUMS = MEASURES.map((measure) => `sum(${measure})`).join();

/** Tries to take the lock of folding and rebuilding until the transaction ends; returns whether it did. */
export async function tryLockSummary(tx: Knex): Promise<boolean> {
  const { rows } = await tx.raw<{ rows: { taken: boolean }[] }>('select pg_try_advisory_xact_lock(?) as taken', [SUMMARY_LOCK]);
  return rows[0]?.taken ?? false;
}

/** Waits for that lock, and disables the idle time-out, because the caller works on another connection meanwhile. */
export async function lockSummary(tx: Knex): Promise<void> {
  await tx.raw("select set_config('idle_in_transaction_session_timeout', '0', true), pg_advisory_xact_lock(?)", [SUMMARY_LOCK]);
}

/** Adds the oldest changes to the sums of their days; returns their number. */
export async function foldChanges(tx: Knex, limit: number): Promise<number> {
  const { rows } = await tx.raw<{ rows: { folded: number }[] }>(
    `with taken as (
       delete from sales_changes where seq in (select seq from sales_changes order by seq limit ?) returning *
     ), kept as (
       insert into sales_days as days (${KEYS}, ${MEASURES.join()})
       select ${KEYS}, ${SUMS} from taken group by ${KEYS}
       on conflict (${KEYS}) do update set ${MEASURES.map((measure) => `${measure} = days.${measure} + excluded.${measure}`).join()}
     )
     select count(*) as folded from taken`,
    [limit],
  );
  return rows[0]?.folded ?? 0;
}

/**
 * Rebuilds all days from the orders and returns their number. In a `repeatable read` transaction an order and its change are visible
 * together or not at all, so concurrent sales are neither lost nor counted twice.
 */
export async function countDaysAnew(tx: Knex): Promise<number> {
  await tx.raw('delete from sales_changes');
  await tx.raw('delete from sales_days');
  const { rowCount } = await tx.raw<{ rowCount: number }>(
    `insert into sales_days (${KEYS}, ${MEASURES.join()}) select ${KEYS}, ${SUMS} from order_sales group by ${KEYS}`,
  );
  return rowCount;
}
