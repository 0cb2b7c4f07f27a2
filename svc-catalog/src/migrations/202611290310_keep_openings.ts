import type { Knex } from 'knex';

/** The segments that a version's free opening has, which count against no refund; null where it has none, as all from before. */
export async function up(db: Knex): Promise<void> {
  await db.raw('alter table app_versions add column opening_segments text[]');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table app_versions drop column opening_segments');
}
