import type { Knex } from 'knex';

/** How much of a story each of its languages tells: of versions that were made before this nobody knows. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw("alter table apps add column translated jsonb not null default '{}'");
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table apps drop column translated');
}
