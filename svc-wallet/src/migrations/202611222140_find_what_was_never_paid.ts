import type { Knex } from 'knex';

export const outsideTransaction = true;

const INDEXES = {
  store_orders_never_paid: 'store_orders (updated_at) where state in (2, 3)',
  quotes_held: 'quotes (held_at) where held_at is not null and paid_at is null',
};

/** The hourly pruning looks for orders and bills that waited in vain. Built while people buy; what was stopped halfway is built anew. */
export async function up(knex: Knex): Promise<void> {
  for (const [name, of] of Object.entries(INDEXES)) {
    await knex.raw(`drop index concurrently if exists ${name}`);
    await knex.raw(`create index concurrently ${name} on ${of}`);
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const name of Object.keys(INDEXES)) await knex.raw(`drop index concurrently if exists ${name}`);
}
