import type { Knex } from 'knex';

/** Runs outside a transaction, because building the index can take long while the table is written; it can be repeated after a failure. */
export const outsideTransaction = true;

/** Adds indexes for the queue, in which one waiting part makes a submission wait, and for the median wait of the last decisions. */
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
