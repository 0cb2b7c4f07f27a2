import type { Knex } from 'knex';

/** Until when staff have suspended somebody: whoever is isn't paid out for that long. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table people add column suspended_until timestamptz');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table people drop column suspended_until');
}
