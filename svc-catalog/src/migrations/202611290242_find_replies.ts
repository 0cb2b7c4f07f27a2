import type { Knex } from 'knex';

export const outsideTransaction = true;

/** Replies are read by their comment, hidden comments by staff. */
const INDEXES = {
  store_comments_of_parent: 'store_comments (parent_uuid, created_at, uuid) where parent_uuid is not null',
  store_comments_hidden: 'store_comments (hidden_at desc, uuid desc) where hidden_at is not null',
};

export async function up(knex: Knex): Promise<void> {
  for (const [name, on] of Object.entries(INDEXES)) {
    // An index whose creation was interrupted exists but is invalid.
    await knex.raw('drop index concurrently if exists ??', [name]);
    await knex.raw(`create index concurrently ?? on ${on}`, [name]);
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const name of Object.keys(INDEXES)) await knex.raw('drop index concurrently if exists ??', [name]);
}
