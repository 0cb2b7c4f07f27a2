import type { Knex } from 'knex';

export const outsideTransaction = true;

const INDEXES = {
  store_orders_never_paid: 'store_orders (updated_at) where state in (2, 3)',
  quotes_held: 'quotes (held_at) where held_at is not null and paid_at is null',
};

/**
 * Adds indexes by which the hourly pruning finds orders and quotes that expired unpaid. They are built concurrently; an interrupted build
 * is repeated.
 */
export async function up(knex: Knex): Promise<void> {
  for (const [name, of] of Object.entries(INDEXES)) {
    await knex.raw(`drop index concurrently if exists ${name}`);
    await knex.raw(`create index concurrently ${name} on ${of}`);
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const name of Object.keys(INDEXES)) await knex.raw(`drop index concurrently if exists ${name}`);
}
