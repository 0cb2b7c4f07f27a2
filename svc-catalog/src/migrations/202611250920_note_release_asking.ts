import type { Knex } from 'knex';

export const outsideTransaction = true;

/**
 * Adds when a listing's release was last requested, so that one index returns due releases in that order. Waiting ones get it from the
 * timeline; those of the previous release's processes have none and come last in their hour.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table stores add column if not exists release_asked_at timestamptz');
  await knex.raw(`
    update stores set release_asked_at =
      (select max(at) from store_logs where store_logs.store_uuid = stores.uuid and store_logs.action = 'release')
    where announced_at is null and released_at is not null and release_asked_at is null
  `);
  // An index whose creation was interrupted exists but is invalid.
  await knex.raw('drop index concurrently if exists stores_due_as_asked');
  await knex.raw(
    'create index concurrently stores_due_as_asked on stores (released_at, release_asked_at, uuid) where announced_at is null',
  );
  await knex.raw('drop index concurrently if exists stores_due');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('create index concurrently if not exists stores_due on stores (released_at) where announced_at is null');
  await knex.raw('drop index concurrently if exists stores_due_as_asked');
  await knex.raw('alter table stores drop column if exists release_asked_at');
}
