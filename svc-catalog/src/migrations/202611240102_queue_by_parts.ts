import type { Knex } from 'knex';

/** It may be long on a table that people write to, and may be run again after a failure. */
export const outsideTransaction = true;

/** A submission waits while one of its parts does; and how long decisions took is counted over the last of them. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('drop index concurrently if exists store_submits_queue_of_parts');
  await knex.raw(`
    create index concurrently store_submits_queue_of_parts on store_submits (least(page_state, package_state), submitted_at, uuid)
    where is_current`);
  await knex.raw('drop index concurrently if exists store_submits_decided');
  await knex.raw('create index concurrently store_submits_decided on store_submits (decided_at) where decided_at is not null');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index store_submits_queue_of_parts');
  await knex.raw('drop index store_submits_decided');
}
