import type { Knex } from 'knex';

export const outsideTransaction = true;

/** Built while people pay. One that was stopped halfway is of no use and is built anew. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('drop index concurrently if exists payments_to_check');
  await knex.raw('create index concurrently payments_to_check on payments (check_after) where check_after is not null');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index concurrently if exists payments_to_check');
}
