import type { Knex } from 'knex';

/** Counts the saves of an app's node tree, so that an editor doesn't overwrite a save that it hasn't seen. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('app_trees', (table) => {
    table.integer('revision').notNullable().defaultTo(1);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('app_trees', (table) => {
    table.dropColumn('revision');
  });
}
