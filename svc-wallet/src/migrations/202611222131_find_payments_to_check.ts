import type { Knex } from 'knex';

export const outsideTransaction = true;

/** Builds the index concurrently. An interrupted build leaves an invalid index, which is dropped and built again. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('drop index concurrently if exists payments_to_check');
  await knex.raw('create index concurrently payments_to_check on payments (check_after) where check_after is not null');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index concurrently if exists payments_to_check');
}
