import type { Knex } from 'knex';

export const outsideTransaction = true;

/** For emptying the trash, of which most apps are no part. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('drop index concurrently if exists apps_in_trash');
  await knex.raw('create index concurrently apps_in_trash on apps (deleted_at) where deleted_at is not null');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index concurrently apps_in_trash');
}
