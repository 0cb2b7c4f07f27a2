import type { Knex } from 'knex';

/** Any number that no other use of advisory locks in our databases has. */
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

/** Whoever else folds or rebuilds has it until their transaction ends. */
export async function tryLockSummary(tx: Knex): Promise<boolean> {
  const { rows } = await tx.raw<{ rows: { taken: boolean }[] }>('select pg_try_advisory_xact_lock(?) as taken', [SUMMARY_LOCK]);
  return rows[0]?.taken ?? false;
}

/** The same, waited for, and held for as long as whoever has it is at work elsewhere. */
export async function lockSummary(tx: Knex): Promise<void> {
  await tx.raw("select set_config('idle_in_transaction_session_timeout', '0', true), pg_advisory_xact_lock(?)", [SUMMARY_LOCK]);
}

/** Adds the oldest changes to the days that they are of; answers how many those were. */
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
 * Counts all days anew from the orders. In a `repeatable read` transaction an order is seen with the changes that its own wrote,
 * or without both: what is sold meanwhile is neither lost nor counted twice. Answers how many days there are.
 */
export async function countDaysAnew(tx: Knex): Promise<number> {
  await tx.raw('delete from sales_changes');
  await tx.raw('delete from sales_days');
  const { rowCount } = await tx.raw<{ rowCount: number }>(
    `insert into sales_days (${KEYS}, ${MEASURES.join()}) select ${KEYS}, ${SUMS} from order_sales group by ${KEYS}`,
  );
  return rowCount;
}
