import type { Knex } from 'knex';

/** When a payment's provider is asked of it next, in case a webhook was lost; null once it is asked no more. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw("alter table payments add column check_after timestamptz default clock_now() + interval '1 minute'");
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table payments drop column check_after');
}
