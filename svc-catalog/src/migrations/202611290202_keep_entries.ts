import type { Knex } from 'knex';

/** Which file of its archive a version's story begins with; null where nobody had to say so. */
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
