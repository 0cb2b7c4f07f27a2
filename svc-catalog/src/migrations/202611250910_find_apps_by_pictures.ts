import type { Knex } from 'knex';

export const outsideTransaction = true;

/** Whenever a file is deleted the database looks for apps that show it; most apps have neither picture. */
const INDEXES = {
  apps_by_logo: 'apps (logo_file) where logo_file is not null',
  apps_by_thumb: 'apps (thumb_file) where thumb_file is not null',
};

export async function up(knex: Knex): Promise<void> {
  for (const [name, on] of Object.entries(INDEXES)) {
    // One whose making was cut short stands there unusable.
    await knex.raw('drop index concurrently if exists ??', [name]);
    await knex.raw(`create index concurrently ?? on ${on}`, [name]);
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const name of Object.keys(INDEXES)) await knex.raw('drop index concurrently if exists ??', [name]);
}
