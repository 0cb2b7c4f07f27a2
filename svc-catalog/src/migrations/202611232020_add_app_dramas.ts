import type { Knex } from 'knex';

/** Adds the drama from which an app is made, by its id in svc-drama-ai. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table apps add column drama_uuid uuid');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table apps drop column drama_uuid');
}
