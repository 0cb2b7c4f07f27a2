import type { Knex } from 'knex';

export const outsideTransaction = true;

/** Adds the index by which a new quote finds its buyer's old ones. It is built concurrently; an interrupted build is repeated. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('drop index concurrently if exists quotes_looked_at');
  await knex.raw(
    'create index concurrently quotes_looked_at on quotes (buyer_uuid, created_at, uuid) where paid_at is null and held_at is null',
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index concurrently if exists quotes_looked_at');
}
