import type { Knex } from 'knex';

/** Since then sales call `hold_sale`. */
export const contractsAfter = '202611221900_hold_orders';

/** Drops the function that `hold_sale` replaced. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('drop function if exists hold_checkout');
}
