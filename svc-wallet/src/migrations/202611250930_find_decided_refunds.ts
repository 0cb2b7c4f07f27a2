import type { Knex } from 'knex';

export const outsideTransaction = true;

/** What staff decided is read the last decided first. Built while people buy; what was stopped halfway is built anew. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('drop index concurrently if exists refund_requests_decided');
  await knex.raw('create index concurrently refund_requests_decided on refund_requests (state, decided_at, order_uuid)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index concurrently if exists refund_requests_decided');
}
