import type { Knex } from 'knex';

/** The hourly pruning looks for quotes that nobody paid. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('create index quotes_unpaid on quotes (expires_at) where paid_at is null');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index quotes_unpaid');
}
