import type { Knex } from 'knex';

export const outsideTransaction = true;

/** Adds an index of staff, who are few of all people and are re-checked every few minutes. */
export async function up(knex: Knex): Promise<void> {
  // An index whose creation was interrupted exists but is invalid.
  await knex.raw('drop index concurrently if exists users_staff');
  await knex.raw(`create index concurrently users_staff on users (uuid) where 'staff' = any(roles)`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index concurrently if exists users_staff');
}
