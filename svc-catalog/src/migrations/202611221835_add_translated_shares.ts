import type { Knex } from 'knex';

/** Adds the translated share of a story per language; unknown for older versions. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw("alter table apps add column translated jsonb not null default '{}'");
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table apps drop column translated');
}
