import type { Knex } from 'knex';

/** Adds the first file of a version's story in its archive; null if its creator didn't have to choose. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('app_versions', (table) => {
    table.text('entry');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('app_versions', (table) => {
    table.dropColumn('entry');
  });
}
