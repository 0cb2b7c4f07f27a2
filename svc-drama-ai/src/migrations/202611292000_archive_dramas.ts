import type { Knex } from 'knex';

/** Adds when a drama was archived. A person has at most 1,000 dramas, so that the list needs no other index. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table dramas add column archived_at timestamptz(3)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table dramas drop column archived_at');
}
