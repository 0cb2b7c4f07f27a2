import type { Knex } from 'knex';

/** Adds whether an app asks for cross-origin isolation, which games with threads need. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('apps', (table) => {
    table.boolean('isolated').notNullable().defaultTo(false);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('apps', (table) => {
    table.dropColumn('isolated');
  });
}
