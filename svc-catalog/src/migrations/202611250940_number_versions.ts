import type { Knex } from 'knex';

/** The last number that a version of an app was begun under: its files are in their place before it is a version. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table apps add column versions_begun integer not null default 0');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table apps drop column versions_begun');
}
