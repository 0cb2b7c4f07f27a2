import type { Knex } from 'knex';

export const outsideTransaction = true;

/** Adds the index for lists of decided refund requests, last decided first. It is built concurrently; an interrupted build is repeated. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('drop index concurrently if exists refund_requests_decided');
  await knex.raw('create index concurrently refund_requests_decided on refund_requests (state, decided_at, order_uuid)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index concurrently if exists refund_requests_decided');
}
