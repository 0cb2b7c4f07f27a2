import type { Knex } from 'knex';

export const outsideTransaction = true;

/** Each new bill looks for its buyer's old ones. Built while people buy; what was stopped halfway is built anew. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('drop index concurrently if exists quotes_looked_at');
  await knex.raw(
    'create index concurrently quotes_looked_at on quotes (buyer_uuid, created_at, uuid) where paid_at is null and held_at is null',
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index concurrently if exists quotes_looked_at');
}
