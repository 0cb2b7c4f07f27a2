import type { Knex } from 'knex';

/**
 * What a translation made of each line, by its mark, so that how much of a language is whose is told when what was proposed is dropped.
 * Of those that were made before it isn't known.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table drama_proposals add column translated jsonb');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table drama_proposals drop column translated');
}
