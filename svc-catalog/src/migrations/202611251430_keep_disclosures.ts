import type { Knex } from 'knex';

/** What programs made of a version's story, as the file says that it was made from; nothing is known of versions from before. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`alter table app_versions add column made_with jsonb not null default '[]'`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table app_versions drop column made_with');
}
