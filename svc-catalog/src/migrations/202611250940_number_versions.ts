import type { Knex } from 'knex';

/** Adds the last number given to a version of an app, because its files are stored before the version exists. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table apps add column versions_begun integer not null default 0');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table apps drop column versions_begun');
}
