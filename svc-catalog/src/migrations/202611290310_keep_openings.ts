import type { Knex } from 'knex';

/** Adds the segments of a version's free opening, which don't count for refunds; null without an opening, as in older versions. */
export async function up(db: Knex): Promise<void> {
  await db.raw('alter table app_versions add column opening_segments text[]');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table app_versions drop column opening_segments');
}
