import type { Knex } from 'knex';

export const outsideTransaction = true;

/** Adds the index for emptying the trash, which has few of all apps. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('drop index concurrently if exists apps_in_trash');
  await knex.raw('create index concurrently apps_in_trash on apps (deleted_at) where deleted_at is not null');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index concurrently apps_in_trash');
}
