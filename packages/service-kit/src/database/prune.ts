import type { Knex } from 'knex';

/** What every service's database holds longer than anybody needs it. */
const SHARED = [
  `delete from outbox where id in (select id from outbox old
     where published_at < clock_now() - interval '8 days' and not (is_state and not exists (select 1 from outbox newer
       where newer.type = old.type and newer.aggregate_id = old.aggregate_id and newer.seq > old.seq)) limit 2000)`,
  `delete from inbox where (consumer, event_id) in
     (select consumer, event_id from inbox where handled_at < clock_now() - interval '30 days' limit 2000)`,
  'select from prune_idempotency_keys()',
];

/**
 * Drops what is no longer needed: facts published more than 8 days ago, states followed by a newer one, inbox rows and
 * idempotency keys older than 30 days, and what the service's `own` statements name. Works in small steps so that nothing
 * waits for it: each statement drops some rows and is run until it finds none.
 */
export async function prune(db: Knex, own: readonly string[] = []): Promise<void> {
  for (const step of [...SHARED, ...own]) {
    let deleted = 1;
    while (deleted > 0) ({ rowCount: deleted } = await db.raw<{ rowCount: number }>(step));
  }
}
