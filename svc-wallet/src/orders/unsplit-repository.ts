import type { Knex } from 'knex';

/**
 * Returns the uuids of orders, in their order and after `after`, that were paid more than `olderThanSeconds` ago and are neither split nor
 * refunded.
 */
export async function findUnsplitOrders(db: Knex, olderThanSeconds: number, after: string, limit: number): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { uuid: string }[] }>(
    `select uuid from store_orders
     where split_state = 'pending' and paid_at < clock_now() - make_interval(secs => ?) and uuid > ? order by uuid limit ?`,
    [olderThanSeconds, after, limit],
  );
  return rows.map(({ uuid }) => uuid);
}

export interface Unsplit {
  orders: number;
  /** 0 when there are none. */
  oldestSeconds: number;
}

/** Counts paid orders that aren't split yet, and returns how many seconds ago the first of them was paid. */
export async function countUnsplitOrders(db: Knex): Promise<Unsplit> {
  const { rows } = await db.raw<{ rows: { orders: number; oldest: number }[] }>(
    `select count(*) as orders, coalesce(extract(epoch from clock_now() - min(paid_at)), 0)::float8 as oldest
     from store_orders where split_state = 'pending'`,
  );
  return { orders: rows[0]?.orders ?? 0, oldestSeconds: rows[0]?.oldest ?? 0 };
}
