import type { Knex } from 'knex';
import type { MigrationContext } from './migrate.ts';

/**
 * Creates the function that deletes idempotency keys older than 30 days, after which no client retries a command. The runtime role
 * may call it but not delete keys itself: a recent key prevents a person from paying twice.
 */
export async function up(knex: Knex, { runtimeRole }: MigrationContext): Promise<void> {
  await knex.raw(PRUNE_KEYS);
  await knex.raw('revoke all on function prune_idempotency_keys() from public');
  await knex.raw('grant execute on function prune_idempotency_keys() to ??', [runtimeRole]);
}

const PRUNE_KEYS = `
  create index idempotency_keys_by_time on idempotency_keys (created_at);

  -- One row for each key that it dropped.
  create function prune_idempotency_keys() returns setof text language sql security definer set search_path = public, pg_temp as $$
    delete from idempotency_keys where (scope, key) in
      (select scope, key from idempotency_keys where created_at < clock_now() - interval '30 days' limit 2000)
    returning key $$;
`;
