import type { Knex } from 'knex';

export const outsideTransaction = true;

/** Indexes for deleting a file, which looks for apps with that picture; most apps have none. */
const INDEXES = {
  apps_by_logo: 'apps (logo_file) where logo_file is not null',
  apps_by_thumb: 'apps (thumb_file) where thumb_file is not null',
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
