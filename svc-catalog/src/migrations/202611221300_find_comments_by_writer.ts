import type { Knex } from 'knex';

/** How much somebody has written lately is asked before each comment. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('create index store_comments_of_writer on store_comments (user_uuid, created_at desc)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index store_comments_of_writer');
}
