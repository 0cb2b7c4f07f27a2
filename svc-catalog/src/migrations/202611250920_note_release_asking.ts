import type { Knex } from 'knex';

export const outsideTransaction = true;

/**
 * When a listing's release was last asked for, so that what is due is read in that order by one index. Of what waits already its
 * history says it; processes of before leave it empty, and theirs come last of their hour.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table stores add column if not exists release_asked_at timestamptz');
  await knex.raw(`
    update stores set release_asked_at =
      (select max(at) from store_logs where store_logs.store_uuid = stores.uuid and store_logs.action = 'release')
    where announced_at is null and released_at is not null and release_asked_at is null
  `);
  // One whose making was cut short stands there unusable.
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
