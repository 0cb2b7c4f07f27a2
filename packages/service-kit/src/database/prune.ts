import type { Knex } from 'knex';

/** Pruning statements of every service's database. */
const SHARED = [
  `delete from outbox where id in (select id from outbox old
     where published_at < clock_now() - interval '8 days' and not (is_state and not exists (select 1 from outbox newer
       where newer.type = old.type and newer.aggregate_id = old.aggregate_id and newer.seq > old.seq)) limit 2000)`,
  `delete from inbox where (consumer, event_id) in
     (select consumer, event_id from inbox where handled_at < clock_now() - interval '30 days' limit 2000)`,
  'select from prune_idempotency_keys()',
];

/**
 * Deletes events published more than 8 days ago, except each aggregate's last state, inbox rows and idempotency keys older than
 * 30 days, and the rows of the service's `own` statements. Each statement deletes some rows and is run until it finds none, so that
 * its locks are short.
 */
export async function prune(db: Knex, own: readonly string[] = []): Promise<void> {
  for (const step of [...SHARED, ...own]) {
    let deleted = 1;
    while (deleted > 0) ({ rowCount: deleted } = await db.raw<{ rowCount: number }>(step));
  }
}
