import type { Knex } from 'knex';

/** Counts the changes of profiles, comments and updates, so that a page doesn't overwrite a change that it hasn't seen. */
export async function up(knex: Knex): Promise<void> {
  // People last, as the catalogue locks them.
  await knex.raw(`
    set local lock_timeout = '10s';
    alter table store_comments add column revision integer not null default 1;
    alter table store_update_logs add column revision integer not null default 1;
    alter table users add column profile_revision integer not null default 1;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table store_comments drop column revision;
    alter table store_update_logs drop column revision;
    alter table users drop column profile_revision;
  `);
}
