import type { Knex } from 'knex';

/** Adds what programs made of a version's story, as its file says; unknown for older versions. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`alter table app_versions add column made_with jsonb not null default '[]'`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table app_versions drop column made_with');
}
