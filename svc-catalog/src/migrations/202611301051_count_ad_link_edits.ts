import type { Knex } from 'knex';

/** Counts the edits of tracked links, so that a page doesn't overwrite one that it hasn't seen. `revision` counts published states. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    set local lock_timeout = '10s';
    alter table ad_links add column edit_revision integer not null default 1;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table ad_links drop column edit_revision');
}
