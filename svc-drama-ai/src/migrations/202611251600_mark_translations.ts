import type { Knex } from 'knex';

/**
 * Adds, for a translation, the mark of each translated text by the id of its line or choice, so that the shares of a language's text are
 * known after the proposal's changes are deleted. Null for earlier proposals.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table drama_proposals add column translated jsonb');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table drama_proposals drop column translated');
}
