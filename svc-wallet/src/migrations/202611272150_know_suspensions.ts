import type { Knex } from 'knex';

/** Adds the end of a person's suspension; until then they aren't paid out. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table people add column suspended_until timestamptz');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table people drop column suspended_until');
}
