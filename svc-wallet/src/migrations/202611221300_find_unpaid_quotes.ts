import type { Knex } from 'knex';

/** Adds the index by which the hourly pruning finds unpaid quotes. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('create index quotes_unpaid on quotes (expires_at) where paid_at is null');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index quotes_unpaid');
}
