import type { Knex } from 'knex';

/** Adds the index by which a person's recent comments are counted before each new one. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('create index store_comments_of_writer on store_comments (user_uuid, created_at desc)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index store_comments_of_writer');
}
