import type { Knex } from 'knex';

/** Adds both parts' states and details to the timeline; older rows have none. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table store_logs add column page_state smallint, add column package_state smallint, add column detail jsonb not null default '{}'`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table store_logs drop column page_state, drop column package_state, drop column detail');
}
