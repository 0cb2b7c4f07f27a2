import type { Knex } from 'knex';

/** Adds the index by which a tracked link's orders are read by its uid and day. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('create index store_orders_ad_link on store_orders (ad_link_uid, paid_at) where ad_link_uid is not null');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index store_orders_ad_link');
}
