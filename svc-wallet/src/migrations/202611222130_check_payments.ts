import type { Knex } from 'knex';

/** Adds when a payment is next checked at its provider, in case a webhook was lost; null when it isn't checked any more. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw("alter table payments add column check_after timestamptz default clock_now() + interval '1 minute'");
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table payments drop column check_after');
}
