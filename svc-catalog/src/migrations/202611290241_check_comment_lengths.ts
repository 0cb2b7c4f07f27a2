import type { Knex } from 'knex';

/** Validates the constraint of the migration before, which added it without reading the table. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table store_comments validate constraint store_comments_comment_check');
}

export async function down(): Promise<void> {
  // A validated constraint allows what it allowed before.
}
